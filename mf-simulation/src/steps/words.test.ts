import { bubblesOf, type Step } from '@consorcio/shared/flow';
import { moneyLabel } from '@consorcio/shared/journey';
import { aBrand, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import type { SimulationJourney } from '../state';
import { leadPlanosMensagem } from './lead-planos-mensagem.step';
import { leadSaudacao } from './lead-saudacao.step';
import { parcelaDescontoMensagem } from './parcela-desconto-mensagem.step';
import { rendaExtraValor } from './renda-extra-valor.step';

const said = (step: Step, journey: SimulationJourney = {}, empresaId = 902) =>
  bubblesOf(step, aScene({ journey, brand: aBrand({ empresaId, desconto: true }) })).join(' | ');

it.each<[string, Step, SimulationJourney, string]>([
  ['greets a new visitor', leadSaudacao, { nome: 'Joana' }, 'Prazer, <b>Joana</b>'],
  [
    'greets a visitor who simulates again',
    leadSaudacao,
    { nome: 'Joana', valorCreditoInCents: 1 },
    'seguir com você, <b>Joana</b>',
  ],
  ['shows markup in a name as text', leadSaudacao, { nome: '<i>J' }, '&lt;i&gt;J'],
  ['mentions the 30% before it asks for the income', leadPlanosMensagem, {}, '<b>30%</b>'],
  ['mentions the 30% in a second simulation', leadPlanosMensagem, { rendaMensalInCents: 1 }, '<b>30%</b>'],
  ['asks for the extra income', rendaExtraValor, { rendaMensalInCents: 100_00 }, 'Qual é o valor da sua renda extra'],
  [
    'asks for income that is not counted yet',
    rendaExtraValor,
    { rendaMensalInCents: 300_00, rendaExtraInCents: 100_00 },
    'R$\u00a0300,00',
  ],
])('%s', (_, step, journey, words) => {
  expect(said(step, journey)).toContain(words);
});

it.each([
  [902, {}, '50%'],
  [97, {}, '60%'],
  [902, { empresaId: 97 }, '60%'],
  [97, { empresaId: 99 }, '50%'],
])('company %i with a plan of %j has a discount of %s', (empresaId, journey, percent) => {
  expect(said(parcelaDescontoMensagem, journey, empresaId)).toContain(`${percent} de desconto`);
});

it.each([
  ['only the percentage, if the API has taken it off', 442.5, 'Sua primeira parcela sai com <b>50% de desconto</b>.'],
  [
    'both amounts, if the API has not',
    885,
    'Sua primeira parcela sai com <b>50% de desconto</b>: de R$\u00a0885,00 por <b>R$\u00a0442,50</b>.',
  ],
])('the discount is said with %s', (_, value, words) => {
  const planoSelecionado = aSelectedPlan({ planoValorPagamento: { value, label: moneyLabel(value) } });
  expect(said(parcelaDescontoMensagem, { planoSelecionado })).toContain(words);
});

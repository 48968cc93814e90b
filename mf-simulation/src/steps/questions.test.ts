import { bubblesOf, type Step } from '@consorcio/shared/flow';
import { moneyLabel } from '@consorcio/shared/journey';
import { aBrand, aScene, aSelectedPlan, resultOf } from '@consorcio/shared/testing';
import { creditRange, formatMoney, type GoodsType, goodsTypes, validationMessages } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { basicoValorRenda } from './basico-valor-renda.step';
import { leadCreditValue } from './lead-credit-value.step';
import { leadEmail } from './lead-email.step';
import { leadNome } from './lead-nome.step';
import { leadPlanosMensagem } from './lead-planos-mensagem.step';
import { leadSaudacao } from './lead-saudacao.step';
import { leadTelefone } from './lead-telefone.step';
import { parcelaDescontoMensagem } from './parcela-desconto-mensagem.step';
import { rendaExtraValor } from './renda-extra-valor.step';

const questions: readonly [Step, keyof SimulationJourney, answer: unknown, to: string, published: string][] = [
  [leadNome, 'nome', 'Joana', 'lead-saudacao', ''],
  [basicoValorRenda, 'rendaMensalInCents', 8_000_00, 'lead-email', 'income.given'],
  [leadEmail, 'email', 'joana@example.com', 'lead-telefone', ''],
  [leadTelefone, 'telefone', '11987654321', 'lead-criar', 'personal-data.updated'],
];

it.each(questions)('%# is asked until known, records and leads on', (step, field, answer, to, name) => {
  const [scene, payload] = [aScene(), { [field]: answer }];
  expect(step.known?.(scene)).toBe(false);
  expect(resultOf(step, answer, scene)).toEqual({ journey: payload, to, facts: name ? [{ name, payload }] : [] });
  expect(step.known?.(aScene({ journey: aSimulationJourney() }))).toBe(true);
});

it.each<[Step, typed: string, answer: unknown, shown: string]>([
  [leadNome, '  joão   da silva. ', 'joão da silva', 'joão da silva'],
  [basicoValorRenda, '100,00', 100_00, 'R$\u00a0100,00'],
  [leadEmail, 'joana@example.com', 'joana@example.com', 'joana@example.com'],
  [leadTelefone, '11 98765-4321', '11987654321', '(11) 98765-4321'],
])('$name reads %j as %j and shows %j in the visitor’s bubble', (step, typed, answer, shown) => {
  expect(step.input?.check(typed, aScene())).toEqual({ ok: true, value: answer });
  expect(step.input?.show?.(answer)).toBe(shown);
});

it.each<[Step, string, string]>([
  [leadNome, 'R2D2', validationMessages.nome],
  [basicoValorRenda, '99,99', validationMessages.income],
  [leadEmail, 'joana@', validationMessages.email],
  [leadTelefone, '(11) 1111-1111', validationMessages.phone],
])('$name refuses %j', (step, typed, message) => {
  expect(step.input?.check(typed, aScene())).toEqual({ ok: false, message });
});

it.each([
  [{ success: true }, undefined],
  [{ success: true, errorMessage: 'Ignorada' }, undefined],
  [{ success: false, errorMessage: 'Essa palavra não pode.' }, 'Essa palavra não pode.'],
  [{ success: false, errorMessage: '' }, validationMessages.nomeVariant],
  [{ success: false }, validationMessages.nomeVariant],
])('shows the reason of the server: %j', (answer, sentence) => {
  expect(leadNome.input?.verify?.refusal(answer, aScene())).toBe(sentence);
});

const said = (step: Step, journey: SimulationJourney = {}) =>
  bubblesOf(step, aScene({ journey, brand: aBrand({ desconto: true }) })).join(' | ');

it.each<[string, Step, SimulationJourney, string]>([
  ['greets a new visitor', leadSaudacao, { nome: 'Joana' }, 'Prazer, <b>Joana</b>'],
  ['greets a visitor again', leadSaudacao, { nome: 'Joana', valorCreditoInCents: 1 }, 'seguir com você, <b>Joana</b>'],
  ['shows markup in a name as text', leadSaudacao, { nome: '<i>J' }, '&lt;i&gt;J'],
  ['mentions the 30% before it asks for the income', leadPlanosMensagem, {}, '<b>30%</b>'],
  ['mentions the 30% in a second simulation', leadPlanosMensagem, { rendaMensalInCents: 1 }, '<b>30%</b>'],
  ['asks for the extra income', rendaExtraValor, { rendaMensalInCents: 100_00 }, 'Qual é o valor da sua renda extra'],
  ['says what is counted', rendaExtraValor, { rendaMensalInCents: 300_00, rendaExtraInCents: 1 }, 'R$\u00a0300,00'],
])('%s', (_, step, journey, words) => {
  expect(said(step, journey)).toContain(words);
});

it.each([
  ['only the percentage, if the API has taken it off', 442.5, '.'],
  ['both amounts, if the API has not', 885, ': de R$\u00a0885,00 por <b>R$\u00a0442,50</b>.'],
])('the discount is said with %s', (_, value, words) => {
  const planoSelecionado = aSelectedPlan({ planoValorPagamento: { value, label: moneyLabel(value) } });
  const sentence = `Sua primeira parcela sai com <b>50% de desconto</b>${words}`;
  expect(said(parcelaDescontoMensagem, { planoSelecionado })).toContain(sentence);
});

describe('lead-credit-value', () => {
  const about = (bemCategoriaCodigo: GoodsType, more: Partial<SimulationJourney> = {}) => {
    const { categoria } = aSimulationJourney();
    const about = categoria && { ...categoria, bemCategoriaCodigo };
    return aScene({ journey: aSimulationJourney({ categoria: about, ...more }) });
  };

  it.each(goodsTypes)('says the range of %s, and refuses what is beyond it', (goods) => {
    const scene = about(goods);
    const { minimumInCents, maximumInCents } = creditRange('CREDITO_INTEGRAL', goods);
    const [minimum, maximum] = [formatMoney(minimumInCents), formatMoney(maximumInCents)];
    expect(bubblesOf(leadCreditValue, scene)[1]).toContain(`<b>${minimum}</b> a <b>${maximum}</b>`);
    expect(leadCreditValue.input?.check(maximum, scene)).toEqual({ ok: true, value: maximumInCents });
    expect(leadCreditValue.input?.check('999.999,99', scene).ok).toBe(false);
  });

  it.each<[string, GoodsType, Partial<SimulationJourney>, string]>([
    ['the previous value', 'CARRO', {}, 'R$\u00a060.000,00'],
    ['nothing when simulating again', 'CARRO', { isSimulateAgain: true }, ''],
    ['nothing when it does not fit', 'SERVICO', {}, ''],
    ['nothing for a new visitor', 'CARRO', { valorCreditoInCents: undefined }, ''],
  ])('starts with %s', (_, goods, more, text) => {
    expect(leadCreditValue.input?.initial?.(about(goods, more))).toBe(text);
  });

  it('records the value, publishes it and leads to the plans message', () => {
    const given = { valorCreditoInCents: 75_000_00 };
    const facts = [{ name: 'credit-value.given', payload: given }];
    const result = resultOf(leadCreditValue, 75_000_00, about('CARRO'));
    expect(result).toMatchObject({ journey: given, to: 'lead-planos-mensagem', facts });
  });
});

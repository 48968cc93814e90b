import { bubblesOf, optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import segment from './segment';
import type { PaymentJourney } from './state';
import { aPayingJourney, boleto, offering, pix } from './testing/conversation';

const stepOf = (name: string) => segment.steps[name] ?? { name, leadsTo: [] };

const proposed = offering(0, 1, 5);
const charged = { ...aPayingJourney({ pix, boleto }), ...proposed };
const uncertain = aPayingJourney({ cartaoSituacao: 'incerto' });
const uncertainTwice = aPayingJourney({ cartaoSituacao: 'incerto', semConfirmacao: 2 });

const methods = [
  'stack',
  'pix secondary detail',
  'cartao secondary detail',
  'boleto secondary detail',
  'especialistas specialists',
];
const retry = ['tentar-novamente primary', 'outra-forma secondary', 'especialistas specialists'];

// The words are not repeated here: only their number and how they are arranged.
it.each<[string, string, PaymentJourney, number, string[]]>([
  ['payment-options', 'a proposal', proposed, 2, methods],
  ['alterar-pagamento', 'a proposal', proposed, 1, methods],
  ['alterar-pagamento', 'two charges', charged, 2, methods],
  ['payment-credit-card-select', 'a proposal', proposed, 1, ['voltar secondary']],
  ['payment-pix-options', 'a Pix', charged, 2, ['paguei primary', 'outra-forma secondary']],
  ['pagamento-pix-tentar-novamente', 'no Pix', proposed, 2, retry],
  ['cobranca-pix', 'a Pix of an earlier visit', proposed, 2, ['paguei primary', 'voltar secondary']],
  ['cobranca-boleto', 'a boleto of an earlier visit', proposed, 2, ['certo primary', 'voltar secondary']],
  ['payment-refused', 'a refused card', proposed, 2, retry],
  ['payment-refused', 'an unknown outcome', uncertain, 2, ['conferir primary', 'especialistas specialists']],
  [
    'payment-refused',
    'two tries without a confirmation',
    uncertainTwice,
    2,
    ['conferir primary', 'especialistas specialists', 'outra-forma-aviso secondary', 'encerrar quiet'],
  ],
  [
    'alterar-pagamento-aviso',
    'an unknown outcome',
    uncertain,
    2,
    ['conferir primary', 'especialistas specialists', 'trocar secondary'],
  ],
])('%s, with %s, arranges its messages and options', (name, _case, journey, bubbles, options) => {
  expect(arranged(name, journey, 'honoured')).toEqual([bubbles, options]);
});

it.each<[string, PaymentJourney, string[]]>([
  [
    'payment-refused',
    uncertain,
    ['especialistas specialists', 'outra-forma-aviso secondary', 'encerrar quiet', 'repetir-aviso quiet'],
  ],
  ['alterar-pagamento-aviso', uncertain, ['voltar primary', 'especialistas specialists', 'trocar secondary']],
  ['pagamento-repetir-aviso', uncertain, ['especialistas specialists', 'voltar secondary', 'repetir secondary']],
])('%s does not make a second charge its main option where the API may charge twice', (name, journey, options) => {
  expect(arranged(name, journey, 'off')).toEqual([2, options]);
});

/** How many messages a step says, and its layout and each option with its tone, and whether it has a second line. */
function arranged(name: string, journey: PaymentJourney, idempotencyKeys: 'honoured' | 'off') {
  const step = stepOf(name);
  const scene = { ...aScene({ journey }), idempotencyKeys };
  const options = optionsOf(step, scene);
  expect([...step.leadsTo, ...(step.opens ?? [])]).toEqual(
    expect.arrayContaining(options.map(({ to, opens }) => opens ?? to)),
  );
  const drawn = options.map(({ id, tone, detail }) => [id, tone, detail && 'detail'].filter(Boolean).join(' '));
  return [bubblesOf(step, scene).length, [step.layout ?? [], drawn].flat()];
}

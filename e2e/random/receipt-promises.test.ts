import type { Effect, Snapshot } from '@consorcio/shared/flow';
import { newJourney } from '@consorcio/shared/flow';
import { aProposedJourney } from '@consorcio/shared/testing';
import { BrokenPromise } from './promises';
import { promiseReceipt } from './receipt-promises';
import type { Taken } from './server-watch';

const sold: Snapshot = {
  ...newJourney('j', 'home', { segment: 'payment', step: 'comprovante' }),
  journey: aProposedJourney(),
};

const look = (props: unknown, taken?: Taken) => () => {
  const component = { segment: 'payment', name: 'receipt-card', asks: false, props };
  const effect: Effect = { type: 'say', message: { id: 1, sender: 'bot', text: 'Guarde', at: 0, component } };
  promiseReceipt(sold, [effect], { took: () => taken });
};

it.each<[string, unknown, Taken | undefined]>([
  ['an approved card', { pago: true, linhas: [{ termo: 'CPF', valor: '***.982.247-**' }] }, 'sucesso'],
  ['a card under review', { pago: false }, 'pendente'],
  ['a charge', { pago: false }, undefined],
])('allows the receipt of %s', (_of, props, taken) => {
  expect(look(props, taken)).not.toThrow();
});

it.each<[string, unknown, Taken | undefined]>([
  ['that calls a card under review paid', { pago: true }, 'pendente'],
  ['that calls a charge paid', { pago: true }, undefined],
  ['with a phone', { pago: false, linhas: ['(11) 98765-4321'] }, undefined],
  ['with an e-mail', { pago: false, linhas: ['joana@example.com'] }, undefined],
  ['with a whole CPF', { pago: false, linhas: ['529.982.247-25'] }, undefined],
])('reports one %s', (_what, props, taken) => {
  expect(look(props, taken)).toThrow(BrokenPromise);
});

import type { Journey } from '@consorcio/shared/entities';
import { type Effect, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aProposedJourney } from '@consorcio/shared/testing';
import { BrokenPromise } from './promises';
import { PurchaseWatch } from './purchase-promises';

const proposed = aProposedJourney();
const at = (segment: string, journey: Journey = proposed, step: string | null = null): Snapshot => ({
  ...newJourney('j', 'home', { segment, step }),
  journey,
});
const paying = at('payment');
const greeting = at('host', {});
const returning = at('return-visit', {});
const day = 24 * 60 * 60 * 1000;
const found = {
  compraAberta: {
    id: 'j:1001',
    propostaID: 1001,
    journeyId: 'j',
    planoID: 1,
    bemNome: 'Carro',
    pagamentos: [],
    ate: 0,
  },
};
const sale: Effect = {
  type: 'publish',
  fact: {
    name: 'purchase.made',
    payload: { propostaID: 1001, metodo: 'pix', valorInCents: 1, planoID: 1, bemNome: 'Carro' },
  },
};
const banked = () => new PurchaseWatch({ took: (method) => (method === 'pix' ? 'sucesso' : undefined) });

it('reports a visit that begins without the payment that the bank has', () => {
  expect(() => banked().isRemembered(paying, greeting, 0)).toThrow(BrokenPromise);
});

it.each<[string, () => void]>([
  ['a visit that begins with it', () => banked().isRemembered(paying, returning, 0)],
  [
    'a proposal without a payment',
    () => new PurchaseWatch({ took: () => undefined }).isRemembered(paying, greeting, 0),
  ],
  [
    'a sale that was closed',
    () => {
      const watch = banked();
      watch.look(paying, paying, [sale], 0);
      watch.isRemembered(paying, greeting, 0);
    },
  ],
  [
    'a purchase that the visitor has forgotten',
    () => {
      const watch = banked();
      watch.look(paying, paying, [], 0);
      watch.look(at('return-visit', found), at('host', {}), [], 0);
      watch.isRemembered(greeting, greeting, 0);
    },
  ],
  [
    'a purchase of long ago',
    () => {
      const watch = banked();
      watch.look(paying, paying, [], 0);
      watch.isRemembered(paying, greeting, 9 * day);
    },
  ],
])('accepts %s', (_what, see) => {
  expect(see).not.toThrow();
});

import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aReadyJourney, aSelectedPlan } from '@consorcio/shared/testing';
import type { ContractJourney } from './contract-questions';
import { promiseNextPurchase } from './next-purchase';
import { BrokenPromise } from './promises';

const at = (segment: string, journey: ContractJourney): Snapshot => ({
  ...newJourney('j', 'home', { segment, step: null }),
  journey,
});
const known = aReadyJourney({ compras: 1 });
const { cpfCnpj: _document, ...withoutDocument } = known;
const sold = at('survey', { ...known, userCupom: 'DEZ', geoLocation: null });

it.each(['proposal', 'simulation'])('accepts known personal data without data of the last sale, at %s', (segment) => {
  expect(() => promiseNextPurchase(sold, at(segment, known))).not.toThrow();
});

it.each([
  ['a coupon', 'simulation', { ...known, userCupom: 'DEZ' }],
  ['the place of signing', 'proposal', { ...known, geoLocation: null }],
  ['another e-mail', 'simulation', { ...known, email: 'outra@example.com' }],
  ['no document', 'proposal', withoutDocument],
  ['another plan', 'proposal', { ...known, planoSelecionado: aSelectedPlan({ planoID: 7 }) }],
])('reports %s at %s', (_what, segment, journey) => {
  expect(() => promiseNextPurchase(sold, at(segment, journey))).toThrow(BrokenPromise);
});

it('ignores other exits', () => {
  expect(() => promiseNextPurchase(at('payment', sold.journey), at('survey', sold.journey))).not.toThrow();
  expect(() => promiseNextPurchase(at('host', sold.journey), at('simulation', sold.journey))).not.toThrow();
});

import type { Failure } from '@consorcio/shared/errors';
import { bubblesOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import segment from '../../../segment';
import { aPayingJourney } from '../../../testing/conversation';

const journey = aPayingJourney({ cartaoRecusas: 1 });
const help = 'Confira os dados do cartão ou escolha outra forma de pagar.';

const textsAfter = (step: string, failure: Failure) => {
  const { 'payment-refused': refused } = segment.steps;
  const trouble = { failure, place: { segment: 'payment', step }, uncertain: false };
  return refused ? bubblesOf(refused, aScene({ journey, trouble })) : [];
};

it('says that nothing was charged when the bank has just refused the card', () => {
  expect(textsAfter('payment-credit-card-select', { code: 'http.refused', status: 402 })).toEqual([
    'Pagamento recusado :(',
    `Nada foi cobrado. ${help}`,
  ]);
});

it('does not say it again after the segment was missing, because another tab may have paid since', () => {
  expect(textsAfter('payment-refused', { code: 'segment.unreachable' })).toEqual(['Pagamento recusado :(', help]);
});

import { aProposedJourney } from '@consorcio/shared/testing';
import { mayHaveTwoCharges, withUnansweredCharge } from './unanswered-charges';

const withPix = withUnansweredCharge(aProposedJourney(), 'pix');

it('remembers each method whose registration had no answer, once', () => {
  expect(withPix.pagamento).toMatchObject({ semResposta: ['pix'] });
  expect(withUnansweredCharge(withPix, 'pix')).toBe(withPix);
  expect(withUnansweredCharge(withPix, 'boleto').pagamento).toMatchObject({ semResposta: ['pix', 'boleto'] });
});

it('knows which method may have a second charge', () => {
  expect(mayHaveTwoCharges(withPix, 'pix')).toBe(true);
  expect(mayHaveTwoCharges(withPix, 'boleto')).toBe(false);
  expect(mayHaveTwoCharges(aProposedJourney(), 'pix')).toBe(false);
});

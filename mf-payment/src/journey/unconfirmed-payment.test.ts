import { aProposedJourney } from '@consorcio/shared/testing';
import {
  acceptWarning,
  hasAcceptedWarning,
  triesWithoutConfirmation,
  withOutcome,
  withoutConfirmation,
} from './unconfirmed-payment';

const journey = aProposedJourney();

it('counts the tries that ended without a confirmation', () => {
  expect(triesWithoutConfirmation(journey)).toBe(0);
  expect(triesWithoutConfirmation(withoutConfirmation(withoutConfirmation(journey)))).toBe(2);
});

it('remembers that the visitor accepted the warning', () => {
  expect(hasAcceptedWarning(journey)).toBe(false);
  expect(hasAcceptedWarning(acceptWarning(journey))).toBe(true);
});

it('begins again for the next payment once the outcome is known: no tries, and a warning before another method', () => {
  const known = withOutcome(acceptWarning(withoutConfirmation(journey)));

  expect(triesWithoutConfirmation(known)).toBe(0);
  expect(hasAcceptedWarning(known)).toBe(false);
});

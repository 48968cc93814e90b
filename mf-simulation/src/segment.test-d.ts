import { defineSegment, defineStep } from '@consorcio/shared/flow';
import { leadEmail } from './steps/lead-email.step';

/** Only the compiler checks this file: without one of the expected errors it does not compile. */

export const strayNext = defineStep({
  name: 'stray',
  leadsTo: ['lead-email'],
  // @ts-expect-error `next` leads to a place that `leadsTo` does not name
  next: () => 'lead-telefone',
});

export const strayOption = defineStep({
  name: 'stray',
  leadsTo: ['lead-email'],
  // @ts-expect-error an option leads to a place that `leadsTo` does not name
  options: [{ id: 'a', label: 'A', to: 'lead-telefone' }],
});

export const strayFailure = defineStep({
  name: 'stray',
  leadsTo: ['lead-email'],
  fetch: {
    input: () => 1,
    run: async () => 1,
    settle: (journey) => journey,
    // @ts-expect-error a failure leads to a place that `leadsTo` does not name
    fails: () => 'error-no-plans',
  },
});

// @ts-expect-error `lead-telefone`, where `lead-email` leads, is not a step of this segment
export const danglingTarget = defineSegment({ name: 'demo', entry: 'lead-email', exits: [], steps: [leadEmail] });

export const strayEntry = defineSegment({
  name: 'demo',
  // @ts-expect-error the entry is not a step of this segment
  entry: 'lead-nome',
  exits: [],
  steps: [defineStep({ name: 'only', leadsTo: ['end'] })],
});

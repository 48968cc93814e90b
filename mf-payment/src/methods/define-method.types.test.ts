import { defineSegment, defineStep } from '@consorcio/shared/flow';
import { alterarPagamento } from '../steps/alterar-pagamento.step';
import { paymentOptions } from '../steps/payment-options.step';
import { defineMethod } from './define-method';

/*
 * What must not compile. `pnpm check types` is the judge: an expected error that does not occur is itself an error. The test at
 * the end only keeps jest from finding the file empty.
 */
const receipt = () => ({ isPaid: true, situacao: 'Weighed', passos: [] });
const terms = { code: 5, id: 'gold', label: 'Gold', detail: 'In bars', receipt } as const;
const weigh = defineStep({
  name: 'payment-gold-options',
  leadsTo: ['exit:compra-feita', 'alterar-pagamento'],
  options: [{ id: 'paguei', label: 'Paguei', to: 'exit:compra-feita' }],
});
const gold = defineMethod({ ...terms, entry: 'payment-gold-options', steps: [weigh] });

export const entryOfNoMethod = defineMethod({
  ...terms,
  // @ts-expect-error the entry is not a step of the method
  entry: 'payment-gold',
  steps: [weigh],
});

export const unknownCode = defineMethod({
  ...terms,
  // @ts-expect-error the code is not one of `paymentMethods`, so a coupon and a proposal would leave the method out
  code: 99,
  entry: 'payment-gold-options',
  steps: [weigh],
});

export const wrongUnresolved = defineMethod({
  ...terms,
  entry: 'payment-gold-options',
  steps: [weigh],
  // @ts-expect-error the step is not a step of the method
  unresolved: { isOpen: () => false, step: 'payment-gold-refused' },
});

const steps = [paymentOptions([gold]), alterarPagamento([gold]), ...gold.steps] as const;
const segment = { name: 'payment', entry: 'payment-options', exits: ['compra-feita'] } as const;

export const segmentOfMethods = defineSegment({ ...segment, steps });

// @ts-expect-error the choice of a method leads to 'payment-gold-options', which is not a step of this segment
export const withoutTheSteps = defineSegment({
  ...segment,
  exits: [],
  steps: [paymentOptions([gold]), alterarPagamento([gold])],
});

it('lists the steps of a method among those of the segment', () => {
  expect(Object.keys(segmentOfMethods.steps)).toEqual(['payment-options', 'alterar-pagamento', 'payment-gold-options']);
});

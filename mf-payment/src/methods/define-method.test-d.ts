import { defineSegment, defineStep } from '@consorcio/shared/flow';
import { alterarPagamento } from '../steps/alterar-pagamento.step';
import { paymentOptions } from '../steps/payment-options.step';
import { defineMethod } from './define-method';

// What must not compile: `pnpm check types` fails on an expected error that does not occur.
const receipt = () => ({ isPaid: true, situacao: 'Weighed', passos: [] });
const terms = { code: 5, id: 'gold', label: 'Gold', detail: 'In bars', receipt } as const;
const weigh = defineStep({
  name: 'payment-gold-options',
  leadsTo: ['exit:compra-feita', 'alterar-pagamento'],
  options: [{ id: 'paguei', label: 'Paguei', to: 'exit:compra-feita' }],
});
const gold = defineMethod({ ...terms, entry: 'payment-gold-options', steps: [weigh] });

// @ts-expect-error the entry is not a step of the method
defineMethod({ ...terms, entry: 'payment-gold', steps: [weigh] });

// @ts-expect-error the code is not one of `paymentMethods`, so a coupon and a proposal would leave the method out
defineMethod({ ...terms, code: 99, entry: 'payment-gold-options', steps: [weigh] });

const unresolved = { isOpen: () => false, step: 'payment-gold-refused' } as const;
// @ts-expect-error the step is not a step of the method
defineMethod({ ...terms, entry: 'payment-gold-options', steps: [weigh], unresolved });

const steps = [paymentOptions([gold]), alterarPagamento([gold]), ...gold.steps] as const;
const segment = { name: 'payment', entry: 'payment-options', exits: ['compra-feita'] } as const;

defineSegment({ ...segment, steps });

// @ts-expect-error the choice of a method leads to 'payment-gold-options', which is not a step of this segment
defineSegment({ ...segment, exits: [], steps: [paymentOptions([gold]), alterarPagamento([gold])] });

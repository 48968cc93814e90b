import { defineStep, markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';

/** The Pix is with the bank: nobody here has seen the money yet, and nothing says so. */
export const paymentSuccessConquest = defineStep({
  name: 'payment-success-conquest',
  leadsTo: ['exit:compra-feita'],
  text: ({ journey }) => [
    'Parabéns pela conquista! 🎉',
    'O banco confirma o Pix em instantes.',
    markup`Assim que ele chegar, a confirmação vai para <b>${needed(journey.email, 'email')}</b>.`,
  ],
});

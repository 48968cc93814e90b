import { defineStep } from '../../state';

/** The server refused the coupon, or could not be asked; each has its own sentence. SPEC section 8. */
export const cupomErrorMessage1 = defineStep({
  name: 'cupom-error-message-1',
  leadsTo: ['cupom-error-message-2'],
  text: ({ journey }) =>
    journey.cupomErros ? 'Cupom inválido.' : 'Não consegui conferir o cupom: o sistema não respondeu como devia.',
});

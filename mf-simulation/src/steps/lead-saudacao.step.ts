import { markup } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** Greets by name; somebody who comes round again is not greeted as a stranger. */
export const leadSaudacao = defineStep({
  name: 'lead-saudacao',
  leadsTo: ['lead-credit-value'],
  text: ({ journey: { nome = '', valorCreditoInCents } }) =>
    valorCreditoInCents === undefined
      ? markup`Prazer, <b>${nome}</b>! 😊`
      : markup`Que bom seguir com você, <b>${nome}</b>!`,
});

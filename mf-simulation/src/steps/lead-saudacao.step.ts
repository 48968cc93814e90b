import { markup } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** Greets the visitor by name, in other words if the visitor simulates again. */
export const leadSaudacao = defineStep({
  name: 'lead-saudacao',
  leadsTo: ['lead-credit-value'],
  text: ({ journey: { nome = '', valorCreditoInCents } }) =>
    valorCreditoInCents === undefined
      ? markup`Prazer, <b>${nome}</b>! 😊`
      : markup`Que bom seguir com você, <b>${nome}</b>!`,
});

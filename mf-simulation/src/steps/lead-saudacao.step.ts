import { markup } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** Greets by name; a visitor who simulates again is not greeted as a new one. */
export const leadSaudacao = defineStep({
  name: 'lead-saudacao',
  leadsTo: ['lead-credit-value'],
  text: ({ journey: { nome = '', valorCreditoInCents } }) =>
    valorCreditoInCents === undefined
      ? markup`Prazer, <b>${nome}</b>! 😊`
      : markup`Que bom seguir com você, <b>${nome}</b>!`,
});

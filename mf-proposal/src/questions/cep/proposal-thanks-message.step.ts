import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../../state';
import { addressLine } from '../address';
import type { NextQuestion } from '../define-question';

/** Thanks for the CEP, and reads the address back. */
export function proposalThanksMessage(next: NextQuestion) {
  return defineStep({
    name: 'proposal-thanks-message',
    leadsTo: [next],
    text: ({ journey }) => markup`Obrigado! Encontrei: <b>${addressLine(needed(journey.endereco, 'endereco'))}</b>.`,
  });
}

import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../../state';
import { addressLine } from '../address';

/** Thanks for the CEP, and reads the address back. */
export const proposalThanksMessage = defineStep({
  name: 'proposal-thanks-message',
  leadsTo: ['proposal-proxima'],
  text: ({ journey }) => markup`Obrigado! Encontrei: <b>${addressLine(needed(journey.endereco, 'endereco'))}</b>.`,
});

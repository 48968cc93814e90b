import { defineStep, markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { addressLine } from '../journey/address';

/** Thanks for the address, which is read back. */
export const proposalThanksMessage = defineStep({
  name: 'proposal-thanks-message',
  leadsTo: ['proposal-numero'],
  text: ({ journey }) => markup`Obrigado! Encontrei: <b>${addressLine(needed(journey.endereco, 'endereco'))}</b>.`,
});

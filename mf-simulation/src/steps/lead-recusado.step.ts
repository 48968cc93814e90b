import { markup } from '@consorcio/shared/flow';
import { isAskedAgain, refusedFields } from '../journey/refused-lead';
import { defineStep } from '../state';

/** The server refused the lead's data: asks again for what was refused. */
export const leadRecusado = defineStep({
  name: 'lead-recusado',
  leadsTo: ['lead-nome', 'basico-valor-renda'],
  text: ({ journey }) => markup`Não consegui salvar os seus dados. Confira ${refusedFields(journey)}, por favor.`,
  next: ({ journey }) => (isAskedAgain(journey, 'nome') ? 'lead-nome' : 'basico-valor-renda'),
});

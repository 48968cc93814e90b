import { defineStep } from '@consorcio/shared/flow';
import { checkPhone, formatPhone } from '@consorcio/shared/validation';
import { corrected } from '../journey/correction';
import { keepOption } from '../summary/keep-option';

/** Another mobile number. It is asked here only to be mended; the present one can be kept. */
export const proposalTelefone = defineStep({
  name: 'proposal-telefone',
  leadsTo: ['proposal-confirm-data'],
  text: 'Qual é o celular certo, com DDD?',
  input: {
    kind: 'phone',
    label: 'Celular com DDD',
    autocomplete: 'tel-national',
    check: checkPhone,
    show: formatPhone,
  },
  layout: 'stack',
  options: ({ journey }) => keepOption(journey, 'telefone', 'Manter o celular atual', 'proposal-confirm-data'),
  record: (journey, telefone) => ({ ...corrected(journey), telefone }),
  facts: ({ journey: { telefone } }) =>
    telefone === undefined ? [] : [{ name: 'personal-data.updated', payload: { telefone } }],
});

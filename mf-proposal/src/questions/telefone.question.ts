import { needed } from '@consorcio/shared/journey';
import { answerHints, checkPhone, formatPhone } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { keepOption } from './correction';
import { defineQuestion } from './define-question';

/** The mobile number. The simulation asks for it first; a correction offers to keep the current one. */
export const telefone = defineQuestion({
  id: 'telefone',
  label: () => 'Celular',
  group: 'Contato',
  isWide: true,
  shown: (journey) => formatPhone(journey.telefone ?? ''),
  send: (journey) => {
    const phone = needed(journey.telefone, 'telefone');
    return { telefone: phone, telefoneCelular: phone };
  },
  step: defineStep({
    name: 'proposal-telefone',
    leadsTo: ['proposal-proxima'],
    text: 'Qual é o celular certo, com DDD?',
    input: {
      kind: 'phone',
      label: 'Celular com DDD',
      hint: answerHints.phone,
      autocomplete: 'tel-national',
      check: checkPhone,
      show: formatPhone,
    },
    layout: 'stack',
    options: ({ journey }) =>
      keepOption(journey, 'telefone', {
        label: 'Manter o celular atual',
        detail: formatPhone(journey.telefone ?? ''),
      }),
    record: (journey, phone) => ({ ...journey, telefone: phone }),
    facts: ({ journey }) =>
      journey.telefone === undefined
        ? []
        : [{ name: 'personal-data.updated', payload: { telefone: journey.telefone } }],
    example: {
      right: ['(11) 98765-4321', { kind: 'option', id: 'manter' }],
      refused: { '(11) 9876': 'Telefone inválido 🤔' },
    },
  }),
});

import { needed, wordCheck } from '@consorcio/shared/journey';
import { checkRequiredText } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { changeAddress } from './address';
import { defineQuestion } from './define-question';

/** The complement of the address: flat, block, landmark. An address may have none. */
export const complemento = defineQuestion({
  id: 'complemento',
  label: () => 'Complemento',
  group: 'Endereço',
  isKnown: ({ endereco, semComplemento }) => Boolean(endereco?.complemento || semComplemento),
  shown: ({ endereco }) => (endereco ? endereco.complemento || 'Sem complemento' : ''),
  send: ({ endereco }) => ({ complemento: needed(endereco, 'endereco').complemento }),
  step: defineStep({
    name: 'proposal-complemento',
    leadsTo: ['proposal-proxima', 'error-general'],
    text: 'Tem complemento? Apartamento, bloco, casa…',
    input: {
      kind: 'text',
      label: 'Complemento',
      placeholder: 'Ex.: Apto 12',
      autocomplete: 'address-line2',
      check: checkRequiredText(40),
      initial: ({ journey }) => journey.endereco?.complemento ?? '',
      show: (text) => text,
      verify: wordCheck(),
    },
    options: [
      {
        id: 'sem-complemento',
        label: 'Não tem complemento',
        to: 'proposal-proxima',
        tone: 'secondary',
        record: (journey) => ({ ...changeAddress(journey, { complemento: '' }), semComplemento: true }),
      },
    ],
    record: (journey, text) => {
      const { semComplemento: _none, ...rest } = changeAddress(journey, { complemento: text });
      return rest;
    },
    example: {
      right: ['Apto 12', { kind: 'option', id: 'sem-complemento' }],
      refused: { '': 'Preencha para continuar! 😊' },
      asked: ({ endereco, semComplemento }) => !endereco?.complemento && !semComplemento,
    },
  }),
});

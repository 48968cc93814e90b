import type { Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { checkWords } from '@consorcio/shared/journey';
import { checkRequiredText, validationMessages } from '@consorcio/shared/validation';
import { changeAddress } from './address';
import { defineQuestion } from './define-question';

/** Flat, block, landmark; an address may have none. */
export const complemento = defineQuestion({
  id: 'complemento',
  label: 'Complemento',
  group: 'Endereço',
  value: ({ endereco }) => endereco?.complemento,
  isKnown: ({ endereco, semComplemento }) => Boolean(endereco?.complemento || semComplemento),
  format: (text) => text || 'Sem complemento',
  send: (text) => ({ complemento: text }),
  step: (next) =>
    defineStep({
      name: 'proposal-complemento',
      leadsTo: [next, 'error-general'],
      text: 'Tem complemento? Apartamento, bloco, casa…',
      input: {
        kind: 'text',
        label: 'Complemento',
        placeholder: 'Ex.: Apto 12',
        autocomplete: 'address-line2',
        check: checkRequiredText(40),
        initial: ({ journey }) => journey.endereco?.complemento ?? '',
        show: (text) => text,
        verify: {
          run: checkWords,
          refusal: ({ success, errorMessage }) => (success ? undefined : errorMessage || validationMessages.required),
        },
      },
      options: [
        {
          id: 'sem-complemento',
          label: 'Não tem complemento',
          to: next,
          tone: 'secondary',
          record: (journey) => ({ ...changeAddress(journey, { complemento: '' }), semComplemento: true }),
        },
      ],
      record: (journey, text) => withComplement(changeAddress(journey, { complemento: text })),
      next: () => next,
    }),
});

function withComplement({ semComplemento: _none, ...journey }: Journey): Journey {
  return journey;
}

import { checkWords } from '@consorcio/shared/journey';
import { checkRequiredText, validationMessages } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { defineStepWithKeys } from '../state';
import { changeAddress } from './address';
import { defineQuestion } from './define-question';

const state = { semComplemento: z.optional(z.boolean()) }; // the visitor said that there is none
const defineStep = defineStepWithKeys(state);

/** Flat, block, landmark; an address may have none. */
export const complemento = defineQuestion({
  id: 'complemento',
  label: 'Complemento',
  group: 'Endereço',
  state,
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
      record: (journey, text) => {
        const { semComplemento: _none, ...rest } = changeAddress(journey, { complemento: text });
        return rest;
      },
      next: () => next,
    }),
});

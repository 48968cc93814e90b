import type { Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { checkWords } from '@consorcio/shared/journey';
import { checkRequiredText, validationMessages } from '@consorcio/shared/validation';
import { mendAddress } from '../journey/address';
import { isSettled } from '../journey/correction';

/** Flat, block, landmark: may be skipped. */
export const proposalComplemento = defineStep({
  name: 'proposal-complemento',
  leadsTo: ['proposal-nascimento', 'error-general'],
  known: ({ journey }) => isSettled(journey, journey.endereco?.complemento || journey.semComplemento, 'complemento'),
  text: 'Tem complemento? Apartamento, bloco, casa…',
  input: {
    kind: 'text',
    label: 'Complemento',
    placeholder: 'Ex.: Apto 12',
    autocomplete: 'address-line2',
    check: checkRequiredText(40),
    initial: ({ journey }) => journey.endereco?.complemento ?? '',
    show: (complemento) => complemento,
    verify: {
      run: checkWords,
      refusal: ({ success, errorMessage }) => (success ? undefined : errorMessage || validationMessages.required),
    },
  },
  options: [
    {
      id: 'sem-complemento',
      label: 'Não tem complemento',
      to: 'proposal-nascimento',
      tone: 'secondary',
      record: (journey) => ({ ...mendAddress(journey, { complemento: '' }), semComplemento: true }),
    },
  ],
  record: (journey, complemento) => withComplement(mendAddress(journey, { complemento })),
  next: () => 'proposal-nascimento',
});

function withComplement({ semComplemento: _none, ...journey }: Journey): Journey {
  return journey;
}

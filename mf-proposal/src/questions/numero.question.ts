import { accept, type Checked, checkRequiredText } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { changeAddress } from './address';
import { defineQuestion } from './define-question';

const WITHOUT = 'S/N';
const checkText = checkRequiredText(10);

/** The house number; a house may have none. */
export const numero = defineQuestion({
  id: 'numero',
  label: 'Número',
  group: 'Endereço',
  value: ({ endereco }) => endereco?.numero,
  send: (houseNumber) => ({ numero: houseNumber }),
  step: (next) =>
    defineStep({
      name: 'proposal-numero',
      leadsTo: [next],
      text: 'Qual é o número?',
      input: {
        kind: 'text',
        label: 'Número',
        placeholder: 'Ex.: 123',
        autocomplete: 'off',
        check: checkHouseNumber,
        initial: ({ journey }) => journey.endereco?.numero ?? '',
        show: (houseNumber) => houseNumber,
      },
      options: [
        {
          id: 'sem-numero',
          label: 'Sem número',
          to: next,
          tone: 'secondary',
          record: (journey) => changeAddress(journey, { numero: WITHOUT }),
        },
      ],
      record: (journey, houseNumber) => changeAddress(journey, { numero: houseNumber }),
    }),
});

/** 's/n', 'sn' and 'sem número' are one answer. */
function checkHouseNumber(typed: string): Checked<string> {
  return /^\s*(s\s*[/.]?\s*n\.?º?|sem n[uú]mero)\s*$/i.test(typed) ? accept(WITHOUT) : checkText(typed);
}

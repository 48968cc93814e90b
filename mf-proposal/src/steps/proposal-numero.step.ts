import { defineStep } from '@consorcio/shared/flow';
import { accept, type Checked, checkRequiredText } from '@consorcio/shared/validation';
import { mendAddress } from '../journey/address';
import { isSettled } from '../journey/correction';

const WITHOUT = 'S/N';
const checkText = checkRequiredText(10);

/** The house number; a house may have none. */
export const proposalNumero = defineStep({
  name: 'proposal-numero',
  leadsTo: ['proposal-complemento'],
  known: ({ journey }) => isSettled(journey, journey.endereco?.numero, 'numero'),
  text: 'Qual é o número?',
  input: {
    kind: 'text',
    label: 'Número',
    placeholder: 'Ex.: 123',
    autocomplete: 'off',
    check: checkNumber,
    initial: ({ journey }) => journey.endereco?.numero ?? '',
    show: (numero) => numero,
  },
  options: [
    {
      id: 'sem-numero',
      label: 'Sem número',
      to: 'proposal-complemento',
      tone: 'secondary',
      record: (journey) => mendAddress(journey, { numero: WITHOUT }),
    },
  ],
  record: (journey, numero) => mendAddress(journey, { numero }),
});

/** 's/n', 'sn' and 'sem número' are one answer. */
function checkNumber(typed: string): Checked<string> {
  return /^\s*(s\s*[/.]?\s*n\.?º?|sem n[uú]mero)\s*$/i.test(typed) ? accept(WITHOUT) : checkText(typed);
}

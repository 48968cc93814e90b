import type { WordCheckAnswer } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { checkWords, needed, wordCheck } from '@consorcio/shared/journey';
import { accept, type Checked, checkRequiredText } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { changeAddress } from './address';
import { defineQuestion } from './define-question';

/** How the contract says that a house has no number. */
const noNumber = 'S/N';
const checkText = checkRequiredText(10);

/** The house number; a house may have none. */
export const numero = defineQuestion({
  id: 'numero',
  label: () => 'Número',
  group: 'Endereço',
  isKnown: ({ endereco }) => Boolean(endereco?.numero),
  shown: ({ endereco }) => endereco?.numero ?? '',
  send: ({ endereco }) => ({ numero: needed(endereco, 'endereco').numero }),
  step: defineStep({
    name: 'proposal-numero',
    leadsTo: ['proposal-proxima', 'error-general'],
    text: 'Qual é o número?',
    input: {
      kind: 'text',
      label: 'Número',
      placeholder: 'Ex.: 123',
      autocomplete: 'off',
      check: checkHouseNumber,
      initial: ({ journey }) => journey.endereco?.numero ?? '',
      show: (houseNumber) => houseNumber,
      verify: { ...wordCheck(), run: checkWordsOf },
    },
    options: [
      {
        id: 'sem-numero',
        label: 'Sem número',
        to: 'proposal-proxima',
        tone: 'secondary',
        record: (journey) => changeAddress(journey, { numero: noNumber }),
      },
    ],
    record: (journey, houseNumber) => changeAddress(journey, { numero: houseNumber }),
    example: {
      right: ['1578', '45-A', 's/n', { kind: 'option', id: 'sem-numero' }],
      refused: { '': 'Preencha para continuar! 😊', 'sala 1234567': 'Numero máximo de caracteres excedido 🤔' },
      asked: ({ endereco }) => !endereco?.numero,
    },
  }),
});

/** 's/n', 'sn' and 'sem número' are one answer. */
function checkHouseNumber(typed: string): Checked<string> {
  return /^\s*(s\s*(?:[/.]\s*)?n\.?º?|sem n[uú]mero)\s*$/i.test(typed) ? accept(noNumber) : checkText(typed);
}

/** The server checks words only: digits, with or without one letter ('123', '123 B', '45-A'), contain none. SPEC section 5. */
async function checkWordsOf(call: Call, houseNumber: string): Promise<WordCheckAnswer> {
  return /^\d+(\s*(?:[-/]\s*)?\p{L})?$/u.test(houseNumber) ? { success: true } : checkWords(call, houseNumber);
}

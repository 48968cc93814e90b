import { needed } from '@consorcio/shared/journey';
import { answerHints, checkCep, formatCep } from '@consorcio/shared/validation';
import { defineStep } from '../../state';
import { addressLine } from '../address';
import { defineQuestion } from '../define-question';
import { cepBuscar } from './cep-buscar.step';
import { cepError } from './cep-error.step';
import { cepNotFound } from './cep-not-found.step';
import { proposalThanksMessage } from './proposal-thanks-message.step';

/** The CEP and the address that is found for it. */
export const cep = defineQuestion({
  id: 'cep',
  label: () => 'CEP',
  group: 'Endereço',
  isKnown: ({ endereco }) => endereco !== undefined,
  shown: ({ endereco }) => formatCep(endereco?.cep ?? ''),
  furtherLines: ({ endereco }) => (endereco ? [{ rotulo: 'Endereço', valor: addressLine(endereco) }] : []),
  send: ({ endereco }) => {
    const { cep: code, logradouro, bairro, cidade, estado } = needed(endereco, 'endereco');
    return { cep: code, logradouro, bairro, cidade, estado };
  },
  step: defineStep({
    name: 'cep-first-input',
    leadsTo: ['cep-buscar'],
    text: ({ journey }) => (journey.correcao === 'cep' ? 'Qual é o CEP certo?' : 'Qual é o seu CEP?'),
    input: {
      kind: 'cep',
      label: 'CEP',
      hint: answerHints.cep,
      reason: 'Seu endereço vai no contrato',
      check: checkCep,
      show: formatCep,
    },
    record: (journey, code) => {
      const cepErrorAt = journey.correcao === 'cep' ? 'proposal-alterar' : 'cep-first-input';
      return { ...journey, cep: code, cepErrorAt };
    },
    example: {
      right: ['01310-100', '20211110', '36325-000'],
      refused: { '11111-111': 'CEP inválido' },
      asked: ({ endereco }) => !endereco,
    },
  }),
  followUps: [cepBuscar, cepError, cepNotFound, proposalThanksMessage],
});

import { defineStep } from '@consorcio/shared/flow';
import { corrected, isSettled } from '../journey/correction';
import { checkDocument, formatDocument, holderOf, holderWords } from '../journey/holder';
import { keepOption } from '../summary/keep-option';

/** The CPF of a person, the CNPJ (numeric or alphanumeric) of a company. While it is mended, the present one can be kept. */
export const proposalCpfCnpj = defineStep({
  name: 'proposal-cpf-cnpj',
  leadsTo: ['cep-first-input', 'proposal-confirm-data'],
  known: ({ journey }) => isSettled(journey, journey.cpfCnpj, 'cpf-cnpj'),
  text: ({ journey }) => (holderOf(journey) === 0 ? 'E qual é o seu CPF?' : 'E qual é o CNPJ?'),
  input: {
    kind: ({ journey }) => (holderOf(journey) === 0 ? 'cpf' : 'cnpj'),
    label: ({ journey }) => holderWords(journey).document,
    check: (typed, { journey }) => checkDocument(journey, typed),
    show: formatDocument,
  },
  layout: 'stack',
  options: ({ journey }) =>
    keepOption(journey, 'cpf-cnpj', `Manter o ${holderWords(journey).document} atual`, 'proposal-confirm-data'),
  record: (journey, cpfCnpj) => ({ ...corrected(journey), cpfCnpj }),
  facts: ({ journey: { cpfCnpj } }) =>
    cpfCnpj === undefined ? [] : [{ name: 'personal-data.updated', payload: { cpfCnpj } }],
  next: () => 'cep-first-input',
});

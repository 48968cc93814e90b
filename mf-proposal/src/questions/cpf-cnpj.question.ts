import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../state';
import { keepOption } from './correction';
import { defineQuestion } from './define-question';
import { formatDocument, holderOf, holderWords } from './holder';

/** The CPF of a person, the CNPJ (numeric or alphanumeric) of a company. A correction offers to keep the current one. */
export const cpfCnpj = defineQuestion({
  id: 'cpf-cnpj',
  label: (journey) => holderWords(journey).document,
  group: 'Titular',
  isWide: true,
  isKnown: ({ cpfCnpj: document }) => Boolean(document),
  shown: ({ cpfCnpj: document = '' }) => formatDocument(document),
  send: (journey) => ({ cpfCnpj: needed(journey.cpfCnpj, 'cpfCnpj') }),
  step: defineStep({
    name: 'proposal-cpf-cnpj',
    leadsTo: ['proposal-proxima'],
    text: ({ journey }) => (holderOf(journey) === 0 ? 'Qual é o seu CPF?' : 'Qual é o CNPJ?'),
    input: {
      kind: ({ journey }) => (holderOf(journey) === 0 ? 'cpf' : 'cnpj'),
      label: ({ journey }) => holderWords(journey).document,
      hint: ({ journey }) => holderWords(journey).hints.document,
      reason: 'Identifica no contrato quem assina',
      check: (typed, { journey }) => holderWords(journey).checkDocument(typed),
      show: formatDocument,
    },
    layout: 'stack',
    options: ({ journey }) =>
      keepOption(journey, 'cpf-cnpj', {
        label: `Manter o ${holderWords(journey).document} atual`,
        detail: formatDocument(journey.cpfCnpj ?? ''),
      }),
    record: (journey, document) => ({ ...journey, cpfCnpj: document }),
    facts: ({ journey }) =>
      journey.cpfCnpj === undefined ? [] : [{ name: 'personal-data.updated', payload: { cpfCnpj: journey.cpfCnpj } }],
    example: {
      right: ({ journey }) =>
        holderOf(journey) === 0 ? ['529.982.247-25'] : ['11.222.333/0001-81', '12.ABC.345/01DE-35'],
      refused: ({ journey }) => ({ '111.111.111-11': `${holderWords(journey).document} inválido` }),
      asked: ({ cpfCnpj }) => !cpfCnpj,
    },
  }),
});

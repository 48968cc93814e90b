import { needed, wordCheck } from '@consorcio/shared/journey';
import { checkNomeContrato } from '@consorcio/shared/validation';
import { defineStep } from '../state';
import { defineQuestion } from './define-question';
import { holderOf, holderWords } from './holder';

/** The name on the contract. The server checks its words. */
export const nome = defineQuestion({
  id: 'nome',
  label: (journey) => holderWords(journey).name,
  group: 'Titular',
  isKnown: ({ nomeRazao }) => Boolean(nomeRazao),
  shown: ({ nomeRazao = '' }) => nomeRazao,
  send: ({ nome: firstName, nomeRazao }) => {
    const wholeName = needed(nomeRazao, 'nomeRazao');
    return { nome: firstName ?? wholeName, nomeRazao: wholeName };
  },
  step: defineStep({
    name: 'proposal-nome',
    leadsTo: ['proposal-proxima', 'error-general'],
    text: ({ journey }) =>
      holderOf(journey) === 0
        ? 'Qual é o seu nome completo, como está no documento?'
        : 'Qual é a razão social da empresa?',
    input: {
      kind: 'name',
      label: ({ journey }) => holderWords(journey).name,
      placeholder: ({ journey }) => (holderOf(journey) === 0 ? 'Nome e sobrenome' : 'Como está no CNPJ'),
      hint: ({ journey }) => holderWords(journey).hints.name,
      autocomplete: ({ journey }) => (holderOf(journey) === 0 ? 'name' : 'organization'),
      check: (typed, { journey }) => checkNomeContrato(holderOf(journey))(typed),
      initial: ({ journey }) => journey.nomeRazao ?? '',
      show: (nomeRazao) => nomeRazao,
      verify: {
        ...wordCheck(),
        refusal: (answer, { journey }) => wordCheck(holderWords(journey).nameRefused).refusal(answer),
      },
    },
    record: (journey, nomeRazao) => ({ ...journey, nomeRazao }),
    example: {
      right: ({ journey }) => [holderOf(journey) === 0 ? 'Marina Prado Silva' : 'Padaria 2 Irmãos Ltda.'],
      refused: ({ journey }) => ({
        Marina: holderOf(journey) === 0 ? 'Nome inválido' : 'Razão Social inválida',
        'Marina Prado Silva de Albuquerque': 'Numero máximo de caracteres excedido 🤔',
      }),
      asked: ({ nomeRazao }) => !nomeRazao,
    },
  }),
});

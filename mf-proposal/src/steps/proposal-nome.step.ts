import { defineStep } from '@consorcio/shared/flow';
import { checkWords } from '@consorcio/shared/journey';
import { checkNomeContrato } from '@consorcio/shared/validation';
import { corrected, isSettled } from '../journey/correction';
import { holderOf, holderWords } from '../journey/holder';

/** The name on the contract, read by the server too. */
export const proposalNome = defineStep({
  name: 'proposal-nome',
  leadsTo: ['proposal-cpf-cnpj', 'error-general'],
  known: ({ journey }) => isSettled(journey, journey.nomeRazao, 'nome'),
  text: ({ journey }) =>
    holderOf(journey) === 0
      ? 'Qual é o seu nome completo, como está no documento?'
      : 'Qual é a razão social da empresa?',
  input: {
    kind: 'name',
    label: ({ journey }) => holderWords(journey).name,
    placeholder: ({ journey }) => (holderOf(journey) === 0 ? 'Nome e sobrenome' : 'Como está no CNPJ'),
    autocomplete: ({ journey }) => (holderOf(journey) === 0 ? 'name' : 'organization'),
    check: (typed, { journey }) => checkNomeContrato(holderOf(journey))(typed),
    initial: ({ journey }) => journey.nomeRazao ?? '',
    verify: {
      run: checkWords,
      refusal: ({ success, errorMessage }, { journey }) =>
        success ? undefined : errorMessage || holderWords(journey).nameRefused,
    },
  },
  record: (journey, nomeRazao) => ({ ...corrected(journey), nomeRazao }),
  next: () => 'proposal-cpf-cnpj',
});

import { type Failure, saysReason, serverSentences } from '@consorcio/shared/errors';
import { defineStep, markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { createProposal } from '../api/create-proposal';
import { isPayable } from '../journey/payable';
import { proposalRequest } from '../journey/proposal-request';

/** Creates the proposal, exactly once, and says the number of the contract. SPEC sections 3, 4 and 8. */
export const proposalWait = defineStep({
  name: 'proposal-wait',
  leadsTo: ['exit:proposta-criada', 'proposal-sem-pagamento', 'cep-not-found', 'error-general'],
  fetch: {
    input: proposalRequest,
    run: createProposal,
    settle: (journey, proposta) => ({ ...journey, proposta }),
    facts: ({ journey: { proposta } }) => {
      if (!proposta) return [];
      const { propostaID, formasPagamentoDisponiveis } = proposta;
      return [{ name: 'proposal.created', payload: { propostaID, formasPagamentoDisponiveis } }];
    },
    settleFailure: (journey, failure) => (isCepRefused(failure) ? { ...journey, cepErrorAt: 'proposta' } : journey),
    fails: (failure) => (isCepRefused(failure) ? 'cep-not-found' : 'error-general'),
    // After a sale the same data are another wish.
    creates: { intent: 'proposta', sameAs: (request, { journey }) => JSON.stringify([request, journey.compras ?? 0]) },
  },
  text: ({ journey }) => [
    'Pronto, a sua proposta foi criada!\u00a0🎉',
    markup`O número do seu contrato é <b>${needed(journey.proposta, 'proposta').contrato}</b>.`,
  ],
  next: ({ journey }) =>
    isPayable(needed(journey.proposta, 'proposta')) ? 'exit:proposta-criada' : 'proposal-sem-pagamento',
});

function isCepRefused(failure: Failure): boolean {
  return saysReason(failure, serverSentences.invalidCep);
}

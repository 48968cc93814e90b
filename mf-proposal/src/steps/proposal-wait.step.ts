import { type Proposal, type ProposalRequest, payableMethods } from '@consorcio/shared/entities';
import { type Failure, isDataRefused, saysReason, serverSentences } from '@consorcio/shared/errors';
import { markup } from '@consorcio/shared/flow';
import { firstInstalmentInCents, needed, soldPlan } from '@consorcio/shared/journey';
import { createProposal, proposalRequest } from '../api/create-proposal';
import { defineStep, type ProposalScene } from '../state';

/** Creates the proposal exactly once and shows the number of the contract. SPEC sections 3, 4 and 8. */
export const proposalWait = defineStep({
  name: 'proposal-wait',
  leadsTo: ['exit:proposta-criada', 'proposal-sem-pagamento', 'cep-not-found', 'proposal-recusada', 'error-general'],
  fetch: {
    input: proposalRequest,
    run: createProposal,
    waiting: 'Criando a sua proposta…',
    settle: (journey, proposta) => ({ ...journey, proposta }),
    facts: ({ journey: { proposta } }) => {
      if (!proposta) return [];
      const { propostaID, formasPagamentoDisponiveis } = proposta;
      return [{ name: 'proposal.created', payload: { propostaID, formasPagamentoDisponiveis } }];
    },
    settleFailure: (journey, failure) => (isCepRefused(failure) ? { ...journey, cepErrorAt: 'proposta' } : journey),
    fails: (failure, { trouble }) => {
      if (isCepRefused(failure)) return 'cep-not-found';
      return canOtherDataHelp(failure) && (trouble?.times ?? 1) > 1 ? 'proposal-recusada' : 'error-general';
    },
    creates: {
      intent: 'proposta',
      sameAs,
      purchase: (_request, { journey }) => ({
        ...soldPlan(journey),
        metodo: 'proposta',
        nome: 'a proposta',
        valorInCents: firstInstalmentInCents(journey),
        quita: false,
      }),
    },
  },
  text: ({ journey }) => {
    const { contrato } = needed(journey.proposta, 'proposta');
    return [
      'Pronto, a sua proposta foi criada!\u00a0🎉',
      ...(contrato === undefined ? [] : [markup`O número do seu contrato é <b>${contrato}</b>.`]),
    ];
  },
  component: { name: 'proposal-created', spoken: () => '' },
  next: ({ journey }) =>
    isPayable(needed(journey.proposta, 'proposta')) ? 'exit:proposta-criada' : 'proposal-sem-pagamento',
});

/**
 * The same data are the same proposal, also if a later release asks for them in another order. After a sale they are another
 * one.
 */
function sameAs(request: ProposalRequest, { journey }: ProposalScene): string {
  return JSON.stringify([Object.entries(request).sort(), journey.compras ?? 0]);
}

/** Whether one of the ways to pay is one that the product offers. SPEC section 4. */
function isPayable({ formasPagamentoDisponiveis }: Proposal): boolean {
  return formasPagamentoDisponiveis.some((method) => payableMethods.has(method));
}

function isCepRefused(failure: Failure): boolean {
  return saysReason(failure, serverSentences.invalidCep);
}

/** Whether other data may help. With a 409 the server still works on a proposal with the same key. */
function canOtherDataHelp(failure: Failure): boolean {
  return isDataRefused(failure) && failure.status !== 409;
}

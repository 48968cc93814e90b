import type { Journey } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { type Effect, newJourney, type Snapshot, type StepOption } from '@consorcio/shared/flow';
import { aSelectedPlan } from '@consorcio/shared/testing';
import { PaymentWatch } from '../payment-promises';
import type { Method, Taken } from '../server-watch';

/** What the bank took, by payment method. */
export type Banked = Readonly<Partial<Record<string, Taken>>>;

export const chosen: Journey = { planoSelecionado: aSelectedPlan({ planoValorPagamento: { value: 885, label: '' } }) };

/** A journey whose proposal can be paid by these methods. */
export const proposed = (...formasPagamentoDisponiveis: number[]): Journey => ({
  ...chosen,
  proposta: { propostaID: 2, propostaToken: 'token-2', contrato: 'C-2', formasPagamentoDisponiveis },
});
export const payable = proposed(0, 1, 5);

export const at = (step: string, segment = 'payment', journey = payable): Snapshot => ({
  ...newJourney('j', 'home', { segment, step }),
  journey,
  phase: { kind: 'waiting', token: 1 },
});
export const form = at('payment-credit-card-select');
export const refused = at('payment-refused');

/** A visitor with a proposal, and a bank that accepted these payments for it. */
export function watching(taken: Banked = {}, journey: Journey = chosen, honoursKeys = true): PaymentWatch {
  const watch = new PaymentWatch({
    took: (method) => taken[method],
    gave: (method) => (taken[method] ? [`${method}-2`] : []),
    honoursKeys,
  });
  watch.proposalGoesOut({ cupomCodigo: journey.cupom ? 'PROMO10' : null }, journey);
  watch.look(at('proposal-wait', 'proposal', journey), at('', 'payment'), [], undefined);
  return watch;
}

/** A card payment was sent and its answer was lost. */
export function withLostAnswer(taken: Banked = {}, honoursKeys = true): PaymentWatch {
  const watch = watching(taken, chosen, honoursKeys);
  watch.goesOut('cartao', payable);
  watch.comesBack('cartao', payable, 'nothing');
  return watch;
}

export const publish = (fact: Fact): Effect => ({ type: 'publish', fact });
export const processed = (metodo: Method, situacao: 'sucesso' | 'pendente' | 'recusado') =>
  publish({ name: 'payment.processed', payload: { propostaID: 2, metodo, situacao } });
export const say = (text: string): Effect => ({ type: 'say', message: { id: 0, sender: 'bot', text, at: 0 } });
export const option = (to: string): StepOption => ({ id: to, label: to, to });

import { type Proposal, paymentMethods } from '@consorcio/shared/entities';

const ours: readonly number[] = Object.values(paymentMethods);

/** Whether the proposal can be paid in one of the ways we know: card, boleto or Pix. SPEC section 4. */
export function isPayable({ formasPagamentoDisponiveis }: Proposal): boolean {
  return formasPagamentoDisponiveis.some((method) => ours.includes(method));
}

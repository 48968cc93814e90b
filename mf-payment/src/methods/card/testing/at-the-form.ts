import type { SegmentTalk, VisitorOptions } from '@consorcio/shared/testing';
import type { PaymentState } from '../../../state';
import { startTalk } from '../../../testing/talk';

export const cardPath = '/api/pagamento/cartao';

/** A visitor at the card form. The API answers the payment with this, or approves it. */
export function startAtTheForm(
  answer?: unknown,
  options: VisitorOptions<PaymentState> = {},
): Promise<SegmentTalk<PaymentState>> {
  return startTalk({
    ...(answer !== undefined && { answers: { [cardPath]: answer } }),
    at: 'payment-credit-card-select',
    ...options,
  });
}

export const sentKeys = (talk: SegmentTalk<PaymentState>) => talk.calls.map(({ idempotencyKey }) => idempotencyKey);

export const cardProcessed = (situacao: string) => ({
  name: 'payment.processed',
  payload: { propostaID: 1001, metodo: 'cartao', situacao },
});

import type { SegmentConversation, VisitorOptions } from '@consorcio/shared/testing';
import type { PaymentState } from '../../../state';
import { startPayment } from '../../../testing/conversation';

export const cardPath = '/api/pagamento/cartao';

/** A visitor at the card form. The API answers the payment with this, or approves it. */
export function startAtTheForm(
  answer?: unknown,
  options: VisitorOptions<PaymentState> = {},
): Promise<SegmentConversation<PaymentState>> {
  return startPayment({
    ...(answer !== undefined && { answers: { [cardPath]: answer } }),
    at: 'payment-credit-card-select',
    ...options,
  });
}

/** A visitor who has submitted a card at the form. */
export async function sendCard(
  ...given: Parameters<typeof startAtTheForm>
): Promise<SegmentConversation<PaymentState>> {
  const conversation = await startAtTheForm(...given);
  await conversation.submit();
  return conversation;
}

/** Submits the card again, after these options. */
export async function sendAgain(conversation: SegmentConversation<PaymentState>, ...options: readonly string[]) {
  await conversation.choose(...options);
  await conversation.submit();
}

export const sentKeys = (conversation: SegmentConversation<PaymentState>) =>
  conversation.calls.map(({ idempotencyKey }) => idempotencyKey);

export const cardProcessed = (situacao: string) => ({
  name: 'payment.processed',
  payload: { propostaID: 1001, metodo: 'cartao', situacao },
});

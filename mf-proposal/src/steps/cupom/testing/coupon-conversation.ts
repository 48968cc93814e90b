import { aCoupon } from '@consorcio/shared/testing';
import { anAnsweredJourney, type ProposalConversation, sentProposals } from '../../../testing/conversation';

/** A visitor who has read the terms of a brand with coupons. */
export const withCoupons = { brand: { shouldUseCoupon: true }, journey: anAnsweredJourney(), at: 'proposal-terms' };

/** The call that checks a coupon, and its answers. */
export const check = '/api/v1/cupom/validar';
export const valid = { data: { value: aCoupon() } };
export const refusal = (...codes: readonly (string | number)[]) => ({
  validationErrors: codes.map((code) => ({ code })),
});

/** Accepts the terms, and enters a coupon. */
export async function typeCoupon(conversation: ProposalConversation, code = 'dez'): Promise<void> {
  await conversation.choose('confirmar');
  await conversation.choose('com-cupom');
  await conversation.type(code);
}

/** The coupon of each proposal that was sent. */
export const codesSent = (conversation: ProposalConversation) => sentProposals(conversation, 'cupomCodigo');

import { aCoupon } from '@consorcio/shared/testing';
import { anAnsweredJourney, type ProposalTalk, sentProposals } from '../../../testing/talk';

/** A visitor who has read the terms of a brand with coupons. */
export const withCoupons = { brand: { shouldUseCoupon: true }, journey: anAnsweredJourney(), at: 'proposal-terms' };

/** The call that checks a coupon, and its answers. */
export const check = '/api/v1/cupom/validar';
export const valid = { data: { value: aCoupon() } };
export const refusal = (...codes: readonly (string | number)[]) => ({
  validationErrors: codes.map((code) => ({ code })),
});

/** Accepts the terms, and enters a coupon. */
export async function typeCoupon(talk: ProposalTalk, code = 'dez'): Promise<void> {
  await talk.choose('confirmar');
  await talk.choose('com-cupom');
  await talk.type(code);
}

/** The coupon of each proposal that was sent. */
export const codesSent = (talk: ProposalTalk) => sentProposals(talk, 'cupomCodigo');

import type { Identifier, ProposalRequest } from '@consorcio/shared/entities';
import { HttpError } from '../api/http-error';
import { offeredFirstInstalment } from '../catalogue/first-instalment';
import { offerById } from '../catalogue/offer';
import { applyCoupon, type CouponTerms, judgeCoupon } from '../coupon/coupons';
import { contratoOf, unknownContrato } from '../proposal/contrato';
import { paymentMethodsFor } from '../proposal/payment-methods-for';
import type { Ledger } from '../state/ledger';
import { idOfToken } from '../state/token';

/** A proposal that is about to be paid. */
export interface Payable {
  readonly propostaID: Identifier | null;
  readonly contrato: string;
  readonly valorInCents: number;
  /** Absent if this sandbox did not create it: before a restart, or seeded in development. */
  readonly proposal?: ProposalRequest;
}

/** The proposal behind a token. The same token has the same contract in every sandbox. */
export function payableByToken(ledger: Ledger, token: string): Payable {
  const propostaID = idOfToken('proposal', token);
  if (propostaID === undefined) return { propostaID: null, contrato: unknownContrato, valorInCents: unknownInCents };
  return payableById(ledger, propostaID);
}

/** The proposal with an id, which a client may send as text. */
export function payableById(ledger: Ledger, propostaID: Identifier): Payable {
  const id = typeof propostaID === 'string' && /^\d{1,9}$/.test(propostaID) ? Number(propostaID) : propostaID;
  const contrato = typeof id === 'number' ? contratoOf(id) : unknownContrato;
  const proposal = ledger.proposals.entries().find((entry) => entry.id === id)?.result.payload;
  if (!proposal) return { propostaID: id, contrato, valorInCents: unknownInCents };
  return { propostaID: id, contrato, valorInCents: firstPaymentInCents(proposal), proposal };
}

/** Refuses a payment method that the proposal or its coupon excludes. `where` names the part of the request. */
export function requirePayable(payable: Payable, method: number, where: string): void {
  const obstacle = obstacleTo(payable, method);
  if (obstacle !== undefined) throw new HttpError(400, [`${where}: ${obstacle}`]);
}

function obstacleTo({ proposal, valorInCents }: Payable, method: number): string | undefined {
  if (!proposal) return undefined;
  if (!paymentMethodsFor(proposal.email).includes(method)) return 'its proposal does not offer this payment method';
  if (couponOf(proposal)?.formasPagamentosValidas.includes(method) === false)
    return 'the coupon of its proposal is not valid for this payment method';
  return valorInCents > 0 ? undefined : 'its proposal has nothing to pay';
}

/** The first payment of a proposal, computed like the catalogue and the coupon check. */
function firstPaymentInCents(proposal: ProposalRequest): number {
  const offer = offerById(proposal.planoID, proposal.bemID);
  if (!offer) throw new Error('A proposal is only created for a plan that the catalogue has.');
  const fullInCents = offeredFirstInstalment(offer, proposal.empresaId);
  const coupon = couponOf(proposal);
  return coupon ? Math.round(applyCoupon(coupon, fullInCents).valorTotal * 100) : fullInCents;
}

/** The coupon applied to a proposal. */
function couponOf({ cupomCodigo, planoID, bemID }: ProposalRequest): CouponTerms | undefined {
  if (cupomCodigo === null) return undefined;
  const judgement = judgeCoupon(cupomCodigo, offerById(planoID, bemID)?.terms.creditInCents ?? 0);
  return 'terms' in judgement ? judgement.terms : undefined;
}

/** The first instalment of an unknown proposal: R$ 500,00. */
const unknownInCents = 500_00;

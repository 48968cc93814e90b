import { type Identifier, type ProposalRequest, paymentMethods } from '@consorcio/shared/entities';
import { HttpError } from '../api/outgoing';
import { offerById, offeredFirstInstalment } from '../catalogue/offer';
import { applyCoupon, type CouponTerms, judgeCoupon } from '../coupons';
import { magic } from '../magic-values';
import { idOfToken, type Ledger } from '../state/ledger';

/** A proposal that is about to be paid. */
export interface Payable {
  readonly propostaID: Identifier | null;
  readonly contrato: string;
  readonly valorInCents: number;
  /** Absent if this sandbox did not create it: before a restart, or seeded in development. */
  readonly proposal?: ProposalRequest;
}

/** The contract number of a proposal: the same for the same id in every sandbox. */
export const contratoOf = (propostaID: number) => String(unknownContrato + propostaID);
const unknownContrato = 70_000_000;

/** The first instalment of an unknown proposal: R$ 500,00. */
const unknownInCents = 500_00;

/** The proposal behind a token. The same token has the same contract in every sandbox. */
export function payableByToken(ledger: Ledger, token: string): Payable {
  return payableById(ledger, idOfToken('proposal', token) ?? null);
}

/** The proposal with an id, which a client may send as text. */
export function payableById(ledger: Ledger, propostaID: Identifier | null): Payable {
  const id = typeof propostaID === 'string' && /^\d{1,9}$/.test(propostaID) ? Number(propostaID) : propostaID;
  const contrato = contratoOf(typeof id === 'number' ? id : 0);
  const proposal = ledger.proposals.entries().find((entry) => entry.id === id)?.result.payload;
  if (!proposal) return { propostaID: id, contrato, valorInCents: unknownInCents };
  return { propostaID: id, contrato, valorInCents: firstPaymentInCents(proposal), proposal };
}

/** Refuses a payment method that the proposal or its coupon excludes. `where` names the part of the request. */
export function requirePayable({ proposal, valorInCents }: Payable, method: number, where: string): void {
  if (!proposal) return;
  const refuse = (obstacle: string) => new HttpError(400, [`${where}: ${obstacle}`]);
  if (!paymentMethodsFor(proposal.email).includes(method))
    throw refuse('its proposal does not offer this payment method');
  if (couponOf(proposal)?.formasPagamentosValidas.includes(method) === false)
    throw refuse('the coupon of its proposal is not valid for this payment method');
  if (valorInCents <= 0) throw refuse('its proposal has nothing to pay');
}

/** The payment methods that a proposal with this e-mail offers, as the API codes them. */
export function paymentMethodsFor(email: string): number[] {
  return [...(byEmail.get(email.toLowerCase()) ?? Object.values(paymentMethods))];
}

const byEmail: ReadonlyMap<string, readonly number[]> = new Map([
  [magic.proposalWithoutMethods, []],
  [magic.proposalWithUnknownMethod, [9]],
  [magic.proposalByPixOnly, [paymentMethods.pix]],
  [magic.proposalByCardOnly, [paymentMethods.card]],
  [magic.proposalByBoletoOnly, [paymentMethods.boleto]],
]);

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

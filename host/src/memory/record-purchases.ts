import type { OpenCharge, OpenPayment, OpenPurchase, PurchaseNote } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { DAY_MS } from './record';

/** ms for which a purchase is remembered after it is due. */
const AFTER_DUE_MS = 3 * DAY_MS;
/** ms for which a purchase without a due date is remembered. A card payment appears at the bank within these days. */
const WITHOUT_DUE_MS = 7 * DAY_MS;
/** Purchases that are remembered, the latest ones. */
const MOST = 10;

/** A submission that belongs to a purchase. */
export type Sent = Snapshot['submissions'][string] & { readonly purchase: PurchaseNote };

export function sentIn({ submissions }: Pick<Snapshot, 'submissions'>): readonly Sent[] {
  return Object.values(submissions).filter((one): one is Sent => one.purchase !== undefined);
}

/** The id of the purchase that a submission belongs to. Only copies of one tab share a journey, and so a proposal. */
export function purchaseIdOf(journeyId: string, { key, purchase: { propostaID } }: Sent): string {
  return propostaID === undefined ? key : `${journeyId}:${propostaID}`;
}

/** What a tab knows that its snapshots do not say. */
export interface RecordingTab {
  /** Whether the last request of this payment was its own. */
  isOwn(payment: OpenPayment): boolean;
  /** The segment that tells a visitor of a purchase that an earlier visit left. */
  readonly toldBy: string;
}

/**
 * The stored purchases after this snapshot. What the snapshot says of its own submissions replaces what was stored of them; all
 * else stays, because other tabs and earlier visits have stored it. A submission that is being sent is stored by `withSending`.
 * A failure says nothing about a request of another tab with the same key: `isOwn` tells them apart, and what worked has worked.
 */
export function recordPurchases(
  stored: readonly OpenPurchase[],
  { journeyId, journey, submissions, place, phase }: Snapshot,
  now: number,
  { isOwn, toldBy }: RecordingTab,
): readonly OpenPurchase[] {
  const { proposta, cobrancas, compraAberta } = journey;
  const isRead = isVisitorsTurn(phase);
  let purchases = stored;
  for (const sent of sentIn({ submissions })) {
    if (sent.state === 'sending') continue;
    if (sent.state === 'failed') {
      purchases = withoutPayment(purchases, sent.key, (payment) => isOpen(payment) && isOwn(payment));
      continue;
    }
    const isProposal = sent.purchase.propostaID === undefined;
    // The proposal of an earlier purchase is not in the journey any more: it was stored when it was made.
    if (isProposal && sent.state === 'sent' && !proposta) continue;
    const made = isProposal && sent.state === 'sent' ? proposta : undefined;
    const known: Sent = made
      ? { ...sent, purchase: { ...sent.purchase, propostaID: made.propostaID, contrato: made.contrato } }
      : sent;
    const { propostaID, metodo } = known.purchase;
    const charges = cobrancas?.propostaID === propostaID ? cobrancas?.cobradas : undefined;
    const charge = charges?.find((one) => one.metodo === metodo);
    if (made) purchases = withoutPayment(purchases, sent.key);
    purchases = withPayment(purchases, journeyId, known, paymentOf(known, charge, isRead), now);
  }
  if (!compraAberta) return purchases;
  // Only this segment speaks of it. It may not load, and the conversation goes on without its words.
  const isTold = isRead && place.segment === toldBy;
  return purchases.map((purchase) =>
    purchase.id === compraAberta.id ? mergedInto(purchase, compraAberta, isTold) : purchase,
  );
}

export function withSending(
  stored: readonly OpenPurchase[],
  journeyId: string,
  sent: Sent & { readonly envio: string },
  now: number,
): readonly OpenPurchase[] {
  const payment = { ...paymentOf({ ...sent, state: 'sending' }, undefined, false), envio: sent.envio };
  return withPayment(stored, journeyId, sent, payment, now);
}

/** Later states are more certain: what is stored never becomes less certain. */
const certainty = { enviando: 0, incerto: 1, registrado: 2, pago: 3 } as const;

/** Nothing is known of it but that it was sent. */
const isOpen = ({ estado }: OpenPayment) => certainty[estado] < certainty.registrado;

/** The state of an open payment that a tab knows of its own submission; undefined for one that is known to have failed. */
export function knownState({ state, purchase: { quita } }: Sent): OpenPayment['estado'] | undefined {
  const known = {
    sending: 'enviando',
    unknown: 'incerto',
    sent: quita ? 'pago' : 'registrado',
    failed: undefined,
  } as const;
  return known[state];
}

/** The conversation waits for the visitor, who has read everything before. */
export function isVisitorsTurn({ kind }: Snapshot['phase']): boolean {
  return kind === 'waiting' || kind === 'ended';
}

/** @param isRead whether the visitor has read what the conversation says of its payments */
function paymentOf(sent: Sent, charge: OpenCharge | undefined, isRead: boolean): OpenPayment {
  const { metodo, nome, valorInCents } = sent.purchase;
  const { paga = false, ...due } = charge ?? {};
  const estado = paga ? 'pago' : (knownState(sent) ?? 'incerto');
  const lido = estado === 'pago' && (paga || isRead); // a charge is paid when the visitor says so
  return { ...due, chave: sent.key, metodo, nome, valorInCents, estado, ...(lido && { lido }) };
}

function withPayment(
  purchases: readonly OpenPurchase[],
  journeyId: string,
  sent: Sent,
  payment: OpenPayment,
  now: number,
): readonly OpenPurchase[] {
  const id = purchaseIdOf(journeyId, sent);
  const earlier = purchases.find((purchase) => purchase.id === id);
  const same = earlier?.pagamentos.find(({ chave }) => chave === payment.chave);
  // A copied tab may know less of its own submission than what is stored.
  const latest = {
    ...(same?.envio !== undefined && { envio: same.envio }),
    ...(same?.lido && { lido: true }),
    ...payment,
  };
  const merged = same && certainty[same.estado] > certainty[payment.estado] ? { ...same, envio: latest.envio } : latest;
  if (same && isSame(same, merged)) return purchases;
  const { metodo, nome, valorInCents, quita, ...about } = sent.purchase;
  const pagamentos = [...(earlier?.pagamentos ?? []).filter(({ chave }) => chave !== payment.chave), merged];
  const purchase: OpenPurchase = { ...about, id, journeyId, pagamentos, ate: endOf(pagamentos, now) };
  return [purchase, ...purchases.filter((other) => other.id !== id)].slice(0, MOST);
}

/** A purchase without a payment is none. */
function withoutPayment(
  purchases: readonly OpenPurchase[],
  key: string,
  isOwn: (payment: OpenPayment) => boolean = () => true,
): readonly OpenPurchase[] {
  const isGone = (payment: OpenPayment) => payment.chave === key && isOwn(payment);
  if (!purchases.some(({ pagamentos }) => pagamentos.some(isGone))) return purchases;
  return purchases
    .map((purchase) => ({ ...purchase, pagamentos: purchase.pagamentos.filter((payment) => !isGone(payment)) }))
    .filter(({ pagamentos }) => pagamentos.length > 0);
}

/** What the visit says of a purchase that it found: at most that it is paid, and that the visitor has read so. */
function mergedInto(purchase: OpenPurchase, { pagamentos }: OpenPurchase, isRead: boolean): OpenPurchase {
  const merged = purchase.pagamentos.map((payment): OpenPayment => {
    const paid = pagamentos.find(({ chave, estado }) => chave === payment.chave && estado === 'pago');
    const lido = isRead || paid?.lido || payment.lido;
    return paid ? { ...payment, estado: 'pago', ...(lido && { lido }) } : payment;
  });
  const isSameAll = merged.every((payment, index) => isSame(payment, purchase.pagamentos[index] ?? payment));
  return isSameAll ? purchase : { ...purchase, pagamentos: merged };
}

/** When a purchase is forgotten: after its last due date, or after the days without one. */
function endOf(pagamentos: readonly OpenPayment[], now: number): number {
  const dueDates = pagamentos
    .map(({ vencimento = '' }) => Date.parse(`${vencimento.slice(0, 10)}T23:59:59-03:00`))
    .filter((due) => !Number.isNaN(due));
  return dueDates.length > 0 ? Math.max(...dueDates) + AFTER_DUE_MS : now + WITHOUT_DUE_MS;
}

function isSame(one: OpenPayment, other: OpenPayment): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof OpenPayment)[]; // its own, in any order
  return keys.every((key) => one[key] === other[key]);
}

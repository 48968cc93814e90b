import { isDeepStrictEqual } from 'node:util';
import { type Identifier, type Journey, paymentMethods, proposalRequestSchema } from '@consorcio/shared/entities';
import type { JourneyEventPayload } from '@consorcio/shared/events';
import { type Effect, isAvailable, type Message, type Snapshot, type StepOption } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { promise } from './promises';
import { isRefusal, knownPayment, type Received, type Returned } from './received';
import type { Method, ServerWatch } from './server-watch';

const withCoupon = z.pick(proposalRequestSchema, { cupomCodigo: true });

type Processed = JourneyEventPayload<'payment.processed'>;
type Purchase = JourneyEventPayload<'purchase.made'>;

/** The terms of a proposal. */
interface Terms {
  /** Codes of the methods that its coupon accepts. */
  readonly takenByCoupon: readonly number[] | undefined;
  readonly firstInstalmentInCents: number;
}

const codes: Readonly<Record<Method, number>> = {
  pix: paymentMethods.pix,
  boleto: paymentMethods.boleto,
  cartao: paymentMethods.card,
};
/** Targets that are allowed while a charge is open: the same payment, the explanation of its state and the end. */
const sameTargets: ReadonlySet<string> = new Set(['payment-credit-card-select', 'payment-refused', 'end']);
/** Segments that may follow a payment without a sale. */
const beforeTheSale: ReadonlySet<string> = new Set(['payment', 'host', 'return-visit']);
/** The components that show data of the bank. */
const shownBy: ReadonlyMap<string, Method> = new Map([
  ['pix-charge', 'pix'],
  ['boleto-slip', 'boleto'],
  ['card-approved', 'cartao'],
]);
/** The step that warns before another method is chosen while a charge is open, the words it must say, and its accepted answer. */
const warning = {
  step: 'alterar-pagamento-aviso',
  words: 'as duas cobranças podem cair',
  accepted: 'alterar-pagamento',
};
/** The same before another try at an API that may charge twice. */
const repeatWarning = { step: 'pagamento-repetir-aviso', accepted: 'payment-credit-card-select' };
/** What may only be said where the API honours keys. */
const promisesOneCharge = /não será cobrado duas vezes|confiro com o banco/i;
/** Says of an earlier try what a refusal of a later one does not change. */
const mayBeCharged = 'pode ter sido cobrada';
/** Tries without a confirmation after which the warning may be offered. */
const TRIES_BEFORE_WARNING = 2;
const saysRefused = /recusad|nada foi cobrado/i;

export function isMethod(intent: string): intent is Method {
  return Object.hasOwn(codes, intent);
}

/**
 * Nobody pays twice, and the visitor reads only what is known: messages, options and facts about a payment agree with what
 * the bank did, as far as the browser can know it. A charge is open from its request until the bank has accepted or
 * refused it. Meanwhile another method is only possible for a visitor who has read and accepted the warning about a second
 * charge, which is offered after the second try without a confirmation.
 */
export class PaymentWatch {
  private asked: Terms | undefined;
  private readonly terms = new Map<Identifier, Terms>();
  /** Open charges, with the number of tries without a confirmation. */
  private readonly open = new Map<Identifier, number>();
  private readonly hasRead = new Set<Identifier>();
  private readonly hasAccepted = new Set<Identifier>();
  private readonly charged = new Set<Identifier>();
  private readonly refusals = new Map<Identifier, number>();
  private readonly sold = new Set<Identifier>();
  private charging: Identifier | undefined;

  private readonly mayRepeat = new Set<Identifier>();

  constructor(readonly bank: Pick<ServerWatch, 'took' | 'gave' | 'honoursKeys'>) {}

  /** How many sales were closed. */
  get sales(): number {
    return this.sold.size;
  }

  proposalGoesOut(input: unknown, { cupom, planoSelecionado }: Journey): void {
    const { cupomCodigo } = withCoupon.parse(input);
    const coupon = cupomCodigo === null ? undefined : cupom;
    this.asked = {
      takenByCoupon: coupon?.formasPagamentosValidas,
      firstInstalmentInCents: Math.round(
        (coupon?.valorTotal ?? planoSelecionado?.planoValorPagamento.value ?? 0) * 100,
      ),
    };
  }

  /** Identifies a card payment: each refusal starts a new one, and the card itself makes no difference. */
  chargeOf(journey: Journey): unknown {
    const propostaID = proposalOf(journey);
    return { propostaID, refusals: this.refusals.get(propostaID) ?? 0 };
  }

  goesOut(method: Method, journey: Journey): void {
    const propostaID = proposalOf(journey);
    const code = codes[method];
    const taken = this.terms.get(propostaID)?.takenByCoupon ?? [code];
    const offered = journey.proposta?.formasPagamentoDisponiveis ?? [];
    promise(offered.includes(code), `A ${method} is sent for a proposal that does not accept it.`);
    promise(taken.includes(code), `A ${method} is sent that the coupon does not accept.`);
    const isWarned = this.hasAccepted.has(propostaID);
    promise(
      method === 'cartao' || !this.open.has(propostaID) || isWarned,
      `A ${method} is sent while a charge is open, without an accepted warning.`,
    );
    if (method !== 'cartao') return;
    promise(
      this.bank.honoursKeys || !this.open.has(propostaID) || this.mayRepeat.has(propostaID),
      'A card is sent again without an accepted warning, to an API that may charge twice.',
    );
    this.mayRepeat.delete(propostaID);
    this.charging = propostaID;
  }

  /** The page received the result of a payment. Returns the outcome that must now be published, if any. */
  comesBack(method: Method, journey: Journey, received: Received): Processed | undefined {
    const propostaID = proposalOf(journey);
    this.charging = undefined;
    const situacao = method === 'cartao' ? this.judge(propostaID, received) : received === 200 ? 'sucesso' : undefined;
    return situacao && { propostaID, metodo: method, situacao };
  }

  /** A failure does not close a charge that an earlier try may have made. */
  stateOf({ intent, state }: Returned, journey: Journey): Returned['state'] {
    const isOpen = intent === 'cartao' && this.open.has(proposalOf(journey));
    return state === 'failed' && isOpen ? 'unknown' : state;
  }

  private judge(propostaID: Identifier, received: Received): Processed['situacao'] | undefined {
    // Without an answer of the bank nothing is known about the card or an earlier try. See docs/adr/0010.
    if (received === 'unsent') {
      if (this.open.has(propostaID)) this.mayRepeat.add(propostaID); // the accepted repeat has not happened yet
      return undefined;
    }
    if (received === 'turned away') {
      if (this.open.has(propostaID)) this.isUnconfirmed(propostaID);
      return undefined;
    }
    if (received === 200 || received === 202) {
      this.isKnown(propostaID);
      this.charged.add(propostaID);
      return received === 200 ? 'sucesso' : 'pendente';
    }
    const isNo = isRefusal(received) && !knownPayment.includes(received);
    if (!isNo) {
      this.isUnconfirmed(propostaID);
      return undefined;
    }
    if (this.bank.honoursKeys || !this.open.has(propostaID)) this.isKnown(propostaID);
    this.refusals.set(propostaID, (this.refusals.get(propostaID) ?? 0) + 1);
    return 'recusado';
  }

  pageIsGone(): void {
    if (this.charging !== undefined) this.isUnconfirmed(this.charging);
    this.charging = undefined;
  }

  private isUnconfirmed(propostaID: Identifier): void {
    this.open.set(propostaID, (this.open.get(propostaID) ?? 0) + 1);
  }

  private isKnown(propostaID: Identifier): void {
    for (const about of [this.open, this.hasRead, this.hasAccepted, this.mayRepeat]) about.delete(propostaID);
  }

  /** `due` is the outcome that must be published for this event. */
  look(before: Snapshot, after: Snapshot, effects: readonly Effect[], due: Processed | undefined): void {
    for (const effect of effects) {
      if (effect.type === 'publish' && effect.fact.name === 'purchase.made')
        this.sale(effect.fact.payload, after.journey);
    }
    const propostaID = after.journey.proposta?.propostaID;
    if (propostaID === undefined) return;
    if (this.asked && !this.terms.has(propostaID)) this.terms.set(propostaID, this.asked);

    const outcomes: Processed[] = [];
    for (const effect of effects) {
      if (effect.type === 'say') this.isSaid(effect.message, propostaID, shownIn(after) ?? propostaID);
      if (effect.type !== 'publish') continue;
      const { name, payload } = effect.fact;
      if (name === 'payment.processed') outcomes.push(payload);
    }
    const isAccepted = before.place.step === warning.step && after.place.step === warning.accepted;
    if (isAccepted && this.hasRead.has(propostaID)) this.hasAccepted.add(propostaID);
    const isRepeat = before.place.step === repeatWarning.step && after.place.step === repeatWarning.accepted;
    if (isRepeat && this.hasRead.has(propostaID)) this.mayRepeat.add(propostaID);
    if (due || outcomes.length > 0) this.outcome(outcomes, due);
    const isThrough = before.place.segment === 'payment' && !beforeTheSale.has(after.place.segment);
    promise(
      !isThrough || this.sold.has(propostaID),
      'The conversation continues as after a sale, but none was closed.',
    );
  }

  /** The conversation waits with these options. */
  waits({ place, journey }: Snapshot, options: readonly StepOption[]): void {
    const propostaID = journey.proposta?.propostaID;
    // A charge of an earlier visit or of another tab is only looked at.
    if (place.segment !== 'payment' || propostaID === undefined || place.step?.startsWith('cobranca-')) return;
    promise(!this.charged.has(propostaID), `A card was charged, and the conversation waits at ${place.step}.`);
    const tries = this.open.get(propostaID);
    if (tries !== undefined && !this.bank.honoursKeys) this.waitsWithoutKeys(place.step, propostaID, options);
    if (tries === undefined || this.hasAccepted.has(propostaID) || !this.bank.honoursKeys) return;
    const mayAccept = place.step === warning.step && this.hasRead.has(propostaID);
    const isSafe = (target: string) =>
      sameTargets.has(target) ||
      (target === warning.step && tries >= TRIES_BEFORE_WARNING) ||
      (target === warning.accepted && mayAccept);
    const isSame = options.every((option) => option.opens || isSafe(option.to) || !isAvailable(option));
    promise(isSame, `A charge is open, and ${place.step} offers another way to pay.`);
    const hasWayOn = tries < TRIES_BEFORE_WARNING || place.step !== 'payment-refused';
    const isWarning = options.some((option) => option.to === warning.step || option.to === 'end'); // there may be no other method
    promise(hasWayOn || isWarning, 'A charge is not confirmed after two tries, and no other way is offered.');
  }

  /** A charge is open at an API that may charge twice: each way to pay leads to a warning first, and a person comes before them. */
  private waitsWithoutKeys(step: string | null, propostaID: Identifier, options: readonly StepOption[]): void {
    const isPast = (accepted: string) =>
      (step === warning.step && accepted === warning.accepted) ||
      (step === repeatWarning.step && accepted === repeatWarning.accepted) ||
      (this.hasAccepted.has(propostaID) && accepted !== repeatWarning.accepted);
    const isWarned = ({ to = '' }: StepOption) =>
      [warning.step, repeatWarning.step, 'payment-refused', 'end'].includes(to) || isPast(to);
    const unwarned = options.filter((option) => !option.opens && isAvailable(option) && !isWarned(option));
    promise(unwarned.length === 0, `A charge is open, and ${step} leads to ${unwarned[0]?.to} without a warning.`);
    if (step !== 'payment-refused') return;
    promise(options[0]?.opens === 'specialists', 'A charge is open, and a person does not come first.');
    promise(options.at(-1)?.to === repeatWarning.step, 'A charge is open, and the repeat does not come last.');
  }

  private isSaid({ text, component }: Message, propostaID: Identifier, shown: Identifier): void {
    if (this.open.has(propostaID) && text.includes(warning.words)) this.hasRead.add(propostaID);
    const isDenied = this.open.has(propostaID) && saysRefused.test(text) && !text.includes(mayBeCharged);
    promise(this.bank.honoursKeys || !promisesOneCharge.test(text), 'A message promises what the API does not keep.');
    promise(!isDenied, 'A message calls a charge refused that may have been made.');
    const method = component && shownBy.get(component.name);
    if (!method) return;
    const props = JSON.stringify(component.props);
    const isShown = this.bank.gave(method, shown).some((given) => props.includes(JSON.stringify(given)));
    promise(isShown, `A ${component.name} does not show the bank's data for this proposal.`);
  }

  private outcome(published: readonly Processed[], due: Processed | undefined): void {
    const words = `Published about a payment: ${JSON.stringify(published)}, but due is ${JSON.stringify(due)}.`;
    promise(isDeepStrictEqual(published, due ? [due] : []), words);
    if (!due) return;
    if (due.situacao === 'recusado' && !this.bank.honoursKeys) return; // an earlier try may have been taken
    const taken = this.bank.took(due.metodo, due.propostaID);
    promise((taken ?? 'recusado') === due.situacao, `A payment is ${due.situacao}, and the bank has it as ${taken}.`);
  }

  private sale({ propostaID, metodo, valorInCents }: Purchase, { compraAberta }: Journey): void {
    // Of a purchase that this visit found, only the visitor knows that it is paid, and analytics counts it once.
    const isFound = compraAberta?.propostaID === propostaID;
    const isTaken = this.bank.took(metodo, propostaID) !== undefined;
    promise(isTaken || isFound, `A sale is closed by a ${metodo} that the bank does not have.`);
    promise(!this.sold.has(propostaID) || isFound, 'A sale is closed twice.');
    const due = this.terms.get(propostaID)?.firstInstalmentInCents;
    promise(valorInCents === due, `A sale is closed for ${valorInCents} cents, but its proposal says ${due}.`);
    this.sold.add(propostaID);
  }
}

function proposalOf({ proposta }: Journey): Identifier {
  promise(proposta !== undefined, 'A payment without a proposal.');
  return proposta.propostaID;
}

/** The proposal whose charge a step shows, if it is not that of the conversation: an earlier one that is still open. */
function shownIn({ place, journey: { compraAberta } }: Snapshot): Identifier | undefined {
  return place.step?.startsWith('cobranca-') ? compraAberta?.propostaID : undefined;
}

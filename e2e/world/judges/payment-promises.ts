import { isDeepStrictEqual } from 'node:util';
import { guardedStorage, purchasesOf, purchaseToMention } from '@consorcio/host/memory';
import type { Identifier, Journey, OpenPurchase } from '@consorcio/shared/entities';
import { paymentMethods, proposalRequestSchema } from '@consorcio/shared/entities';
import type { JourneyEventPayload } from '@consorcio/shared/events';
import type { Message } from '@consorcio/shared/flow';
import type { ApiCall } from '../../sandbox/api/in-process';
import { goesOn, type Turn } from '../tabs/observed-engine';
import { type Attempt, type Tab, warning } from '../tabs/tab';
import type { RandomWorld } from '../tabs/world';
import { promise } from './promises';
import { isRefusal, knownPayment, type Method, methodOf, type Returned, TURNED_AWAY } from './server-watch';
import { promiseReadBack } from './turn-promises';

type Processed = JourneyEventPayload<'payment.processed'>;

/** The terms of a proposal: its first instalment, and the codes of the methods that its coupon accepts. */
interface Terms {
  readonly takenByCoupon: readonly number[] | undefined;
  readonly inCents: number;
}

const codes: Readonly<Record<Method, number>> = { ...paymentMethods, cartao: paymentMethods.card };
const saysRefused = /recusad|nada foi cobrado/i;
/** Says of an earlier try what a refusal of a later one does not change. */
const mayBeCharged = 'pode ter dado certo';
/** What may only be said where the API honours keys. */
const promisesOneCharge = /não será cobrado duas vezes|confiro com o banco/i;
/** How the product says that it does not know what became of a request. A lead does the visitor no harm, so there an apology is enough. */
const explained =
  /não recebi a confirmação|pode ter dado certo|não sei se o|ficou sem confirmação|nada é cobrado até você pagar|duas cobranças/i;
const apologised = /instabilidades|não recebi|não sei se o/i;
/** How the product tells of a payment that an earlier visit has made, or another tab. */
const confirmed = /Recebemos o seu|já foi paga em outra aba/;
/** Answers of the visitor after which a purchase is not open any more, or is forgotten. */
const closing: ReadonlySet<string> = new Set(['paguei', 'ja-paguei', 'apareceu', 'recomecar']);
/** Where a visitor may be led who has read no warning, while a card may be charged. With keys, the same payment is safe too. */
const safe = ['payment-refused', 'end', 'alterar-pagamento-aviso', 'pagamento-repetir-aviso'];
const samePayment = 'payment-credit-card-select';
/** Segments that may follow a payment without a sale. */
const beforeTheSale: ReadonlySet<string> = new Set(['payment', 'host', 'return-visit']);
/** The components that show data of the bank. */
const shownBy: Readonly<Record<string, Method>> = {
  'pix-charge': 'pix',
  'boleto-slip': 'boleto',
};
/** In the props of a payment that the bank has approved: only those show a number of the bank. */
const approval = '"desfecho":"aprovado"';

/**
 * Nobody pays twice, and the visitor reads only what is known: what the tabs of one browser send, say, offer and publish agrees with
 * what the bank did, as far as the browser can know it.
 */
export class PaymentPromises {
  /** Purchases, by conversation and proposal, of which a message has said that the card was approved. */
  private readonly calledPaid = new Set<string>();
  private readonly sold = new Set<Identifier>();
  private readonly terms = new Map<Identifier, Terms>();
  private asked: Terms | undefined;
  /** Methods of charges that a tab has received and nobody has paid. */
  private readonly toPay = new Set<Method>();
  /** A tab knows that the card was approved; the one that paid has waited for the visitor since, so they have read about it. */
  private isPaid = false;
  private isRead = false;
  /** A visit has begun to tell of it. It may do so again. */
  private isBeingRead = false;
  /** The visitor has said that the purchase is paid, or forgets it. */
  private isClosed = false;

  constructor(
    private readonly world: RandomWorld,
    /** The tabs that are open. */
    private readonly tabs: readonly Tab[],
  ) {}

  /** A creation leaves a tab. */
  goesOut(tab: Tab, call: ApiCall, key: string): void {
    const { tabs, world } = this;
    const { path } = call;
    const isLead = path === '/api/lead';
    promise(!tabs.some(({ isSending }) => isSending), 'Two creations are under way at once.');
    promise(!tabs.some(({ answers }) => answers.has(key)), `${path} is called again, and an open tab has its answer.`);
    // A lead with earlier data may be sent again after other data.
    const [lastKey, last] = [...tab.exchanged].findLast(([, { call }]) => call.path === path) ?? [];
    const attempt = lastKey === key ? last : undefined;
    // With its key it acts once. Without, a second lead does the visitor no harm. A card is gone with its page.
    const mayGoOn = isLead || (methodOf(path) !== 'cartao' && world.settings.keys !== 'off');
    if (attempt?.isDone) promise(isLead, `${path} is called again, and the visitor has read its answer.`);
    else if (attempt && !(tab.unheard.has(key) && mayGoOn)) {
      const since = tab.snapshot.transcript.slice(attempt.messages);
      const told = since.findIndex(({ text }) => (isLead ? apologised : explained).test(text));
      promise(told >= 0, `${path} is called again, and the visitor has not read that its outcome is unknown.`);
      const isAsked = since.slice(told).some(({ sender }) => sender === 'user');
      promise(isAsked, `${path} with an unknown outcome is called again without the visitor asking.`);
    }
    const method = methodOf(path);
    if (method) this.isPaidBy(method, tab, call);
  }

  private isPaidBy(method: Method, tab: Tab, call: ApiCall): void {
    const { bank, isTampered } = this.world;
    const { journey, journeyId } = tab.snapshot;
    const propostaID = bank.proposalOf(call);
    if (propostaID === undefined) return; // the bank complains
    const isPaid = this.calledPaid.has(`${journeyId} ${propostaID}`) && !isTampered;
    promise(!isPaid || method !== 'cartao', 'A proposal that a tab calls paid is paid again.');
    const lists = [journey.proposta?.formasPagamentoDisponiveis ?? [], this.terms.get(propostaID)?.takenByCoupon];
    const isAccepted = lists.every((list) => list?.includes(codes[method]) !== false);
    promise(isAccepted, `A ${method} is sent that the proposal does not accept.`);
    const isSafe = (method === 'cartao' && bank.honoursKeys) || !this.isRisk(tab, propostaID);
    promise(isSafe, `A ${method} is sent while a card may be charged, and the visitor has read no warning.`);
  }

  /** A payment of it by card that a tab has sent: the approved one, or one of unknown outcome. */
  private cardOf({ exchanged }: Tab, propostaID: Identifier, isApproved: boolean): Attempt | undefined {
    const isOfIt = ({ call, isDone }: Attempt) =>
      isDone === isApproved && methodOf(call.path) === 'cartao' && this.world.bank.proposalOf(call) === propostaID;
    return [...exchanged.values()].find(isOfIt);
  }

  /** A card may be charged for it, and the visitor has not been warned since. */
  private isRisk(tab: Tab, propostaID: Identifier): boolean {
    const open = this.cardOf(tab, propostaID, false);
    return !this.world.isTampered && open !== undefined && !tab.hasRead(warning, open.first);
  }

  /** Without keys, only an answer tells what became of a card. */
  private hasOpenCard(tab: Tab): boolean {
    const { proposta } = tab.snapshot.journey;
    const card = proposta && this.cardOf(tab, proposta.propostaID, false);
    return !this.world.bank.honoursKeys && card !== undefined && !card.isRefused;
  }

  /** A tab has the answer of a creation that worked. */
  registered(path: string): void {
    const method = methodOf(path);
    this.isPaid ||= method === 'cartao';
    if (this.isPaid || this.isClosed) this.toPay.clear();
    else if (method) this.toPay.add(method);
  }

  chosen(option: string): void {
    if (!closing.has(option)) return;
    this.isClosed = true;
    this.toPay.clear();
  }

  /** What a tab says. */
  look(tab: Tab, turn: Turn): void {
    const { event, after, effects } = turn;
    if (!goesOn(turn)) {
      if (event.type === 'request-done') tab.unheard.clear();
      this.isToldOf(tab, turn);
    }
    const { proposta, compraAberta } = after.journey;
    if (!proposta) return;
    if (this.asked && !this.terms.has(proposta.propostaID)) this.terms.set(proposta.propostaID, this.asked);
    // An earlier purchase that is still open is shown by steps of its own.
    const isEarlier = after.place.step?.startsWith('cobranca-') === true;
    const shown = (isEarlier && compraAberta?.propostaID) || proposta.propostaID;
    for (const effect of effects)
      if (effect.type === 'say') this.isSaid(tab, effect.message, proposta.propostaID, shown);
  }

  /** What the browser dropped while the visitor was leaving or away is no failure, unless it may not go on by itself. */
  private isToldOf({ dropped }: Tab, { event, before }: Turn): void {
    const isLost = event.type === 'request-done' && !event.outcome.ok && event.outcome.failure.code === 'network.lost';
    const mayGoOn = before.phase.kind !== 'submitting' && this.world.settings.keys !== 'off';
    const isFailure = !isLost || !mayGoOn || !dropped.has('answer');
    promise(isFailure, 'The visitor reads of a failure, and only the browser has dropped a call.');
    const isMissing = event.type !== 'segment-failed' || !dropped.has('load');
    promise(isMissing, 'A segment counts as missing whose load was dropped.');
  }

  private isSaid(tab: Tab, { text, component }: Message, propostaID: Identifier, shown: Identifier): void {
    const { bank, isTampered } = this.world;
    const isCharged = (tab.chargedThen ?? bank.charged).includes(propostaID);
    const isRefused = saysRefused.test(text) && !text.includes(mayBeCharged);
    const isDenied =
      (text.includes('Nada foi cobrado') && isCharged) ||
      (isRefused && this.cardOf(tab, propostaID, false) !== undefined);
    promise(!isDenied || isTampered, 'A message says that nothing was charged, and a card is or may be.');
    promise(bank.honoursKeys || !promisesOneCharge.test(text), 'A message promises one charge, and the API does not.');
    if (text.includes('Pagamento aprovado')) {
      promise(bank.hasApproved, 'A card is called approved, and none is.');
      this.calledPaid.add(`${tab.snapshot.journeyId} ${propostaID}`);
    }
    const props = JSON.stringify(component?.props ?? '');
    const method = component && (props.includes(approval) ? 'cartao' : shownBy[component.name]);
    if (!method) return;
    const isShown = bank.gave(method, shown).some((given) => props.includes(JSON.stringify(given)));
    promise(isShown, `A ${component.name} does not show the bank's data for this proposal.`);
  }

  /** A tab waits for the visitor. */
  waits(tab: Tab): void {
    const { place, journey } = tab.snapshot;
    // A charge of an earlier visit or of another tab is only looked at.
    if (place.segment !== 'payment' || !journey.proposta || place.step?.startsWith('cobranca-')) return;
    const { propostaID } = journey.proposta;
    const isPaid = this.cardOf(tab, propostaID, true) !== undefined;
    promise(!isPaid, `A card was charged, and the conversation waits at ${place.step}.`);
    if (!this.isRisk(tab, propostaID)) return;
    const isSafe = (to: string) => safe.includes(to) || (to === samePayment && this.world.bank.honoursKeys);
    const risk = tab.options.find(({ opens, to }) => !opens && !isSafe(to));
    promise(risk === undefined, `A card may be charged, and ${place.step} offers "${risk?.label}" without a warning.`);
  }

  /** Judges what several tabs show, and what a visit would begin with if the browser were killed now. */
  judge(): void {
    const { world, tabs } = this;
    for (const tab of tabs) {
      const { phase, submissions } = tab.snapshot;
      const isWaiting = phase.kind === 'waiting' || phase.kind === 'ended';
      this.isRead ||= this.isPaid && submissions.cartao?.state === 'sent' && isWaiting;
      this.isBeingRead ||= this.isRead || tab.hasRead(confirmed);
      if (phase.kind === 'waiting') this.waits(tab);
    }
    const storage = guardedStorage(() => world.browser.lasting);
    const stored = purchasesOf(world.settings.brand.id, { storage, report: () => undefined }).read(world.at);
    this.begins(purchaseToMention(stored));
  }

  /** `next` has read what `before` had stored. `isFresh`: no day has passed since the run began. */
  continues({ isStored, isGone, exchanged, snapshot }: Tab, next: Tab, isFresh: boolean): void {
    const isShown = snapshot.phase.kind !== 'ended' || (isStored && isFresh); // else an ended conversation is not shown again
    if (isGone || !isShown) return;
    promise(next.snapshot.journeyId === snapshot.journeyId, 'A reload begins a new conversation.');
    if (isStored) promiseReadBack(snapshot, next.snapshot);
    const { bank } = this.world;
    const isOfIt = ({ call }: Attempt) =>
      methodOf(call.path) && bank.proposalOf(call) === snapshot.journey.proposta?.propostaID;
    const isOpen = isStored && [...exchanged.values()].some(isOfIt) && snapshot.submissions.cartao?.state !== 'sent';
    const isAskedNow = next.snapshot.place.step === 'conversa-antiga' && snapshot.place.step !== 'conversa-antiga';
    promise(!isAskedNow || !(isFresh || isOpen), 'A conversation with an open payment is treated as an old one.');
  }

  /** A visit without a stored conversation begins. */
  begins(found: OpenPurchase | undefined): void {
    if (this.world.isTampered) return;
    const { isPaid, isRead, isClosed } = this;
    const isKnown = found !== undefined;
    const paid = found?.pagamentos ?? [];
    promise(!isRead || !isKnown, 'A visit begins with a payment that the visitor knows to be approved.');
    promise(!isPaid || this.isBeingRead || isClosed || isKnown, 'A visit does not confirm an approved payment.');
    const isTold = isPaid || isClosed || paid.some(({ metodo }) => metodo === 'cartao');
    const isOpen = !isTold && this.tabs.some((tab) => this.hasOpenCard(tab));
    promise(!isOpen, 'A visit does not tell of a card that may be charged.');
    for (const method of this.toPay) {
      const isOffered = paid.some(({ metodo, codigo }) => metodo === method && codigo);
      promise(isOffered, `A visit does not offer the ${method} that is open.`);
    }
  }

  proposalGoesOut(input: unknown, { cupom, planoSelecionado }: Journey): void {
    const coupon = proposalRequestSchema.parse(input).cupomCodigo === null ? undefined : cupom;
    const amount = coupon?.valorTotal ?? planoSelecionado?.planoValorPagamento.value ?? 0;
    this.asked = { takenByCoupon: coupon?.formasPagamentosValidas, inCents: Math.round(amount * 100) };
  }

  /** What is published about payments and sales. `returned`: the result that the event carried. */
  publishes({ before, after, effects }: Turn, returned: Returned | undefined): void {
    const propostaID = after.journey.proposta?.propostaID;
    const processed: Processed[] = [];
    for (const effect of effects) {
      if (effect.type !== 'publish') continue;
      const { name, payload } = effect.fact;
      if (name === 'payment.processed') processed.push(payload);
      if (name === 'purchase.made') this.isSold(payload, after.journey);
    }
    const situacao = returned && situationAfter(returned);
    const due = propostaID && situacao ? [{ propostaID, metodo: returned.intent, situacao }] : [];
    const words = `Published about a payment: ${JSON.stringify(processed)}, but due is ${JSON.stringify(due)}.`;
    promise(isDeepStrictEqual(processed, due), words);
    const { bank } = this.world;
    for (const { metodo, propostaID, situacao } of processed) {
      if (situacao === 'recusado' && !bank.honoursKeys) continue; // an earlier try may have been taken
      const taken = bank.took(metodo, propostaID);
      promise((taken ?? 'recusado') === situacao, `A payment is ${situacao}, and the bank has it as ${taken}.`);
    }
    const isThrough = before.place.segment === 'payment' && !beforeTheSale.has(after.place.segment);
    const isSold = propostaID !== undefined && this.sold.has(propostaID);
    promise(!isThrough || isSold, 'The conversation continues as after a sale, but none was closed.');
  }

  private isSold({ propostaID, metodo, valorInCents }: JourneyEventPayload<'purchase.made'>, journey: Journey): void {
    // Of a purchase that this visit found, only the visitor knows that it is paid, and analytics counts it once.
    const isFound = journey.compraAberta?.propostaID === propostaID;
    const isTaken = this.world.bank.took(metodo, propostaID) !== undefined;
    promise(isTaken || isFound, `A sale is closed by a ${metodo} that the bank does not have.`);
    promise(!this.sold.has(propostaID) || isFound, 'A sale is closed twice.');
    const due = this.terms.get(propostaID)?.inCents;
    promise(valorInCents === due, `A sale is closed for ${valorInCents} cents, but its proposal says ${due}.`);
    this.sold.add(propostaID);
  }
}

/** The outcome of a payment that must be published, if any. */
function situationAfter({ intent, status }: Returned): Processed['situacao'] | undefined {
  if (!(intent in codes)) return undefined;
  if (status === 200) return 'sucesso';
  if (intent !== 'cartao') return undefined;
  if (status === 202) return 'pendente';
  return isRefusal(status) && status !== TURNED_AWAY && !knownPayment.includes(status) ? 'recusado' : undefined;
}

import type { Snapshot } from '@consorcio/shared/flow';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import type { Tab } from '../world/tab';
import type { World } from '../world/world';

const denied = 'Nada foi cobrado';
const promised = 'não será cobrado duas vezes';
const approved = 'Pagamento aprovado';
const warned = 'duas cobranças podem cair';
/** How the product says that it does not know what became of a request. */
const explained =
  /não recebi a confirmação|pode ter sid[oa]|não sei dizer|ficou sem confirmação|só vale quando você pagar|duas cobranças podem cair/i;
/** Answers of the visitor after which a purchase is not open any more, or is forgotten. */
const closing: ReadonlySet<string> = new Set(['paguei', 'ja-paguei', 'apareceu', 'recomecar']);
/** How a visit tells of a payment that an earlier one has made. */
const confirmed = 'Recebemos o seu';
/** Steps that need no second way on: forms, the first question of another segment, and the first step of a visit. */
const needsOneWay: readonly (string | null)[] = [
  'lead-select-category',
  'pesquisa-algo-mais',
  'intro',
  'payment-credit-card-select',
];
const CARD = '/api/pagamento/cartao';

/** What several tabs of one visitor may do with the payments of one proposal, and what they may say. A broken promise is kept until `judge`. */
export class TabPromises {
  /** A storage was cleared or full: no tab can know everything. */
  isTampered = false;
  private broken: string | undefined;
  /** A tab has said that a card was approved. */
  private isCalledPaid = false;
  /** Methods of charges that a tab has received and nobody has paid. */
  private readonly toPay = new Set<string>();
  /** A tab knows that the card was approved; it has waited for the visitor since, so they have read about it. */
  private isPaid = false;
  private isRead = false;
  /** A visit has begun to tell of it. It may do so again. */
  private isBeingRead = false;
  /** The visitor has said that the purchase is paid, or forgets it. */
  private isClosed = false;
  /** A payment was sent. */
  private mayBeOpen = false;
  /** How many messages of each tab were judged. */
  private readonly judged = new Map<Tab, number>();

  constructor(
    private readonly world: World,
    /** The tabs that are open. */
    private readonly tabs: () => readonly Tab[],
  ) {}

  readonly promise = (isKept: boolean, words: string): void => {
    if (!isKept) this.broken ??= words;
  };

  /** A payment leaves a tab. */
  goesOut(number: number, call: ApiCall, key: string): void {
    const { promise, world } = this;
    const tabs = this.tabs();
    const tab = tabs.find(({ means }) => means.tab === number);
    if (!tab) return promise(false, 'A payment leaves a tab that is closed.');
    this.mayBeOpen = true;
    const isFirst = tab.snapshot.journeyId === 'first';
    const isPaid = this.isCalledPaid && isFirst && !this.isTampered;
    promise(!isPaid || call.path !== CARD, 'A proposal that a tab calls paid is paid again.');
    const isUsed = tabs.some(({ isSending }) => isSending);
    promise(!isUsed, 'Two payments of one proposal are under way at once.');
    const isAnswered = tabs.some(({ answers }) => answers.has(key));
    promise(!isAnswered, 'A payment is sent again whose answer an open tab has.');
    const { received, open } = tab.exchanged;
    promise(!received.has(key), 'A payment is sent again whose answer the visitor has read.');
    const since = tab.texts.slice(open.get(key) ?? tab.texts.length);
    promise(
      !open.has(key) || since.some((text) => explained.test(text)),
      'A payment without an answer is sent again, and the visitor has not read that its outcome is unknown.',
    );
    if (this.isTampered || tab.texts.some((text) => text.includes(warned))) world.bank.isWarned(call);
  }

  /** A tab has the answer of a payment that worked. */
  registered(path: string): void {
    const method = path.split('/').at(-1) ?? '';
    this.isPaid ||= method === 'cartao';
    if (this.isPaid) this.toPay.clear();
    else this.toPay.add(method);
  }

  chosen(option: string): void {
    if (!closing.has(option)) return;
    this.isClosed = true;
    this.toPay.clear();
  }

  /** The messages of this tab were judged when they were new. */
  know(tab: Tab): Tab {
    this.judged.set(tab, tab.texts.length);
    return tab;
  }

  /** Judges what every tab shows, and throws the first broken promise. */
  judge(): void {
    const { world } = this;
    for (const tab of this.tabs()) {
      this.reads(tab);
      this.sees(tab);
    }
    this.promise(world.bank.unwarned < 2, 'A visitor who read no warning was charged twice.');
    if (this.broken !== undefined) throw new Error(this.broken);
    world.bank.isContent();
  }

  private reads(tab: Tab): void {
    const { promise, world, isTampered } = this;
    const news = tab.texts.slice(this.judged.get(tab) ?? 0);
    this.know(tab);
    const { chargesThen = world.bank.charges } = tab;
    for (const text of news) {
      this.isCalledPaid ||= text.includes(approved);
      const isDenied = text.includes(denied) && chargesThen > 0 && !isTampered;
      promise(!isDenied, 'A message says that nothing was charged, and a card is.');
      promise(
        !text.includes(promised) || world.bank.honoursKeys,
        'A message promises one charge, and the API does not.',
      );
      promise(!text.includes(approved) || world.bank.hasApproved, 'A card is called approved, and none is.');
    }
    const { phase, place } = tab.snapshot;
    const hasWayOn = phase.kind !== 'waiting' || tab.options.length > 1 || needsOneWay.includes(place.step);
    promise(hasWayOn, `${place.step} offers fewer than two ways on.`);
  }

  /** What a tab shows now. */
  sees({ snapshot: { phase, place, submissions }, texts }: Tab): void {
    const isTold = submissions.cartao?.state === 'sent' || place.step === 'compra-em-outra-aba';
    const isWaiting = phase.kind === 'waiting' || phase.kind === 'ended';
    this.isRead ||= this.isPaid && isTold && isWaiting;
    this.isBeingRead ||= this.isRead || texts.some((text) => text.includes(confirmed));
  }

  /** `next` has read what `before` had stored. `isFresh`: no day has passed since the run began. */
  continues({ health, texts, exchanged, snapshot }: Tab, next: Tab, isFresh: boolean): void {
    const { promise } = this;
    const isPaid = snapshot.submissions.cartao?.state === 'sent';
    const isOpen = !isPaid && (exchanged.received.size > 0 || exchanged.open.size > 0);
    const knowsAll = health.knowsAll(snapshot);
    const isOver = snapshot.phase.kind === 'ended' && !knowsAll; // an ended conversation with gaps is not shown again
    this.know(next);
    if (health.isGone(snapshot) || isOver || (!isFresh && !isOpen)) return;
    promise(next.snapshot.journeyId === snapshot.journeyId, 'A reload begins a new conversation.');
    if (!knowsAll) return;
    const isWhole = texts.every((text, index) => next.texts[index] === text);
    promise(isWhole, 'A message is not there any more after a reload.');
    const isAskedNow = next.snapshot.place.step === 'conversa-antiga' && snapshot.place.step !== 'conversa-antiga';
    promise(!isAskedNow, 'A conversation with an open payment is treated as an old one.');
  }

  /** Every tab was closed after it showed these texts, and a visit without a stored conversation has begun. */
  begins({ journey: { compraAberta } }: Snapshot, texts: readonly string[]): void {
    if (this.isTampered) return;
    const { promise, isPaid, isRead, isClosed, world } = this;
    const isKnown = compraAberta !== undefined;
    const isOpen = world.bank.charges > 0 && !isPaid && !isClosed;
    const isBegun = texts.some((text) => text.includes('Falta só a primeira parcela'));
    promise(isKnown || !isOpen || !isBegun, 'A visit does not begin with the purchase that is open.');
    promise(this.mayBeOpen || !isKnown, 'A visit begins with a purchase, and none is open.');
    promise(!isRead || !isKnown, 'A visit begins with a payment that the visitor knows to be approved.');
    promise(!isPaid || this.isBeingRead || isClosed || isKnown, 'A visit does not confirm an approved payment.');
    for (const method of this.toPay) {
      const isOffered = compraAberta?.pagamentos.some(
        ({ metodo, codigo }) => metodo === method && codigo !== undefined,
      );
      promise(isOffered === true, `A visit does not offer the ${method} that is open.`);
    }
  }

  /** The same tab shows another brand. */
  showsAnotherBrand({ snapshot, brand }: Tab): void {
    const isItsOwn = snapshot.journey.compraAberta === undefined && snapshot.brandId === brand.id;
    this.promise(isItsOwn, 'A visit to another brand knows what belongs to this one.');
  }
}

import type { Snapshot } from '@consorcio/shared/flow';
import type { ModelTab } from './model-tab';
import type { Promises } from './promises';

/** Answers of the visitor after which a purchase is not open any more, or is forgotten. */
const closing: ReadonlySet<string> = new Set(['paguei', 'ja-paguei', 'apareceu', 'recomecar']);

/** What a page knows when it begins. */
export class VisitPromises {
  /** Methods of charges that a tab has received and nobody has paid. */
  private readonly toPay = new Set<string>();
  /** A tab knows that the card was approved. */
  isPaid = false;
  /** A tab has waited for the visitor after the approval, so they have read about it. */
  private isRead = false;
  /** The visitor has said that the purchase is paid, or forgets it. */
  isClosed = false;
  /** A payment was registered, or has had no answer. */
  mayBeOpen = false;

  constructor(private readonly promise: Promises['promise']) {}

  registered(path: string): void {
    this.mayBeOpen = true;
    const method = path.split('/').at(-1) ?? '';
    this.isPaid ||= method === 'cartao';
    if (this.isPaid) this.toPay.clear();
    else this.toPay.add(method);
  }

  /** What a tab shows now. */
  sees({ phase, place, submissions }: Snapshot): void {
    const isTold = submissions.cartao?.state === 'sent' || place.step === 'compra-em-outra-aba';
    this.isRead ||= this.isPaid && isTold && (phase.kind === 'waiting' || phase.kind === 'ended');
  }

  chosen(option: string): void {
    if (!closing.has(option)) return;
    this.isClosed = true;
    this.toPay.clear();
  }

  /** `next` has read what `before` had stored. `isFresh`: no day has passed since the run began. */
  continues({ health, texts, exchanged, snapshot }: ModelTab, next: ModelTab, isFresh: boolean): void {
    const isSending = Object.values(snapshot.submissions).some(({ state }) => state === 'sending');
    this.mayBeOpen ||= isSending || exchanged.open.size > 0; // the next page cannot know what became of it
    const isPaid = snapshot.submissions.cartao?.state === 'sent';
    const isOpen = !isPaid && (exchanged.received.size > 0 || exchanged.open.size > 0);
    const knowsAll = health.knowsAll(snapshot);
    const isOver = snapshot.phase.kind === 'ended' && !knowsAll; // an ended conversation with gaps is not shown again
    if (health.isGone(snapshot) || isOver || (!isFresh && !isOpen)) return;
    const { promise } = this;
    promise(next.snapshot.journeyId === snapshot.journeyId, 'A reload begins a new conversation.');
    if (!knowsAll) return;
    const isWhole = texts.every((text, index) => next.texts[index] === text);
    promise(isWhole, 'A message is not there any more after a reload.');
    const isAskedNow = next.snapshot.place.step === 'conversa-antiga' && snapshot.place.step !== 'conversa-antiga';
    promise(!isAskedNow, 'A conversation with an open payment is treated as an old one.');
  }

  /** A visit without a stored conversation has begun. */
  begins({ journey: { compraAberta } }: Snapshot): void {
    const { promise, isPaid, isRead, isClosed } = this;
    promise(this.mayBeOpen || !compraAberta, 'A visit begins with a purchase, and none is open.');
    promise(!isRead || !compraAberta, 'A visit begins with a payment that the visitor knows to be approved.');
    promise(
      !isPaid || isRead || isClosed || compraAberta !== undefined,
      'A visit does not confirm an approved payment.',
    );
    for (const method of this.toPay) {
      const isOffered = compraAberta?.pagamentos.some(
        ({ metodo, codigo }) => metodo === method && codigo !== undefined,
      );
      promise(isOffered === true, `A visit does not offer the ${method} that is open.`);
    }
  }
}

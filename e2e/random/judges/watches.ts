import { isDeepStrictEqual } from 'node:util';
import type { Effect, EngineEvent, Snapshot, StepOption } from '@consorcio/shared/flow';
import { AskedWatch } from './asked-promises';
import { CardSecrecyWatch } from './card-secrecy';
import { CreationWatch } from './creation-promises';
import { promiseNextPurchase } from './next-purchase';
import { isMethod, PaymentWatch } from './payment-promises';
import { ContractWatch, SignatureWatch } from './proposal-promises';
import { PurchaseWatch } from './purchase-promises';
import { promiseReceipt } from './receipt-promises';
import { isRefusal, type Returned } from './received';
import type { ServerWatch } from './server-watch';
import { StuckWatch } from './stuck-promises';
import { TranscriptWatch } from './transcript-promises';
import { TypedWatch } from './typed-promises';

/** An event and its results. */
export interface Turn {
  readonly event: EngineEvent;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly effects: readonly Effect[];
  /** The result that the event carried. */
  readonly returned: Returned | undefined;
  /** Steps with a `known` that asked. */
  readonly asking: readonly string[];
}

/** All watches of one journey. */
export class Watches {
  private readonly creations = new CreationWatch();
  private readonly typed = new TypedWatch();
  private readonly asked = new AskedWatch();
  private readonly contract = new ContractWatch();
  private readonly signature = new SignatureWatch();
  private readonly transcript = new TranscriptWatch();
  private readonly cards = new CardSecrecyWatch();
  private readonly stuck = new StuckWatch();

  constructor(
    bank: Pick<ServerWatch, 'took' | 'gave' | 'honoursKeys'>,
    private readonly payments = new PaymentWatch(bank),
    private readonly purchases = new PurchaseWatch(bank),
  ) {}

  /** The watches of a visit after the browser was killed: only what was bought is remembered. */
  ofNextVisit(last: Snapshot, first: Snapshot, at: number): Watches {
    this.payments.pageIsGone();
    this.purchases.isRemembered(last, first, at);
    return new Watches(this.payments.bank, this.payments, this.purchases);
  }

  formIsHandedIn(): void {
    this.cards.formIsHandedIn();
  }

  look({ event, before, after, effects, returned, asking }: Turn): void {
    this.cards.look(event, after, effects);
    this.stuck.look(event, before, after);
    this.transcript.look(after, effects);
    this.typed.look(event, before, after);
    if (before.place.step === 'conversa-antiga' && after.place.step === 'health-check') this.creations.startsOver();
    if (returned?.intent === 'lead' && isRefusal(returned.received)) this.asked.leadIsRefused();
    this.asked.look(before, after, asking);
    this.contract.look(before, after);
    promiseNextPurchase(before, after);
    if (after !== before && (event.type === 'answered' || event.type === 'submitted')) this.creations.visitorAnswered();
    if (after !== before && event.type === 'answered') this.signature.answered(event.answer, event.at, before, after);
    this.signature.look(after);
    const { intent = '', received = 'nothing' } = returned ?? {};
    const due = isMethod(intent) ? this.payments.comesBack(intent, after.journey, received) : undefined;
    if (returned) {
      const state = this.payments.stateOf(returned, after.journey);
      this.creations.comesBack(intent, state, after, state !== returned.state);
    }
    this.creations.look(after);
    this.payments.look(before, after, effects, due);
    promiseReceipt(after, effects, this.payments.bank);
    this.purchases.look(before, after, effects, event.at);
    if (effects.some((effect) => effect.type === 'publish' && effect.fact.name === 'purchase.made'))
      this.signature.saleIsClosed();
  }

  goesOut(intent: string, key: string, input: unknown, { journey }: Snapshot): void {
    if (intent === 'proposta') {
      this.signature.goesOut(input, journey);
      this.payments.proposalGoesOut(input, journey);
    }
    if (isMethod(intent)) this.payments.goesOut(intent, journey);
    this.creations.goesOut(intent, key, this.wish(intent, input, journey));
  }

  /** A step that creates something sent no request. */
  isPassedOver(intent: string, input: unknown, { journey }: Snapshot): void {
    this.creations.isPassedOver(intent, this.wish(intent, input, journey));
  }

  /** The conversation waits with these options. */
  waits(snapshot: Snapshot, options: readonly StepOption[]): void {
    this.payments.waits(snapshot, options);
    this.stuck.waits(snapshot, options);
  }

  /** The page is closed, and another one has read the stored conversation. */
  pageIsGone(snapshot: Snapshot, read: Snapshot): void {
    this.typed.pageIsGone(snapshot, isDeepStrictEqual(snapshot.phase, read.phase)); // an old conversation asks first
    this.creations.pageIsGone();
    this.payments.pageIsGone();
    this.transcript.readBack(read);
  }

  /** The form of a card is not in the effect, and after a sale an equal proposal is a new one: both are identified here. */
  private wish(intent: string, input: unknown, journey: Snapshot['journey']): unknown {
    if (intent === 'cartao') return this.payments.chargeOf(journey);
    return intent === 'proposta' ? { ...Object(input), sales: this.payments.sales } : input;
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '@consorcio/shared/entities';
import { optionsOf, type Snapshot, type Step, type StepOption, sceneAt, stepAt } from '@consorcio/shared/flow';
import type { EnteredStep } from '../coverage';
import type { Turn } from '../world/observed-engine';
import type { WorldStage } from '../world/world';
import type { AnalyticsWatch } from './analytics-promises';
import { AskedWatch } from './asked-promises';
import { CardSecrecyWatch } from './card-secrecy';
import { CreationWatch } from './creation-promises';
import { promiseNextPurchase } from './next-purchase';
import type { PaymentPromises } from './payment-promises';
import { promise } from './promises';
import { promiseNextQuestion, SignatureWatch } from './proposal-promises';
import { PurchaseWatch } from './purchase-promises';
import { promiseReceipt } from './receipt-promises';
import { isRefusal, type Returned, returnedAfter } from './received';
import type { ServerWatch } from './server-watch';
import { StuckWatch } from './stuck-promises';
import { TranscriptWatch } from './transcript-promises';
import { TypedWatch } from './typed-promises';

/** A request of a step that has no answer yet. */
interface Asked {
  readonly intent: string | undefined;
  readonly key: string | undefined;
}

/** Judges every turn of the engine in one tab. */
export class TurnJudges {
  private readonly purchases: PurchaseWatch;
  private readonly cards = new CardSecrecyWatch();
  private ofVisit = watchesOfVisit();
  /** By the token of the phase that waits for it. */
  private readonly asked = new Map<number, Asked>();

  constructor(
    private readonly stage: WorldStage,
    private readonly bank: ServerWatch,
    private readonly payments: PaymentPromises,
    private readonly brand: Brand,
    private readonly analytics: AnalyticsWatch | undefined,
  ) {
    this.purchases = new PurchaseWatch(bank);
  }

  /** Whether a step waits for an answer. */
  get isAsking(): boolean {
    return this.asked.size > 0;
  }

  formIsHandedIn(): void {
    this.cards.formIsHandedIn();
  }

  /** The conversation waits with these options. */
  waits(snapshot: Snapshot, options: readonly StepOption[]): void {
    this.ofVisit.stuck.waits(snapshot, options);
  }

  /** The page is closed, and another one has read the stored conversation. */
  pageIsGone(snapshot: Snapshot, read: Snapshot): void {
    const { typed, creations, transcript } = this.ofVisit;
    this.asked.clear();
    typed.pageIsGone(snapshot, isDeepStrictEqual(snapshot.phase, read.phase)); // an old conversation asks first
    creations.pageIsGone(snapshot);
    transcript.readBack(read);
  }

  /** The browser is killed with all that the tab had stored; another visit starts with `first`. Only what was bought is remembered. */
  browserIsKilled(last: Snapshot, first: Snapshot, at: number): void {
    this.asked.clear();
    this.purchases.isRemembered(last, first, at);
    this.ofVisit = watchesOfVisit();
  }

  look(turn: Turn): void {
    const { event, before, after, effects } = turn;
    const { creations, typed, asked, signature, transcript, stuck } = this.ofVisit;
    const { entered } = this.stage.coverage;
    const isChanged = after !== before;
    const isGiven = event.type === 'answered' || event.type === 'submitted';
    const steps = entered.splice(0);
    promiseFitting(turn);
    if (isGiven && (isChanged || effects.length > 0)) this.promiseOffered(turn);
    for (const effect of effects) if (effect.type === 'publish') this.analytics?.log(effect.fact);

    const returned = this.returnedBy(turn);
    this.cards.look(turn);
    stuck.look(event, before, after);
    transcript.look(after, effects);
    typed.look(event, before, after);
    if (before.place.step === 'conversa-antiga' && after.place.step === 'health-check') creations.startsOver();
    if (returned?.intent === 'lead' && isRefusal(returned.status)) asked.leadIsRefused();
    asked.look(
      before,
      after,
      steps.flatMap(({ step }) => (step.known ? [step.name] : [])),
    );
    promiseNextQuestion(before, after);
    promiseNextPurchase(before, after);
    if (isChanged && event.type === 'answered') signature.answered(event.answer, event.at, before, after);
    signature.look(after);
    if (returned) creations.comesBack(returned, after);
    creations.look(after);
    this.payments.publishes(turn, returned);
    promiseReceipt(after, effects, this.bank);
    this.purchases.look(before, after, effects, event.at);
    if (effects.some((effect) => effect.type === 'publish' && effect.fact.name === 'purchase.made')) {
      signature.saleIsClosed();
      creations.saleIsClosed();
    }
    this.goOut(turn, steps);
  }

  private stepAt({ place }: Pick<Snapshot, 'place'>): Step | undefined {
    return stepAt(this.stage.segments, place);
  }

  /** An accepted answer was offered: an available option, or a form at a step that has one. */
  private promiseOffered({ event, before }: Turn): void {
    const step = this.stepAt(before);
    promise(step !== undefined, 'An answer was accepted without a question.');
    if (event.type === 'submitted') promise(step.submit !== undefined, `${step.name} accepted a form but has none.`);
    if (event.type !== 'answered' || event.answer.kind !== 'option') return;
    const { id } = event.answer;
    const options = optionsOf(step, sceneAt(before, { brand: this.brand, now: event.at }));
    const option = options.find((candidate) => candidate.id === id);
    promise(option !== undefined, `${step.name} accepted ${id}, which it did not offer.`);
    promise(option.unavailable === undefined, `${step.name} accepted ${id}, which is unavailable.`);
  }

  /** The result that an event carries of a request that creates something. */
  private returnedBy({ event }: Turn): Returned | undefined {
    if (event.type !== 'request-done') return undefined;
    const { intent, key } = this.asked.get(event.token) ?? {};
    this.asked.delete(event.token);
    return intent === undefined ? undefined : returnedAfter(intent, event.outcome, this.bank.statusOf(key));
  }

  /** Judges what the requests of a turn ask for. A step that creates something either sends its request now or has sent the same before. */
  private goOut({ event, before, after, effects }: Turn, steps: readonly EnteredStep[]): void {
    const { creations, signature } = this.ofVisit;
    const requests = effects.flatMap((effect) => (effect.type === 'request' ? [effect] : []));
    const formStep = event.type === 'submitted' && after !== before ? this.stepAt(before) : undefined;
    const acting = [
      ...steps.map(({ segment, step }) => ({ segment, step, request: step.fetch })),
      ...(formStep ? [{ segment: before.place.segment, step: formStep, request: formStep.submit }] : []),
    ];
    for (const { segment, step, request } of acting) {
      if (!request?.creates || requests.some((sent) => sent.step === step.name)) continue;
      // The conversation may have left the segment within the same event, after a failure.
      const scene = sceneAt(after, { brand: this.brand, now: event.at }, segment);
      creations.isPassedOver(request.creates.intent, request.input(scene), after);
    }
    for (const { part, token, segment, step, input, idempotencyKey: key } of requests) {
      const intent = part === 'verify' ? undefined : this.stepAt({ place: { segment, step } })?.[part]?.creates?.intent;
      this.asked.set(token, { intent, key });
      promise(
        (intent === undefined) === (key === undefined),
        `${step} creates without a key, or has a key without creating.`,
      );
      if (intent === undefined || key === undefined) continue;
      if (intent === 'proposta') {
        signature.goesOut(input, after.journey);
        this.payments.proposalGoesOut(input, after.journey);
      }
      creations.goesOut(intent, key, input, after);
    }
  }
}

/** An event of an earlier question changes nothing. */
function promiseFitting({ event, before, after, effects }: Turn): void {
  const isStale = 'token' in event && !('token' in before.phase && before.phase.token === event.token);
  promise(!isStale || (after === before && effects.length === 0), `A stale event (${event.type}) changed the journey.`);
}

function watchesOfVisit() {
  return {
    creations: new CreationWatch(),
    typed: new TypedWatch(),
    asked: new AskedWatch(),
    signature: new SignatureWatch(),
    transcript: new TranscriptWatch(),
    stuck: new StuckWatch(),
  };
}

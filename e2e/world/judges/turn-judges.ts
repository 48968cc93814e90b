import { isDeepStrictEqual } from 'node:util';
import type { Effect, Snapshot, Step } from '@consorcio/shared/flow';
import { stepAt } from '@consorcio/shared/flow';
import { goesOn, type Turn } from '../tabs/observed-engine';
import type { WorldStage } from '../tabs/world';
import type { AnalyticsWatch } from './analytics-promises';
import { promiseCardSecrecy } from './card-secrecy';
import { CreationWatch } from './creation-promises';
import { LivenessWatch } from './liveness';
import type { PaymentPromises } from './payment-promises';
import { promise } from './promises';
import { QuestionWatch } from './question-promises';
import { type Returned, returnedAfter } from './received';
import type { ServerWatch } from './server-watch';
import { SignatureWatch } from './signature-promises';
import { promiseOfTurn } from './turn-promises';
import { TypedWatch } from './typed-promises';

/** Judges every turn of the engine in one tab. */
export class TurnJudges {
  private ofVisit = new WatchesOfVisit();
  private hasCardData = false;

  constructor(
    private readonly stage: WorldStage,
    private readonly bank: ServerWatch,
    private readonly payments: PaymentPromises,
    private readonly analytics: AnalyticsWatch | undefined,
  ) {}

  formIsHandedIn(): void {
    this.hasCardData = true;
  }

  get liveness(): LivenessWatch {
    return this.ofVisit.liveness;
  }

  /** The page is closed, and another one has read the stored conversation. */
  pageIsGone(snapshot: Snapshot, read: Snapshot): void {
    const { typed, creations } = this.ofVisit;
    typed.pageIsGone(snapshot, isDeepStrictEqual(snapshot.phase, read.phase)); // an old conversation asks first
    creations.pageIsGone(snapshot);
  }

  /** The browser is killed with all that the tab had stored, and another visit starts. */
  browserIsKilled(): void {
    this.ofVisit = new WatchesOfVisit();
  }

  look(turn: Turn): void {
    const { after, effects } = turn;
    const { creations, typed, questions, signature, liveness } = this.ofVisit;
    const entered = this.stage.coverage.entered.splice(0);
    const facts = effects.flatMap((effect) => (effect.type === 'publish' ? [effect.fact] : []));
    const sent = effects.filter((effect) => effect.type === 'request');
    const returned = this.returnedBy(turn);
    promiseOfTurn(turn, this.bank);
    if (this.hasCardData) promiseCardSecrecy(turn);
    this.analytics?.published.push(...facts);
    liveness.look(turn);
    typed.look(turn);
    questions.look(turn, entered, returned);
    signature.look(turn);
    creations.look(turn, returned);
    this.payments.publishes(turn, returned);
    if (facts.some(({ name }) => name === 'purchase.made')) {
      this.ofVisit.signature = new SignatureWatch();
      creations.saleIsClosed();
    }
    for (const request of sent) this.goesOut(request, after);
  }

  private stepAt({ place }: Pick<Snapshot, 'place'>): Step | undefined {
    return stepAt(this.stage.segments, place);
  }

  /** The result that an event carries of a request that creates something. */
  private returnedBy(turn: Turn): Returned | undefined {
    const { event, before } = turn;
    const { place, phase, submissions } = before;
    if (goesOn(turn)) return undefined;
    if (event.type !== 'request-done' || (phase.kind !== 'fetching' && phase.kind !== 'submitting')) return undefined;
    const intent = actionOf(this.stepAt({ place }))?.creates?.intent;
    if (intent === undefined || phase.token !== event.token) return undefined;
    return returnedAfter(intent, event.outcome, this.bank.statusOf(submissions[intent]?.key));
  }

  private goesOut({ part, segment, step, input, idempotencyKey: key }: Sent, after: Snapshot): void {
    const { creations, signature } = this.ofVisit;
    const intent = part === 'verify' ? undefined : actionOf(this.stepAt({ place: { segment, step } }))?.creates?.intent;
    promise((intent === undefined) === (key === undefined), `${step} has a key without creating, or the reverse.`);
    if (intent === undefined || key === undefined) return;
    if (intent === 'proposta') {
      signature.goesOut(input, after.journey);
      this.payments.proposalGoesOut(input, after.journey);
    }
    creations.goesOut(intent, key, after);
  }
}

type Sent = Extract<Effect, { type: 'request' }>;

/** What a step sends by itself, or with its form. */
function actionOf(step: Step | undefined): Step['fetch'] | Step['submit'] {
  return step?.fetch ?? step?.submit;
}

/** What is forgotten when the browser is killed. */
class WatchesOfVisit {
  readonly creations = new CreationWatch();
  readonly typed = new TypedWatch();
  readonly questions = new QuestionWatch();
  readonly liveness = new LivenessWatch();
  signature = new SignatureWatch();
}

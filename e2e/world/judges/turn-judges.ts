import { isDeepStrictEqual } from 'node:util';
import { type Effect, type Place, type Snapshot, stepAt } from '@consorcio/shared/flow';
import { goesOn, type Turn } from '../tabs/observed-engine';
import type { RandomWorld } from '../tabs/world';
import type { AnalyticsWatch } from './analytics-promises';
import { QuestionWatch, SignatureWatch } from './contract-promises';
import { CreationWatch } from './creation-promises';
import { LivenessWatch } from './liveness';
import type { PaymentPromises } from './payment-promises';
import { promise } from './promises';
import { type Returned, returnedAfter } from './server-watch';
import { promiseCardSecrecy, promiseOfTurn } from './turn-promises';
import { TypedWatch } from './typed-promises';

/** What is forgotten when the browser is killed. */
const watchesOfVisit = () => ({
  creations: new CreationWatch(),
  typed: new TypedWatch(),
  questions: new QuestionWatch(),
  liveness: new LivenessWatch(),
  signature: new SignatureWatch(),
});

/** Judges every turn of the engine in one tab. */
export class TurnJudges {
  ofVisit = watchesOfVisit();
  hasCardData = false;

  constructor(
    private readonly world: RandomWorld,
    private readonly payments: PaymentPromises,
    private readonly analytics: AnalyticsWatch | undefined,
  ) {}

  /** The page is closed, and another one has read the stored conversation. */
  pageIsGone(snapshot: Snapshot, read: Snapshot): void {
    const { typed, creations } = this.ofVisit;
    typed.pageIsGone(snapshot, isDeepStrictEqual(snapshot.phase, read.phase)); // an old conversation asks first
    creations.pageIsGone(snapshot);
  }

  /** The browser is killed with all that the tab had stored, and another visit starts. */
  browserIsKilled(): void {
    this.ofVisit = watchesOfVisit();
  }

  look(turn: Turn): void {
    const { creations, typed, questions, signature, liveness } = this.ofVisit;
    const entered = this.world.stage.coverage.entered.splice(0);
    const facts = turn.effects.flatMap((effect) => (effect.type === 'publish' ? [effect.fact] : []));
    const returned = this.returnedBy(turn);
    promiseOfTurn(turn, this.world.bank);
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
      creations.latest.delete('proposta'); // after a sale an equal one is new
    }
    for (const effect of turn.effects) if (effect.type === 'request') this.goesOut(effect, turn.after);
  }

  /** What a step creates by itself, or with its form. */
  private intentAt(place: Place): string | undefined {
    const step = stepAt(this.world.stage.segments, place);
    return (step?.fetch ?? step?.submit)?.creates?.intent;
  }

  /** The result that an event carries of a request that creates something. */
  private returnedBy(turn: Turn): Returned | undefined {
    const { event, before } = turn;
    const { place, phase, submissions } = before;
    if (goesOn(turn)) return undefined;
    if (event.type !== 'request-done' || (phase.kind !== 'fetching' && phase.kind !== 'submitting')) return undefined;
    const intent = this.intentAt(place);
    if (intent === undefined || phase.token !== event.token) return undefined;
    return returnedAfter(intent, event.outcome, this.world.bank.statuses.get(submissions[intent]?.key ?? ''));
  }

  private goesOut(sent: Extract<Effect, { type: 'request' }>, after: Snapshot): void {
    const { part, segment, step, input, idempotencyKey: key } = sent;
    const intent = part === 'verify' ? undefined : this.intentAt({ segment, step });
    promise((intent === undefined) === (key === undefined), `${step} has a key without creating, or the reverse.`);
    if (intent === undefined || key === undefined) return;
    if (intent === 'proposta') {
      this.ofVisit.signature.goesOut(input, after.journey);
      this.payments.proposalGoesOut(input, after.journey);
    }
    this.ofVisit.creations.goesOut(intent, key, after);
  }
}

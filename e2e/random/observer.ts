import type { Brand } from '@consorcio/shared/entities';
import type { Failure } from '@consorcio/shared/errors';
import type { Fact } from '@consorcio/shared/events';
import {
  type Effect,
  type EngineEvent,
  journeyOf,
  type Message,
  type Outcome,
  type Scene,
  type Snapshot,
  type Step,
} from '@consorcio/shared/flow';
import type { Coverage, Ear, EnteredStep, StepRequest } from './coverage';
import { type Heard, isRefusal, TURNED_AWAY } from './heard';
import { promiseNoWay } from './offered-promises';
import { promise } from './promises';
import type { ServerWatch } from './server-watch';
import { type Returned, Watches } from './watches';

/** One event, and all that crossed the driver's ports because of it. */
interface Turn {
  readonly event: EngineEvent;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly effects: Effect[];
  readonly requests: StepRequest[];
  readonly asking: readonly string[];
  readonly creating: readonly EnteredStep[];
}

/** What the visitor saw when they answered. */
interface Seen {
  readonly step: Step;
  readonly scene: Scene;
}

/**
 * Puts together what crosses the driver's ports into turns and shows each turn to the watches. It never throws inside a
 * port, where the driver would catch it: `finish` does.
 */
export class Observer implements Ear {
  readonly watches: Watches;
  /** Requests of steps that have no answer yet. */
  asked = 0;
  private page = 0;
  private turn: Turn | undefined;
  private event: EngineEvent;
  private returned: Returned | undefined;
  private seen: Seen | undefined;
  private broken: unknown;

  constructor(
    /** What the storage holds. */
    public stored: Snapshot,
    private readonly server: ServerWatch,
    private readonly coverage: Coverage,
    private readonly brand: Brand,
  ) {
    this.watches = new Watches(server);
    this.event = { type: 'started', at: 0 };
  }

  /** Something happens: what crosses the ports from now on is because of it. */
  begin(event: EngineEvent, seen?: Seen): void {
    this.event = event;
    this.seen = seen;
  }

  keep(snapshot: Snapshot): void {
    this.judged(() => this.finishTurn());
    this.openTurn(snapshot);
    this.stored = snapshot;
  }

  say(message: Message): void {
    this.effect({ type: 'say', message });
  }

  publish(fact: Fact): void {
    this.effect({ type: 'publish', fact });
  }

  refuse(problem: string): void {
    const { phase } = this.stored;
    const isShown = phase.kind === 'waiting' && phase.problem === problem;
    this.judged(() => promise(isShown, 'Refused, but not shown at the field.'));
    this.effect({ type: 'refuse', problem });
  }

  openSpecialists(): void {
    this.effect({ type: 'open-specialists' });
  }

  report(failure: Failure, where: object): void {
    this.judged(() => promise(false, `A report: ${JSON.stringify({ failure, ...where })}`));
  }

  /** Keeps what a judgement throws until `finish`: inside a port the driver would catch it. */
  judged(judge: () => void): void {
    if (this.broken !== undefined) return;
    try {
      judge();
    } catch (error) {
      this.broken = error;
    }
  }

  asks(request: StepRequest): (outcome: Outcome) => void {
    const { page } = this;
    this.asked += 1;
    (this.turn ?? this.openTurn(this.stored)).requests.push(request);
    return (outcome) => {
      if (page === this.page) this.answered(request, outcome);
    };
  }

  /** The page goes, and another one reads back what was stored and begins with `first`. */
  pageIsGone(read: Snapshot, first: Snapshot): void {
    this.watches.pageIsGone(this.stored, read);
    this.page += 1;
    this.asked = 0;
    this.stored = first;
  }

  /** Judges all that happened since the last time. Says whether anything did. */
  finish(): boolean {
    const isToBeJudged = this.returned !== undefined || this.event.type === 'resumed';
    if (isToBeJudged && !this.turn) this.openTurn(this.stored);
    const isChanged = this.turn !== undefined;
    this.judged(() => this.finishTurn());
    if (this.broken !== undefined) throw this.broken;
    this.server.isContent();
    return isChanged;
  }

  private answered({ step, part, key }: StepRequest, outcome: Outcome): void {
    this.asked -= 1;
    this.judged(() => this.finishTurn());
    const { phase } = this.stored;
    this.event = { type: 'request-done', token: 'token' in phase ? phase.token : -1, outcome, at: 0 };
    const intent = part === 'verify' ? undefined : step[part]?.creates?.intent;
    if (intent === undefined) return;
    const heard = heardOf(outcome, this.server.statusOf(key));
    const state = outcome.ok ? 'sent' : heard === 'unsent' || isRefusal(heard) ? 'failed' : 'unknown';
    this.returned = { intent, state, heard };
  }

  private effect(effect: Effect): void {
    (this.turn ?? this.openTurn(this.stored)).effects.push(effect);
  }

  private openTurn(after: Snapshot): Turn {
    const { coverage, event, stored } = this;
    const turn: Turn = {
      event,
      before: stored,
      after,
      effects: [],
      requests: [],
      asking: coverage.asking.splice(0),
      creating: coverage.creating.splice(0),
    };
    this.turn = turn;
    this.event = { type: 'delay-skipped', at: event.at }; // what follows within the same happening has no event of its own
    return turn;
  }

  private finishTurn(): void {
    const { turn, seen, returned } = this;
    if (!turn) return;
    this.turn = undefined;
    this.returned = undefined;
    const { event, before, after, effects, requests, asking, creating } = turn;
    const isGiven = event.type === 'answered' || event.type === 'submitted';
    if (isGiven && seen) promiseNoWay(event, seen.step, seen.scene);
    this.watches.look({ event, before, after, effects, returned, asking });
    for (const entered of creating) this.passOver(entered, entered.step.fetch, turn);
    if (seen?.step.submit && event.type === 'submitted')
      this.passOver({ segment: before.place.segment, step: seen.step }, seen.step.submit, turn);
    for (const request of requests) this.goesOut(request, after);
  }

  /** Something is to be created: either the step asks for it now, or the same was sent before. */
  private passOver(
    { segment, step: { name } }: EnteredStep,
    request: Step['fetch'] | Step['submit'],
    { requests, event, after }: Turn,
  ): void {
    if (!request?.creates || requests.some(({ step }) => step.name === name)) return;
    this.watches.isPassedOver(request.creates.intent, request.input(this.sceneOf(segment, after, event.at)), after);
  }

  private goesOut({ step, part, input, key }: StepRequest, after: Snapshot): void {
    const intent = part === 'verify' ? undefined : step[part]?.creates?.intent;
    promise((intent === undefined) === (key === undefined), `${step.name} creates without a key, or the reverse.`);
    if (intent === undefined || key === undefined) return;
    const submission = after.submissions[intent];
    const isMarked = submission?.state === 'sending' && submission.key === key;
    promise(isMarked, `A ${intent} goes out before the storage says that it is being sent.`);
    this.watches.goesOut(intent, key, input, after);
  }

  /** What a step of this segment reads. The talk may have left the segment within the same event, after a failure. */
  private sceneOf(segment: string, snapshot: Snapshot, now: number): Scene {
    const { trouble } = snapshot;
    const journey = journeyOf(snapshot, segment);
    return { journey, brand: this.brand, now, ...(trouble && { trouble }) };
  }
}

function heardOf(outcome: Outcome, status: number | undefined): Heard {
  if (outcome.ok) return status ?? 'nothing';
  const { code, status: told = 0 } = outcome.failure;
  if (code === 'network.offline') return 'unsent';
  if (code !== 'http.refused') return 'nothing';
  return told === TURNED_AWAY ? 'turned away' : told;
}

import type { Brand } from '@consorcio/shared/entities';
import type { Failure } from '@consorcio/shared/errors';
import type { Fact } from '@consorcio/shared/events';
import {
  type Effect,
  type EngineEvent,
  type Outcome,
  parseMarkup,
  plainText,
  type Scene,
  type Snapshot,
  type Step,
  sceneAt,
} from '@consorcio/shared/flow';
import type { Coverage, EnteredStep, RequestObserver, StepRequest } from '../coverage';
import type { AnalyticsWatch } from './analytics-promises';
import { promiseNoWay } from './offered-promises';
import { promise } from './promises';
import { isRefusal, type Returned, receivedOf } from './received';
import type { ServerWatch } from './server-watch';
import { Watches } from './watches';

/** One event, and all calls of the driver's ports that it caused. */
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
 * Collects the calls of the driver's ports into turns and passes each turn to the watches. It never throws inside a
 * port, where the driver would catch the error: `finish` throws it.
 */
export class Observer implements RequestObserver {
  watches: Watches;
  /** Requests of steps that have no answer yet. */
  asked = 0;
  private page = 0;
  private turn: Turn | undefined;
  private event: EngineEvent;
  private returned: Returned | undefined;
  private seen: Seen | undefined;
  private broken: unknown;

  constructor(
    /** The stored snapshot. */
    public stored: Snapshot,
    private readonly server: ServerWatch,
    private readonly coverage: Coverage,
    private readonly brand: Brand,
    private readonly analytics: AnalyticsWatch | undefined,
  ) {
    this.watches = new Watches(server);
    this.event = { type: 'started', at: 0 };
  }

  /** The cause of all calls of the ports from now on. */
  begin(event: EngineEvent, seen?: Seen): void {
    this.event = event;
    this.seen = seen;
  }

  keep(snapshot: Snapshot): void {
    this.judged(() => this.finishTurn());
    this.openTurn(snapshot);
    this.stored = snapshot;
  }

  /** The text of a message that is spoken, or what belongs to it: its component, the limits of its field. */
  speak(text: string): void {
    const { before, after, effects } = this.turn ?? this.openTurn(this.stored);
    const message = after.transcript
      .slice(before.transcript.length)
      .find(
        (one) =>
          plainText(parseMarkup(one.text)) === text &&
          !effects.some((effect) => effect.type === 'say' && effect.message === one),
      );
    const last = effects.at(-1);
    if (message) this.effect({ type: 'say', message });
    else if (last?.type === 'say' && last.more === undefined) effects[effects.length - 1] = { ...last, more: text };
    else this.judged(() => promise(false, 'Words were spoken that belong to no new message of the transcript.'));
  }

  publish(fact: Fact): void {
    this.analytics?.log(fact);
    this.effect({ type: 'publish', fact });
  }

  openSpecialists(): void {
    this.effect({ type: 'open-specialists' });
  }

  report(failure: Pick<Failure, 'code'>, where: object = {}): void {
    this.judged(() => promise(false, `The driver reported ${JSON.stringify({ failure, ...where })}`));
  }

  /** Keeps the error of a judge until `finish`: inside a port the driver would catch it. */
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

  /** The page is closed; another one has read the stored conversation and starts with `first`. */
  pageIsGone(first: Snapshot): void {
    this.watches.pageIsGone(this.stored, first);
    this.begins(first);
  }

  /** The browser is killed with all that the tab had stored; another visit starts with `first`. */
  browserIsKilled(first: Snapshot, at: number): void {
    this.watches = this.watches.ofNextVisit(this.stored, first, at);
    this.begins(first);
  }

  private begins(first: Snapshot): void {
    this.page += 1;
    this.asked = 0;
    this.stored = first;
  }

  /** Judges everything since the last call. Returns whether the journey changed. */
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
    const received = receivedOf(outcome, this.server.statusOf(key));
    const state = outcome.ok ? 'sent' : received === 'unsent' || isRefusal(received) ? 'failed' : 'unknown';
    this.returned = { intent, state, received };
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
    this.event = { type: 'delay-skipped', at: event.at }; // what follows has no event of its own
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

  /** A step that creates something either sends its request now or has sent the same before. */
  private passOver(
    { segment, step: { name } }: EnteredStep,
    request: Step['fetch'] | Step['submit'],
    { requests, event, after }: Turn,
  ): void {
    if (!request?.creates || requests.some(({ step }) => step.name === name)) return;
    // The conversation may have left the segment within the same event, after a failure.
    const scene = sceneAt(after, { brand: this.brand, now: event.at }, segment);
    this.watches.isPassedOver(request.creates.intent, request.input(scene), after);
  }

  private goesOut({ step, part, input, key }: StepRequest, after: Snapshot): void {
    const intent = part === 'verify' ? undefined : step[part]?.creates?.intent;
    promise(
      (intent === undefined) === (key === undefined),
      `${step.name} creates without a key, or has a key without creating.`,
    );
    if (intent === undefined || key === undefined) return;
    const submission = after.submissions[intent];
    const isMarked = submission?.state === 'sending' && submission.key === key;
    promise(isMarked, `A ${intent} is sent before it is stored as being sent.`);
    this.watches.goesOut(intent, key, input, after);
  }
}

import { type Fact, parseFact } from '@consorcio/shared/events';
import type { Segment } from '@consorcio/shared/flow';
import type { Scheduler } from 'fast-check';
import { settled } from '../../pages/fixtures/settled';
import {
  type ApiCall,
  createInProcessApi,
  type InProcessApi,
  type InProcessOptions,
} from '../../sandbox/api/in-process';
import { endpoints } from '../../sandbox/endpoints';
import { createSandboxState } from '../../sandbox/state/sandbox-state';
import type { Coverage } from '../coverage';
import { ServerWatch } from '../judges/server-watch';
import type { PlannedFault, Settings } from '../plan';
import { createRandom, type Random } from '../random';
import { faultFor } from './fates';
import { ModelBrowser } from './model-browser';
import type { Timers } from './timers';

/** What all runs share. */
export interface WorldStage {
  readonly coverage: Coverage;
  /** Every step of the conversation, as `segment:step`. */
  readonly steps: readonly string[];
  /** Every segment that a page can load, by name. */
  readonly segments: Readonly<Record<string, Segment>>;
  readonly timers: Timers;
  /** How many steps lie between a target (as a step names it) and the end. */
  distance(segment: string, target: string): number;
}

/** When every run begins. */
export const BEGINNING = Date.UTC(2026, 10, 21, 15);

/** By the timers of the world, which stand still until a run lets them go on. */
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

type Lasting = Extract<PlannedFault, { calls: number }>;

/** One browser with its tabs, the network, the API with its bank, and time. */
export class RandomWorld {
  readonly browser = new ModelBrowser();
  private broken: unknown;
  readonly bank: ServerWatch;
  /** The pages are killed after so many effects. An effect is a write, a creation that goes out, or a fact. */
  effectsLeft = Number.POSITIVE_INFINITY;
  /** Hears of every fact that a page publishes. */
  onFact: (fact: Fact) => void = () => undefined;
  /** The random numbers of the present move. */
  random: Random = createRandom(0);
  /** Nothing fails. */
  isCalm = false;
  /** A storage was cleared or full while there were several tabs: no tab can know everything. */
  isTampered = false;
  wasFull = false;
  /** ms that the clock was set forward. */
  jumps = 0;
  readonly faults: { readonly fault: Lasting; left: number }[] = [];
  private ids = 0;
  /** Keys of requests that have not reached the server yet. */
  private readonly late = new Set<string>();
  private readonly state = createSandboxState({ now: () => new Date(this.at), wait });

  constructor(
    readonly stage: WorldStage,
    readonly settings: Settings,
    readonly scheduler: Scheduler,
  ) {
    stage.timers.reset();
    stage.coverage.entered.length = 0;
    const honoursKeys = settings.keys === 'honoured';
    this.bank = new ServerWatch(this.state.ledger, honoursKeys);
    this.state.ledger.honourKeys(honoursKeys);
  }

  get at(): number {
    return BEGINNING + this.jumps + this.stage.timers.now;
  }

  newId(): string {
    this.ids += 1;
    return `id${this.ids}`;
  }

  /** The first fault of this kind that has calls left and can hit this call; counts the call. */
  strike<On extends Lasting['on'], Hit>(on: On, hit: (fault: Extract<Lasting, { on: On }>) => Hit): Hit | undefined {
    if (this.isCalm) return undefined;
    const armed = this.faults.find(({ fault, left }) => fault.on === on && left > 0);
    if (!armed) return undefined;
    const what = hit(armed.fault as Extract<Lasting, { on: On }>);
    if (what !== undefined) armed.left -= 1;
    return what;
  }

  /** Whether something is on its way: an answer, a segment, a message, a time limit. */
  get isBusy(): boolean {
    return this.scheduler.count() > 0 || this.stage.timers.size > 0;
  }

  /** One thing that is on its way arrives. The scheduler chooses among answers and segments. */
  async arrival(isTimer: boolean): Promise<void> {
    if (this.scheduler.count() > 0 && !(isTimer && this.stage.timers.size > 0)) await this.scheduler.waitOne();
    else this.stage.timers.runNext();
    await settled();
  }

  /** Lets ms pass, with every timer that is due, and everything that follows from it. */
  async pass(ms: number): Promise<void> {
    const { timers } = this.stage;
    const end = timers.now + ms;
    await settled();
    while (timers.runNext(end - timers.now)) await settled();
    timers.now = end;
  }

  /** Keeps the first error of a judge: inside the engine or a port of the driver it would be handled. `isTrue` throws it. */
  judged(judge: () => void): void {
    try {
      if (this.broken === undefined) judge();
    } catch (error) {
      this.broken = error;
    }
  }

  isTrue(): void {
    if (this.broken !== undefined) throw this.broken;
  }

  publish(fact: Fact): void {
    this.onFact(parseFact(fact));
  }

  /** The API as a page reaches it. */
  httpOf(options: InProcessOptions): InProcessApi {
    return createInProcessApi(endpoints, this.state, {
      clock: { wait },
      isOnline: () => this.strike('device', () => true) === undefined,
      faultFor: (call) => this.faultFor(call),
      observe: (call, exchange) => this.judged(() => this.bank.hear(call, exchange)),
      ...options,
    });
  }

  private faultFor(call: ApiCall) {
    const { idempotencyKey: key, path } = call;
    const isKnown = key !== null && (this.bank.keys.has(key) || this.late.has(`${path} ${key}`));
    const fault = this.strike('api', ({ fate }) => faultFor(call, fate, isKnown, this.random));
    if (fault?.kind === 'latency' && key !== null) this.late.add(`${path} ${key}`);
    return fault;
  }
}

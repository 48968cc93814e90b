import type { Conductor } from '@consorcio/host/journey';
import type { Tabs } from '@consorcio/host/purchases';
import type { Brand } from '@consorcio/shared/entities';
import type { Given } from '@consorcio/shared/flow';
import {
  hasControl,
  isAvailable,
  optionsOf,
  type Scene,
  type Snapshot,
  type Step,
  sceneAt,
  stepAt,
} from '@consorcio/shared/flow';
import type { ExchangeCall, RawAnswer } from '@consorcio/shared/http';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import { promise } from '../judges/promises';
import { isRefusal, knownPayment } from '../judges/received';
import { anyAnswer, goodAnswer, type Mind } from '../visitor';
import { ModelStorage } from './model-storage';
import { type Judges, openPage, type PageTab } from './page';
import { SessionHealth } from './session-health';
import type { World } from './world';

/** Searches without a plan after which the visitor asks the specialists: not every brand sells all goods. */
const SEARCHES = 12;

/** What the conversation of a tab has sent. A reload and a copy continue it. */
interface Exchanged {
  /** Keys whose success a page of this conversation has received. */
  readonly received: Set<string>;
  /** Keys that were sent and have no answer, with the number of messages before. */
  readonly open: Map<string, number>;
}

/** One tab, with a page. */
export class Tab implements PageTab {
  readonly means: Tabs & { readonly tab: number };
  readonly page: Conductor;
  health: SessionHealth;
  exchanged: Exchanged = { received: new Set(), open: new Map() };
  /** Keys whose success this page has in memory. */
  readonly answers = new Set<string>();
  /** How many cards the bank had charged when this page heard of it last. Its message may come later. */
  chargesThen: number | undefined;
  /** What this page waits for, and how many of each. */
  readonly waits = { timer: 0, answer: 0, load: 0 };
  isClosed = false;
  /** A creation has left this page and has no answer yet. */
  isSending = false;

  constructor(
    readonly world: World,
    readonly judges: Judges,
    readonly session = new ModelStorage(),
    readonly brand: Brand = world.brand,
  ) {
    this.means = world.browser.open();
    this.health = new SessionHealth(session);
    this.page = openPage(this);
  }

  get snapshot(): Snapshot {
    return this.page.driver.snapshot();
  }

  get scene(): Scene {
    return sceneAt(this.snapshot, { brand: this.brand, now: this.world.at });
  }

  get step(): Step | undefined {
    return stepAt(this.page.driver.segments(), this.snapshot.place);
  }

  get texts(): readonly string[] {
    return this.snapshot.transcript.map(({ text }) => text);
  }

  /** The options that can be chosen now. */
  get options() {
    const { step } = this;
    return step ? optionsOf(step, this.scene).filter(isAvailable) : [];
  }

  get isOver(): boolean {
    return this.snapshot.phase.kind === 'ended';
  }

  /** Only the specialists can help when a proposal or its coupon leaves no way to pay, or when no plan is sold. */
  get isLeftToSpecialists(): boolean {
    const { place, phase } = this.snapshot;
    if (phase.kind !== 'waiting') return false;
    if (place.step === 'proposal-sem-pagamento') return true;
    if (place.step === 'error-no-plans') return this.world.bank.searches >= SEARCHES;
    return place.step === 'payment-options' && this.options.every((option) => option.opens !== undefined);
  }

  /** Any answer, also one that only a broken page could send. */
  anyAnswer(): Given {
    const { step, scene } = this;
    return step && hasControl(step, scene) ? anyAnswer(step, scene, this.mind) : { kind: 'option', id: 'nowhere' };
  }

  /** A right answer. */
  goodAnswer(): Given {
    const { step } = this;
    promise(step !== undefined, 'The conversation waits without a step to answer.');
    return goodAnswer(step, this.scene, this.mind);
  }

  /** Begins to wait for something, which the scheduler lets arrive. A closed page hears nothing of it. */
  awaits(what: 'answer' | 'load', arrive: () => void): void {
    this.waits[what] += 1;
    void this.world.scheduler.schedule(Promise.resolve(), what).then(() => {
      this.waits[what] -= 1;
      if (!this.isClosed) arrive();
    });
  }

  /** Sends a creation. */
  async sends(
    call: ApiCall,
    key: string,
    send: () => Promise<RawAnswer>,
    { isSuccess }: ExchangeCall,
  ): Promise<RawAnswer> {
    const { exchanged, judges, world } = this;
    judges.tabs?.goesOut(this.means.tab, call, key);
    const isRepeat = exchanged.open.has(key);
    exchanged.open.set(key, this.texts.length);
    this.isSending = true;
    const answer = await send().finally(() => {
      this.isSending = false;
      this.chargesThen = world.bank.charges;
    });
    const isDone = isSuccess(answer);
    // Without keys, a refused repeat says nothing about the attempt before.
    const isRefused = isRefusal(answer.status) && (!isRepeat || world.bank.honoursKeys);
    if (isDone || (isRefused && !knownPayment.includes(answer.status))) exchanged.open.delete(key);
    if (!isDone) return answer;
    exchanged.received.add(key);
    this.answers.add(key);
    judges.tabs?.registered(call.path);
    return answer;
  }

  /** The page is gone, with everything that it waits for. Its session storage may be used again. */
  close(): void {
    this.isClosed = true;
    this.page.driver.stop();
    this.world.browser.close(this.means.tab); // only now the next tab gets its locks
  }

  /** The page that reads what this one has stored. */
  continuedBy(next: Tab): Tab {
    const { received, open } = this.exchanged;
    const isSame = next.snapshot.journeyId === this.snapshot.journeyId && this.health.knowsAll(this.snapshot);
    if (isSame) next.exchanged = { received: new Set(received), open: new Map(open) };
    next.health = this.health.next(this.snapshot, next.snapshot, next.session);
    return next;
  }

  private get mind(): Mind {
    const { world, snapshot } = this;
    const { segment } = snapshot.place;
    return {
      random: world.random,
      own: world.stage.canaries.words,
      distance: (target) => world.stage.distance(segment, target),
    };
  }
}

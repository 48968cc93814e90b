import { type Conductor, createConductor, createSnapshotStorage, readConversation } from '@consorcio/host/journey';
import {
  createAnswersBetweenTabs,
  createPurchaseLog,
  purchaseToMention,
  readPurchases,
  type Tabs,
} from '@consorcio/host/purchases';
import { type Brand, fitsJourney, type Identifier, type OpenPurchase } from '@consorcio/shared/entities';
import { AppError, type Failure } from '@consorcio/shared/errors';
import {
  type Given,
  hasControl,
  isAvailable,
  optionsOf,
  type Scene,
  type Segment,
  type Snapshot,
  type Step,
  sceneAt,
  stepAt,
} from '@consorcio/shared/flow';
import type { ExchangeCall, RawAnswer } from '@consorcio/shared/http';
import { aGeoLocation } from '@consorcio/shared/testing';
import { ModelStorage } from '../../fixtures/model-storage';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
import { promise } from '../judges/promises';
import { isRefusal, knownPayment, TURNED_AWAY } from '../judges/received';
import { methodOf } from '../judges/server-watch';
import { anyAnswer, goodAnswer, type Mind } from '../visitor';
import { writtenBy } from './power-switch';
import { SessionHealth } from './session-health';
import { BEGINNING, type RandomWorld } from './world';

/** Searches without a plan after which the visitor asks the specialists: not every brand sells all goods. */
const SEARCHES = 12;

/** Judges what leaves the tabs. A page that is about to be killed has no judge. */
export interface Judge {
  /** A creation leaves a tab. */
  goesOut(tab: Tab, call: ApiCall, key: string): void;
  /** A tab has the answer of a creation that worked. */
  registered(path: string): void;
}

/** A creation that a conversation has sent and that was not refused. */
export interface Attempt {
  readonly call: ApiCall;
  /** How many messages there were when it was sent first, and last. */
  readonly first: number;
  readonly messages: number;
  /** A page of this conversation has received its success. */
  readonly isDone: boolean;
}

/** One tab, with a page. */
export class Tab {
  readonly means: Tabs & { readonly tab: number };
  readonly page: Conductor;
  health: SessionHealth;
  /** By key. A reload and a copy continue it. */
  exchanged = new Map<string, Attempt>();
  /** Keys whose success this page has in memory. */
  readonly answers = new Set<string>();
  /** The proposals whose card was charged when this page heard of the bank last. Its message may come later. */
  chargedThen: readonly Identifier[] | undefined;
  isClosed = false;
  /** A creation has left this page and has no answer yet. */
  isSending = false;

  constructor(
    readonly world: RandomWorld,
    public judge: Judge | undefined,
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
    void this.world.scheduler.schedule(Promise.resolve(), what).then(() => {
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
    const { exchanged, judge, world } = this;
    const { bank } = world;
    world.findings.judged(() => judge?.goesOut(this, call, key));
    const messages = this.texts.length;
    const { first } = exchanged.get(key) ?? {};
    exchanged.delete(key); // the last one is at the end
    const attempt = { call, first: first ?? messages, messages, isDone: false };
    exchanged.set(key, attempt);
    this.isSending = true;
    const answer = await send().finally(() => {
      this.isSending = false;
      this.chargedThen = bank.charged;
    });
    const { status } = answer;
    const method = methodOf(call.path);
    // Without keys, a refused repeat says nothing about the payment before; and a server that is too busy nothing about a card.
    const isJudged = bank.honoursKeys && (method !== 'cartao' || status !== TURNED_AWAY);
    const isClosed = first === undefined || method === undefined || isJudged;
    if (isSuccess(answer)) {
      exchanged.set(key, { ...attempt, isDone: true });
      this.answers.add(key);
      judge?.registered(call.path);
    } else if (isClosed && isRefusal(status) && !knownPayment.includes(status)) exchanged.delete(key);
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
    const isSame = next.snapshot.journeyId === this.snapshot.journeyId && this.health.knowsAll(this.snapshot);
    if (isSame) next.exchanged = new Map(this.exchanged);
    next.health = this.health.next(this.snapshot, next.snapshot, next.session);
    return next;
  }

  private get mind(): Mind {
    const { world, snapshot } = this;
    const { segment } = snapshot.place;
    return { random: world.random, distance: (target) => world.stage.distance(segment, target) };
  }
}

const ignore = () => undefined;
const geoLocation = aGeoLocation();

/** One load of a page: the real conductor, driver, engine, snapshot storage, purchase log and exchange between tabs. */
function openPage(tab: Tab): Conductor {
  const { world, brand, means } = tab;
  const { power, bus, settings } = world;
  // A closed page does nothing more, though its timers still run in this thread.
  const run = <T>(effect: () => T) => (tab.isClosed ? undefined : power.run(effect));
  const lasting = writtenBy(world.browser.lasting, run);
  const session = writtenBy(tab.session, run);
  const now = () => world.at;
  const report = (failure: Pick<Failure, 'code'>, where: object = {}) => reported(tab, failure, where);
  let found: OpenPurchase | undefined;
  const log = createPurchaseLog({
    lasting,
    ofTab: session,
    brandId: brand.id,
    get found() {
      return found;
    },
    now,
    newSendId: () => world.newId(),
    report,
  });
  const exchange = createAnswersBetweenTabs(means, log);
  const never = new Promise<never>(ignore);
  const http = world.httpOf({
    arrive: (answer) => arriving(tab, answer),
    exchange: (call, key, send, limits) =>
      exchange(key, () => run(() => tab.sends(call, key, send, limits)) ?? never, limits),
  });
  const load = (name: string) => loadSegment(tab, name);
  const expiraEm = BEGINNING + (settings.locationMs ?? 0);
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http: {
      get: (path, options) => run(() => http.get(path, options)) ?? never,
      post: (path, body, options) => run(() => http.post(path, body, options)) ?? never,
    },
    geolocator: {
      permission: () => new Promise((resolve) => tab.awaits('answer', () => resolve('prompt'))),
      locate: () => new Promise((resolve) => tab.awaits('answer', () => resolve(null))),
    },
    bus: { ...bus, publish: (fact) => void run(() => bus.publish(fact)) },
    clock: { now, after: later },
    storage: createSnapshotStorage(session, brand.id, report, readConversation),
    report,
    delayMs: () => world.delayMs,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => settings.keys,
    segmentsOf: () => ({
      load,
      replace: load,
      // A third of the segments are there when the journey enters them.
      atHand: (name) => (world.random.chance(1 / 3) ? world.stage.segments[name] : undefined),
      preload: ignore,
      foresee: ignore,
      warmUpNext: ignore,
      warmUpEntry: ignore,
      whenShown: (run) => run(),
      firstStepShown: ignore,
      retryUntilLoaded: () => ignore,
    }),
    speak: ignore,
    openSpecialists: ignore,
    reloadPage: ignore,
    newJourneyId: () => world.newId(),
    location: () => (settings.locationMs !== undefined && expiraEm > world.at ? { geoLocation, expiraEm } : undefined),
    openPurchase() {
      found = purchaseToMention(readPurchases(lasting, brand.id, world.at, report));
      return found;
    },
    remember: log.note,
    purchaseElsewhere: log.elsewhere,
  });
  return conductor;
}

/** A storage that fails is reported; everything else that is reported is a mistake in the product. */
function reported({ judge, health, world }: Tab, { code }: Pick<Failure, 'code'>, where: object): void {
  const isStorage = code === 'storage.unavailable' && (health?.wasDamaged || world.settings.tabs > 1);
  const isWrong = judge !== undefined && !isStorage;
  world.findings.judged(() => promise(!isWrong, `The driver reported ${code} ${JSON.stringify(where)}`));
}

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function loadSegment(tab: Tab, name: string): Promise<Segment> {
  const { world } = tab;
  const failure = world.strike('segments', ({ code }) => code);
  return new Promise((resolve, reject) => {
    tab.awaits('load', () => {
      const segment = world.stage.segments[name];
      if (segment && !failure) resolve(segment);
      else reject(new AppError(failure ?? 'segment.absent', `The segment ${name} does not load here.`));
    });
  });
}

/** The server acts at once; the answer arrives when the scheduler lets it. */
function arriving<T>(tab: Tab, answer: Promise<T>): Promise<T> {
  answer.catch(ignore); // a closed page does not handle failures
  return new Promise((resolve) => tab.awaits('answer', () => resolve(answer)));
}

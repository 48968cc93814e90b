import type { Conductor } from '@consorcio/host/journey';
import { continued, createConductor, pagePresence, returnVisitSegment } from '@consorcio/host/journey';
import type { Tabs } from '@consorcio/host/memory';
import {
  createAnswersBetweenTabs,
  createPurchaseLog,
  guardedStorage,
  purchasesOf,
  purchaseToMention,
} from '@consorcio/host/memory';
import { type Brand, fitsJourney, type Identifier } from '@consorcio/shared/entities';
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
import { aGeoLocation, aPromise, someSegments } from '@consorcio/shared/testing';
import { ModelStorage } from '../../pages/fixtures/model-storage';
import { tabMemoryOf } from '../../pages/fixtures/stored';
import type { ApiCall, InProcessApi } from '../../sandbox/api/in-process';
import { promise } from '../judges/promises';
import { isRefusal, knownPayment, methodOf, TURNED_AWAY } from '../judges/server-watch';
import { type Asked, anyAnswer, goodAnswer } from '../visitor';
import { ModelPage } from './model-page';
import { BEGINNING, type RandomWorld } from './world';

/** Searches without a plan after which the visitor asks the specialists: not every brand sells all goods. */
const SEARCHES = 12;

/** Judges what a tab sends and offers. A page that is about to be killed has none. */
interface Judge {
  goesOut(tab: Tab, call: ApiCall, key: string): void;
  /** A creation worked, and the tab has its answer. */
  registered(path: string): void;
  waits(tab: Tab): void;
}

/** The message which says that both charges may be made. */
export const warning = /duas cobranças/;

/** A creation that a conversation has sent and that was not refused. */
export interface Attempt {
  readonly call: ApiCall;
  /** How many messages there were when it was sent first, and last. */
  readonly first: number;
  readonly messages: number;
  /** A page of this conversation has received its success. */
  readonly isDone: boolean;
  /** The page that sent it has received its refusal. Copies of the tab do not know. */
  isRefused?: boolean;
}

type Awaited = 'answer' | 'load';

/** With the form over it, which no other tab shares. */
type OpenPage = Conductor & Pick<InProcessApi, 'fill'>;

/** One tab, with a page. */
export class Tab {
  readonly means: Tabs & { readonly tab: number };
  /** What the browser says of the page. */
  readonly view: ModelPage;
  readonly page: OpenPage;
  /** Since when the session storage lacks something: each change stores what is missing, unless it is full. */
  damage: { readonly since: Snapshot; readonly isCleared: boolean } | undefined;
  /** By key. A reload and a copy continue it. */
  exchanged = new Map<string, Attempt>();
  /** What the browser has dropped and the page has not asked for again. */
  readonly dropped = new Set<Awaited>();
  /** Keys of creations of whose end the conversation has not heard: the page was left, or slept. A reload and a copy continue it. */
  unheard = new Set<string>();
  /** Keys whose success this page has in memory. */
  readonly answers = new Set<string>();
  /** The proposals whose card was charged when this conversation heard of the bank last. Its message may come later. */
  chargedThen: readonly Identifier[] | undefined;
  isClosed = false;
  /** A creation has left this page and has no answer yet. */
  isSending = false;

  constructor(
    readonly world: RandomWorld,
    public judge: Judge | undefined,
    readonly session = new ModelStorage(),
    readonly brand: Brand = world.settings.brand,
  ) {
    this.means = world.browser.open();
    this.view = new ModelPage(world.stage.timers);
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

  /** Whether the visitor has read this in a message, at the earliest in the one with this number. */
  hasRead(words: RegExp, since = 0): boolean {
    return this.snapshot.transcript.slice(since).some(({ text }) => words.test(text));
  }

  /** Whether a reload must show the whole conversation. */
  get isStored(): boolean {
    return this.damage === undefined || (!this.session.isFull && this.damage.since !== this.snapshot);
  }

  /** Whether a reload may begin a new conversation. */
  get isGone(): boolean {
    return this.damage?.isCleared === true && !this.isStored;
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
    return step && hasControl(step, scene) ? anyAnswer(this.asked(step)) : { kind: 'option', id: 'nowhere' };
  }

  /** A right answer. */
  goodAnswer(): Given {
    promise(this.step !== undefined, 'The conversation waits without a step to answer.');
    return goodAnswer(this.asked(this.step));
  }

  private asked(step: Step): Asked {
    const { world, scene, snapshot } = this;
    const { segment } = snapshot.place;
    return { step, scene, random: world.random, distance: (target) => world.stage.distance(segment, target) };
  }

  /** Resolves when the scheduler lets something arrive, and never in a closed page. */
  arrival(what: Awaited): Promise<void> {
    const arrived = this.world.scheduler.schedule(Promise.resolve(), what);
    return new Promise((resolve) => void arrived.then(() => !this.isClosed && resolve()));
  }

  /** The same for what the browser drops in a page that is left or sleeps. */
  async untilDropped(what: Awaited): Promise<void> {
    const { view, dropped } = this;
    const { promise: cut, reject } = aPromise<void>();
    const drop = () => {
      dropped.add(what);
      const code = what === 'load' ? 'segment.unreachable' : 'network.lost';
      reject(new AppError(code, 'The page was left, or slept.'));
    };
    dropped.delete(what);
    view.cuts.add(drop);
    await Promise.race([this.arrival(what), cut]).finally(() => view.cuts.delete(drop));
  }

  /** Sends a creation. */
  async sends(call: ApiCall, key: string, send: () => Promise<RawAnswer>, limits: ExchangeCall): Promise<RawAnswer> {
    const { exchanged, judge, world } = this;
    const { bank } = world;
    if (world.isTampered || this.hasRead(warning)) bank.warned.add(call);
    world.judged(() => judge?.goesOut(this, call, key));
    const messages = this.snapshot.transcript.length;
    const earlier = exchanged.get(key);
    exchanged.delete(key); // the last one is at the end
    const attempt: Attempt = { call, first: earlier?.first ?? messages, messages, isDone: false };
    exchanged.set(key, attempt);
    this.unheard.add(key);
    this.isSending = true;
    const answer = await send().finally(() => {
      this.isSending = false;
      this.chargedThen = bank.charged;
    });
    const { status } = answer;
    const method = methodOf(call.path);
    // Without keys, or from a server that is too busy, a refused repeat says nothing about the card before. A Pix must still be paid.
    const isClosed = !earlier || method !== 'cartao' || (bank.honoursKeys && status !== TURNED_AWAY);
    if (limits.isSuccess(answer)) {
      exchanged.set(key, { ...attempt, isDone: true });
      this.answers.add(key);
      judge?.registered(call.path);
    } else if (isRefusal(status) && !knownPayment.includes(status)) {
      attempt.isRefused = true;
      if (isClosed) exchanged.delete(key);
      else exchanged.set(key, earlier);
    }
    return answer;
  }

  /** A storage that fails is reported; everything else that is reported is a mistake in the product. */
  reported({ code }: Pick<Failure, 'code'>, where: object): void {
    const { judge, world } = this;
    const isRight = judge === undefined || (code === 'storage.unavailable' && world.wasFull);
    world.judged(() => promise(isRight, `The driver reported ${code} ${JSON.stringify(where)}`));
  }

  async loads(name: string): Promise<Segment> {
    const { world } = this;
    const failure = world.strike('segments', ({ code }) => code);
    await this.untilDropped('load');
    const segment = world.stage.segments[name];
    if (segment && !failure) return segment;
    throw new AppError(failure ?? 'segment.absent', `The segment ${name} does not load here.`);
  }

  /** The page is gone, with everything that it waits for. Its session storage may be used again. */
  close(): void {
    this.isClosed = true;
    this.page.driver.stop();
    this.view.happens('visible'); // whatever waits for that must end: its timers run on
    this.world.browser.close(this.means.tab); // only now the next tab gets its locks
  }

  /** The page that reads what this one has stored. */
  continuedBy(next: Tab): Tab {
    const isFull = next.session.isFull;
    const isAnother = next.snapshot.journeyId !== this.snapshot.journeyId;
    if (!this.isStored || isFull)
      next.damage = { since: next.snapshot, isCleared: isFull && (this.isGone || isAnother) };
    if (isAnother || !this.isStored) return next;
    next.exchanged = new Map(this.exchanged);
    next.unheard = new Set(this.unheard);
    next.chargedThen = this.chargedThen;
    return next;
  }
}

/** The same storage, whose writes happen only if `run` runs them. */
function writtenBy<S extends ModelStorage>(storage: S, run: (write: () => void) => void): S {
  return Object.assign(Object.create(storage), {
    setItem: (key: string, value: string) => run(() => storage.setItem(key, value)),
    removeItem: (key: string) => run(() => storage.removeItem(key)),
  });
}

const ignore = () => undefined;
const geoLocation = aGeoLocation();

/** One load of a page: the real conductor, driver, engine, snapshot storage, purchase log and exchange between tabs. */
function openPage(tab: Tab): OpenPage {
  const { world, brand, means } = tab;
  const { settings } = world;
  // A closed page does nothing more, though its timers still run in this thread. The next effects of a killed one never happen.
  const run = <T>(effect: () => T) => {
    if (!tab.isClosed) world.effectsLeft -= 1;
    return tab.isClosed || world.effectsLeft < 0 ? undefined : effect();
  };
  const arrival = <T>(value: T) => tab.arrival('answer').then(() => value);
  const lasting = guardedStorage(() => writtenBy(world.browser.lasting, run));
  const session = writtenBy(tab.session, run);
  const now = () => world.at;
  const report = (failure: Pick<Failure, 'code'>, where: object = {}) => tab.reported(failure, where);
  const { memory, stored } = tabMemoryOf(brand.id, session, now, report);
  const purchases = purchasesOf(brand.id, { storage: lasting, report });
  const found = stored ? undefined : purchaseToMention(purchases.read(now()));
  const log = createPurchaseLog({
    storage: lasting,
    tab: memory,
    brandId: brand.id,
    found,
    toldBy: returnVisitSegment.name,
    now,
    newSendId: () => world.newId(),
    report,
  });
  const exchange = createAnswersBetweenTabs(means, log);
  const never = new Promise<never>(ignore);
  const http = world.httpOf({
    // The server acts at once; the answer arrives when the scheduler lets it.
    arrive(answer) {
      answer.catch(ignore); // a closed page does not handle failures
      return tab.untilDropped('answer').then(() => answer);
    },
    exchange(call, key, send, limits) {
      const sends = () => {
        const sent = tab.sends(call, key, send, limits);
        sent.catch(ignore); // so does one that is broken on purpose
        return sent;
      };
      return exchange(key, () => run(sends) ?? never, limits);
    },
  });
  // A third of the segments are there when the journey enters them.
  const atHand = (name: string) => (world.random.chance(1 / 3) ? world.stage.segments[name] : undefined);
  const expiraEm = BEGINNING + (settings.locationMs ?? 0);
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http,
    geolocator: { permission: () => arrival('prompt'), locate: () => arrival(null) },
    publish: (fact) => void run(() => world.publish(fact)),
    clock: { now, after: (ms, then) => clearTimeout.bind(undefined, setTimeout(then, ms)) },
    memory,
    stored: stored && continued(stored),
    report,
    delayMs: () => (world.isCalm ? 0 : settings.delayMs),
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => settings.keys,
    segments: someSegments((name) => tab.loads(name), { atHand }),
    savesData: () => true, // nothing is loaded ahead
    speak: ignore,
    chatUrl: () => '',
    reloadPage: ignore,
    newJourneyId: () => world.newId(),
    location: settings.locationMs !== undefined && expiraEm > world.at ? { geoLocation, expiraEm } : undefined,
    openPurchase: found,
    remember: log.note,
    watchPresence: pagePresence(tab.view),
    purchaseElsewhere: log.elsewhere,
  });
  return { ...conductor, fill: http.fill };
}

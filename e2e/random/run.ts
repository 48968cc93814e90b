import { createSnapshotStorage } from '@consorcio/host/journey';
import { proposalAnswerSchema } from '@consorcio/shared/entities';
import { type Given, type Message, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, aProposedJourney } from '@consorcio/shared/testing';
import type { Scheduler } from 'fast-check';
import { ModelStorage } from '../fixtures/model-storage';
import { settled } from '../fixtures/settled';
import { aProposta } from '../sandbox/testing/builders';
import { cardsOfPayer } from './cards';
import { AnalyticsWatch } from './judges/analytics-promises';
import { LivenessWatch } from './judges/liveness';
import { PaymentPromises } from './judges/payment-promises';
import { promise } from './judges/promises';
import { type MomentsOfKill, promiseAnswers, promisePurchase, promiseReadBack } from './judges/stored-promises';
import { TurnJudges } from './judges/turn-judges';
import type { Move, PlannedFault, Settings } from './plan';
import { createRandom } from './random';
import { observeEngine } from './world/observed-engine';
import { Tab } from './world/tab';
import { BEGINNING, RandomWorld, type WorldStage } from './world/world';

/** Events within which a conversation must end once nothing fails and every answer is right. */
const PATIENCE = 400;
const DAY = 24 * 60 * 60 * 1000;
/** For so long a purchase is remembered, whatever it has: a Pix is due the next day, and three more days follow. */
const REMEMBERED = 4 * DAY;
/** ms between two moves in several tabs: the tabs of one browser answer each other within it. */
const PAUSE_MS = 200;
/** The segments in which the visitor of several tabs answers: the purchase of a proposal, and what explains it. */
const ofThePurchase: ReadonlySet<string> = new Set(['payment', 'host', 'return-visit']);

/** Answers of a visitor who wants to pay, whatever happens. */
const insists: ReadonlySet<string> = new Set([
  'tentar-novamente',
  'conferir',
  'repetir-aviso',
  'repetir',
  'continuar-aqui',
  'continuar',
]);

/** What a run has reached, as counts. `chargedTwice`: as the visitor had been warned; `remembered`: visits that began with an open purchase. */
export const nothingReached = {
  runs: 0,
  events: 0,
  reloads: 0,
  kills: 0,
  ended: 0,
  charges: 0,
  chargedTwice: 0,
  remembered: 0,
};

/**
 * One visitor, in the tabs of one browser: the real driver, storage, purchase log and exchange between tabs, against the real
 * sandbox. In one tab all promises are judged after each event; in several tabs those about the payments of one proposal. Throws as
 * soon as a promise is broken.
 */
export class Run {
  readonly reached = { ...nothingReached, runs: 1 };
  private readonly world: RandomWorld;
  private tabs: Tab[] = [];
  private readonly payments: PaymentPromises;
  private turns: TurnJudges | undefined;
  private liveness: LivenessWatch | undefined;
  private readonly analytics: AnalyticsWatch | undefined;
  private given: { readonly given: Given; readonly token: number } | undefined;

  constructor(
    private readonly stage: WorldStage,
    private readonly settings: Settings,
    scheduler: Scheduler,
  ) {
    stage.timers.reset();
    this.world = new RandomWorld(stage, settings, scheduler);
    const { world } = this;
    this.payments = new PaymentPromises(world, () => this.tabs);
    this.analytics = settings.hasAnalytics ? new AnalyticsWatch(world.bus) : undefined;
    if (settings.tabs === 1)
      this.turns = new TurnJudges(stage, world.bank, this.payments, settings.brand, this.analytics);
    this.liveness = this.turns && new LivenessWatch(this.turns, this.payments);
    observeEngine((turn) =>
      world.findings.judged(() => {
        const tab = this.tabs.find(({ snapshot }) => snapshot === turn.before);
        if (tab) this.payments.look(tab, turn);
        this.turns?.look(turn);
      }),
    );
  }

  private get isAlone(): boolean {
    return this.settings.tabs === 1;
  }

  async begin(): Promise<void> {
    const { stage, world, settings } = this;
    stage.coverage.entered.length = 0;
    if (!this.isAlone) {
      await this.open(new Tab(world, this.payments, await this.aProposalToPay()));
      return settings.isCopied ? this.strikePage('copy') : undefined;
    }
    await this.open(new Tab(world, this.payments));
    const { hurryTo } = settings;
    const isThere = ({ segment, step }: Snapshot['place']) => segment === hurryTo || step === hurryTo;
    if (hurryTo !== undefined) await this.calmDown(() => isThere(this.tab.snapshot.place));
  }

  async move(move: Move): Promise<void> {
    const { world } = this;
    world.random = createRandom(move.seed);
    const { random } = world;
    const { isAlone } = this;
    if (!isAlone) {
      const others = this.tabs.splice(0, random.below(this.tabs.length));
      this.tabs.push(...others); // the visitor goes to another tab
      await world.pass(PAUSE_MS);
    } else {
      if (this.tab.isOver) return;
      world.setClock(random.below(4000));
    }
    const isWaiting = this.tab.snapshot.phase.kind === 'waiting';
    if (move.what === 'fault') await this.strike(move.fault);
    else if (move.what === 'noise' && isAlone) await this.noise();
    else if (move.what === 'draft' && isWaiting) await this.draft();
    else if (isWaiting && (move.what === 'answer' || !world.isBusy))
      await this.give(isAlone ? this.tab.anyAnswer() : this.answerOfPayer());
    else if (world.isBusy) await this.arrival();
    if (isAlone) return;
    await world.pass(PAUSE_MS);
    this.payments.judge();
    world.findings.isTrue();
  }

  /** Nothing fails any more: the conversation must end, and stay as it is. */
  async end(): Promise<void> {
    const { world, settings, reached } = this;
    reached.charges = world.bank.charged.length;
    if (!this.isAlone) {
      reached.chargedTwice = Number(reached.charges > 1);
      return;
    }
    if (settings.cut && this.isStored) return this.cut(settings.cut);
    world.random = createRandom(0);
    await this.calmDown(() => this.tab.isOver);
    const hasEnded = this.tab.isOver;
    reached.ended = Number(hasEnded);
    if (this.isStored) await this.reload();
    promise(!hasEnded || this.tab.isOver, 'An ended journey continued after a reload.');
    await this.analytics?.isTrue();
  }

  /** The tab where the visitor is. */
  private get tab(): Tab {
    const [tab] = this.tabs;
    if (!tab) throw new Error('Every tab is closed.');
    return tab;
  }

  /** Whether the storage of the tab has everything. */
  private get isStored(): boolean {
    const { health, session, snapshot } = this.tab;
    return !session.isFull && health.knowsAll(snapshot);
  }

  private async open(tab: Tab): Promise<void> {
    this.tabs.unshift(tab);
    await this.happen(() => tab.page.start());
  }

  /** The stored conversation of a visitor whose proposal the server has, with many messages. */
  private async aProposalToPay(): Promise<ModelStorage> {
    const { world, settings } = this;
    const { data: proposta } = await world
      .httpOf({})
      .post('/api/proposta', aProposta(), { answer: proposalAnswerSchema, idempotencyKey: 'first:proposta:1' });
    const said = Array.from(
      { length: 75 }, // enough for several parts of a stored transcript
      (_, id): Message => ({ id, sender: id % 2 === 0 ? 'bot' : 'user', text: `${id}`, at: BEGINNING }),
    );
    const session = new ModelStorage();
    const first = newJourney('first', settings.brand.id, { segment: 'payment', step: null });
    const stored = { ...first, journey: aProposedJourney({ proposta }), transcript: said };
    createSnapshotStorage(session, settings.brand.id, () => undefined).write(stored, BEGINNING);
    return session;
  }

  /** Without failures and delays, with right answers only, until the goal or the specialists are reached. */
  private async calmDown(isThere: () => boolean): Promise<void> {
    const { world, tab } = this;
    const { delayMs } = world;
    if (tab.session.isFull) tab.health.fill(false, tab.snapshot);
    await this.playOn(() => isThere() || this.tab.isLeftToSpecialists);
    world.isCalm = false;
    world.delayMs = delayMs;
  }

  /** Nothing fails: what is on its way arrives, or the visitor gives a right answer. */
  private async playOn(isThere: () => boolean, before?: () => void): Promise<void> {
    const { world } = this;
    world.isCalm = true;
    world.delayMs = 0;
    for (let event = 0; !isThere(); event += 1) {
      const { place, phase } = this.tab.snapshot;
      promise(event < PATIENCE, `The conversation did not end within ${PATIENCE} events, and is at ${place.step}.`);
      before?.();
      world.setClock(1000);
      if (world.isBusy) await this.arrival(false);
      else if (phase.kind === 'waiting') await this.give(this.tab.goodAnswer(), false);
      else await settled();
    }
  }

  private arrival(isTimer = this.world.random.chance(0.3)): Promise<void> {
    return this.happen(() => this.world.arrival(isTimer));
  }

  private async give(given: Given, mayRepeat = true): Promise<void> {
    const { phase, place } = this.tab.snapshot;
    if (phase.kind !== 'waiting' || (!this.isAlone && !ofThePurchase.has(place.segment))) return;
    if (given.kind === 'option') this.payments.chosen(given.id);
    await this.handIn(given, phase.token);
    if (mayRepeat && this.world.random.chance(0.1)) await this.handIn(given, phase.token); // a double click, Enter and click
  }

  /** The answer of a visitor who wants to pay: by the method that they prefer, whatever happens, or in any other way. */
  private answerOfPayer(): Given {
    const { settings, world, tab } = this;
    const { random } = world;
    if (tab.step?.submit && random.chance(0.75)) return { kind: 'form', form: random.pick(cardsOfPayer) };
    const preferred = tab.options.find(({ id }) => id === settings.method || insists.has(id));
    if (preferred && random.chance(0.5)) return { kind: 'option', id: preferred.id };
    return tab.options.length > 0 ? { kind: 'option', id: random.pick(tab.options).id } : tab.goodAnswer();
  }

  private handIn(given: Given, token: number): Promise<void> {
    const { driver } = this.tab.page;
    this.given = { given, token };
    if (given.kind !== 'form') return this.happen(() => driver.answer(token, given));
    this.turns?.formIsHandedIn();
    return this.happen(() => driver.submit(token, given.form));
  }

  private draft(text = this.world.random.pick(['A', 'An', '{"card":1}', ''])): Promise<void> {
    return this.happen(() => this.tab.page.driver.draft(text));
  }

  /** Unexpected events: taps, repeated events, answers to questions that are not open. */
  private noise(): Promise<void> {
    const { stage, given, tab } = this;
    const { random } = this.world;
    const { driver } = tab.page;
    const name = random.pick([driver.snapshot().trouble?.place.segment ?? 'host', ...Object.keys(stage.segments)]);
    const segment = stage.segments[name];
    return random.pick([
      () => this.handIn(tab.anyAnswer(), random.below(driver.snapshot().token + 3)),
      () => (given ? this.handIn(given.given, given.token) : this.draft()),
      () => this.happen(() => driver.skipDelay()),
      () => this.happen(() => driver.start('started')),
      () => this.draft('rascunho'),
      () => this.happen(() => segment && driver.provide(segment)),
    ])();
  }

  private async strike(fault: PlannedFault): Promise<void> {
    const { world } = this;
    switch (fault.on) {
      case 'api':
      case 'device':
      case 'segments':
        return world.arm(fault);
      case 'clock': {
        const latest = this.isAlone ? Number.POSITIVE_INFINITY : BEGINNING + REMEMBERED - DAY - world.at;
        return world.setClock(Math.min(fault.ms, latest));
      }
      case 'storage':
        return this.tamper(fault);
      case 'page':
        return this.strikePage(fault.what);
    }
  }

  private tamper({ area, what }: Extract<PlannedFault, { on: 'storage' }>): void {
    const { health, session, snapshot } = this.tab;
    const { isAlone } = this;
    const { lasting } = this.world.browser;
    if (!isAlone) this.payments.isTampered = true;
    if (area === 'lasting' && what === 'clear') lasting.values.clear();
    else if (area === 'lasting') lasting.isFull = !lasting.isFull;
    else if (what === 'clear') health.clear(snapshot, isAlone);
    else if (what === 'fill') health.fill(!session.isFull, snapshot);
    else health.losePart(snapshot);
  }

  private async strikePage(what: Extract<PlannedFault, { on: 'page' }>['what']): Promise<void> {
    const { world, tab } = this;
    if (this.isAlone && !this.isStored) return;
    switch (what) {
      case 'reload':
        return this.reload();
      case 'kill':
        return this.kill();
      case 'copy':
        return this.openStored(tab, new ModelStorage(new Map(tab.session.values)));
      case 'close':
        return this.tabs.shift()?.close();
      case 'other brand': {
        this.tabs.shift()?.close();
        const other = new Tab(world, this.payments, tab.session, aBrand({ id: 'other' }));
        other.page.start();
        await world.pass(PAUSE_MS);
        this.payments.showsAnotherBrand(other);
        other.close();
        return this.openStored(tab, tab.session);
      }
    }
  }

  /** The page is closed with everything in flight, and a new page reads the stored conversation. */
  private async reload(): Promise<void> {
    const { tab } = this;
    this.reached.reloads += 1;
    this.tabs.shift()?.close();
    this.liveness?.pageIsGone();
    await this.analytics?.pageIsGone();
    return this.openStored(tab, tab.session);
  }

  /** A page reads what `before` has stored. */
  private async openStored(before: Tab, session: ModelStorage): Promise<void> {
    const { world, turns } = this;
    this.given = undefined;
    const next = before.continuedBy(new Tab(world, this.payments, session));
    if (turns) promiseReadBack(before.snapshot, next.snapshot);
    turns?.pageIsGone(before.snapshot, next.snapshot);
    if (!turns) this.payments.continues(before, next, world.at < BEGINNING + DAY);
    await this.open(next);
  }

  /** The browser is killed with everything that its tabs had stored. The visitor opens the address again. */
  private async kill(): Promise<void> {
    const { world } = this;
    const last = this.tab.snapshot;
    this.reached.kills += 1;
    const texts = this.tabs.flatMap((tab) => tab.texts);
    for (const tab of this.tabs) this.payments.sees(tab);
    for (const tab of this.tabs) tab.isClosed = true; // all at once: none gets a lock that another one had
    for (const tab of this.tabs.splice(0)) tab.close();
    this.given = undefined;
    this.liveness?.pageIsGone();
    await this.analytics?.pageIsGone();
    world.bank.browserIsClosed();
    const visit = new Tab(world, this.payments);
    this.reached.remembered += Number(visit.snapshot.journey.compraAberta !== undefined);
    this.turns?.browserIsKilled(last, visit.snapshot, world.at);
    await this.open(visit);
    if (this.isAlone) return;
    await world.pass(PAUSE_MS);
    this.payments.begins(visit.snapshot, texts);
  }

  /**
   * The page is killed after so many effects: between two writes, before or after a request, before a fact. It opens again, with what
   * its tab had stored or, after a closed browser, without: no answer and no purchase may be lost, and the conversation can end.
   */
  private async cut({ effects, isClosed }: NonNullable<Settings['cut']>): Promise<void> {
    const { world, reached, tab } = this;
    const { power, bank } = world;
    world.random = createRandom(effects);
    this.turns = undefined; // the judges expect that each effect happens
    this.liveness = undefined;
    tab.judge = undefined;
    observeEngine();
    power.left = effects;
    let moments: MomentsOfKill = [tab.snapshot];
    tab.page.store.subscribe(({ snapshot }) => {
      moments = [...moments, snapshot];
    });
    await this.playOn(
      () => power.isOff || isDone(tab),
      () => {
        moments = [tab.snapshot];
      },
    );
    this.tabs.shift()?.close();
    power.left = Number.POSITIVE_INFINITY;
    if (isClosed) bank.browserIsClosed();
    const next = new Tab(world, undefined, isClosed ? undefined : tab.session);
    const isFirstPurchase = reached.kills === 0 && moments[0].journey.compras === undefined;
    if (isClosed && isFirstPurchase) promisePurchase(world, moments, next.snapshot);
    else if (!isClosed) promiseAnswers(moments, next.snapshot);
    await this.open(next);
    await this.playOn(() => isDone(next));
    reached.ended = Number(next.isOver);
    world.findings.isTrue();
  }

  /** Calls the driver, waits for everything that follows, and judges it. */
  private async happen(act: () => unknown): Promise<void> {
    const { tab, liveness } = this;
    this.reached.events += 1;
    const before = tab.snapshot;
    await act();
    await settled();
    if (this.turns) this.world.findings.isTrue();
    liveness?.look(tab, tab.snapshot !== before, tab.snapshot.phase !== before.phase);
  }
}

function isDone(tab: Tab): boolean {
  return tab.isOver || tab.isLeftToSpecialists;
}

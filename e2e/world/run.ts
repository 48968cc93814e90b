import type { Given, Snapshot } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { ModelStorage } from '../pages/fixtures/model-storage';
import { settled } from '../pages/fixtures/settled';
import { cardsOfPayer } from './cards';
import { AnalyticsWatch } from './judges/analytics-promises';
import { PaymentPromises } from './judges/payment-promises';
import { promise } from './judges/promises';
import { PurchaseWatch } from './judges/purchase-promises';
import { TurnJudges } from './judges/turn-judges';
import { promiseAnswers } from './judges/turn-promises';
import { DAY, type Move, type PlannedFault, type Settings } from './plan';
import { createRandom } from './random';
import { absences, leavings, type Sign, stays } from './tabs/model-page';
import { observeEngine } from './tabs/observed-engine';
import { Tab } from './tabs/tab';
import { BEGINNING, type RandomWorld } from './tabs/world';

/** Events within which a conversation must end once nothing fails and every answer is right. */
const PATIENCE = 400;
/** In several tabs, until then a purchase is remembered, whatever it has: a Pix is due the next day, and three more days follow. */
const LATEST = BEGINNING + 3 * DAY;
/** ms between two moves in several tabs: the tabs of one browser answer each other within it. */
const PAUSE_MS = 200;
/** ms. With some of them between its signs, an engine takes less than a page waits after the first one. */
const SOON_MS = 250;
/** The segments in which the visitor of several tabs answers: the purchase of a proposal, and what explains it. */
const ofThePurchase: ReadonlySet<string> = new Set(['payment', 'host', 'return-visit']);
/** Answers of a visitor who wants to pay, whatever happens. */
const insists = ['tentar-novamente', 'conferir', 'repetir-aviso', 'repetir', 'continuar-aqui', 'continuar'];

/** What a run has reached, as counts. `chargedTwice`: as the visitor had been warned; `remembered`: visits that began with an open purchase. */
export const nothingReached = { runs: 0, ended: 0, charges: 0, chargedTwice: 0, remembered: 0 };

/**
 * One visitor, in the tabs of one browser: the real driver, storage, purchase log and exchange between tabs, against the real
 * sandbox. In one tab all promises are judged after each event; in several tabs those about the payments of one proposal. Throws as
 * soon as a promise is broken.
 */
export class Run {
  readonly reached = { ...nothingReached, runs: 1 };
  /** The visitor is in the first one. */
  readonly tabs: Tab[] = [];
  private readonly isAlone: boolean;
  private readonly payments: PaymentPromises;
  private readonly purchases: PurchaseWatch;
  private readonly analytics: AnalyticsWatch | undefined;
  private turns: TurnJudges | undefined;
  private given: { readonly given: Given; readonly token: number } | undefined;

  constructor(private readonly world: RandomWorld) {
    this.isAlone = world.settings.tabs === 1;
    this.payments = new PaymentPromises(world, this.tabs);
    this.purchases = new PurchaseWatch(world.bank);
    if (world.settings.hasAnalytics) this.analytics = new AnalyticsWatch();
    world.onFact = (fact) => this.analytics?.track(fact);
    if (this.isAlone) this.turns = new TurnJudges(world, this.payments, this.analytics);
    observeEngine((turn) =>
      world.judged(() => {
        const tab = this.tabs.find(({ snapshot }) => snapshot === turn.before);
        if (tab?.judge) this.payments.look(tab, turn);
        this.turns?.look(turn);
        this.purchases.look(turn);
      }),
    );
  }

  /** Whether it is possible now. A storage that fails may break what several tabs promise. */
  allows(move: Move): boolean {
    if (move.what !== 'fault' || this.isAlone) return true;
    const { mayTamper, tabs } = this.world.settings;
    if (move.fault.on === 'storage') return mayTamper;
    if (move.fault.on !== 'page') return true;
    const open = this.tabs.length;
    return move.fault.what === 'copy' ? open < tabs : move.fault.what !== 'close' || open > 1;
  }

  async begin(): Promise<void> {
    const { hurryTo, isCopied } = this.world.settings;
    await this.open(new Tab(this.world, this.payments));
    const isThere = ({ segment, step }: Snapshot['place']) => [segment, step].includes(hurryTo ?? segment);
    await this.calmDown(() => isThere(this.tab.snapshot.place));
    if (isCopied) await this.strikePage('copy');
  }

  async move(move: Move): Promise<void> {
    const { world, isAlone, tabs } = this;
    world.random = createRandom(move.seed);
    const { random } = world;
    if (isAlone && this.tab.isOver) return;
    if (isAlone) world.jumps += random.below(4000);
    else {
      tabs.push(...tabs.splice(0, random.below(tabs.length))); // the visitor goes to another tab
      await world.pass(PAUSE_MS);
      this.payments.judge(); // the tab that is there now may be gone after this move
    }
    const isWaiting = this.tab.snapshot.phase.kind === 'waiting';
    if (move.what === 'fault') await this.strike(move.fault);
    else if (move.what === 'noise') await this.noise();
    else if (isWaiting && (move.what === 'answer' || !world.isBusy))
      await this.give(isAlone ? this.tab.anyAnswer() : this.answerOfPayer());
    else if (world.isBusy) await this.arrival();
    if (isAlone) return;
    await world.pass(PAUSE_MS);
    this.payments.judge();
    world.isTrue();
  }

  /** Nothing fails any more: the conversation must end, and stay as it is. */
  async end(): Promise<void> {
    const { world, reached } = this;
    const { cut } = world.settings;
    reached.charges = world.bank.charged.length;
    if (!this.isAlone) reached.chargedTwice = Number(reached.charges > 1);
    if (!this.isAlone) return;
    if (cut && this.tab.isStored) return this.cut(cut);
    world.random = createRandom(0);
    await this.calmDown(() => this.tab.isOver);
    const hasEnded = this.tab.isOver;
    reached.ended = Number(hasEnded);
    if (this.tab.isStored) await this.reload();
    promise(!hasEnded || this.tab.isOver, 'An ended journey continued after a reload.');
    await this.analytics?.isTrue();
  }

  /** The tab where the visitor is. */
  private get tab(): Tab {
    return this.tabs[0] as Tab; // there is always one
  }

  private async open(tab: Tab): Promise<void> {
    this.tabs.unshift(tab);
    await this.happen(() => tab.page.start());
  }

  /** Without failures and delays, with right answers only, until the goal or the specialists are reached. */
  private async calmDown(isThere: () => boolean): Promise<void> {
    const { world, tab } = this;
    if (tab.session.isFull) this.tamper({ on: 'storage', area: 'tab', what: 'fill' });
    await this.playOn(isThere);
    world.isCalm = false;
  }

  /** Nothing fails: what is on its way arrives, or the visitor gives a right answer. It stops where only the specialists can help. */
  private async playOn(isThere: () => boolean, before?: () => void): Promise<void> {
    const { world } = this;
    world.isCalm = true;
    for (let event = 0; !isThere() && !this.tab.isLeftToSpecialists; event += 1) {
      const { place, phase } = this.tab.snapshot;
      promise(event < PATIENCE, `The conversation did not end within ${PATIENCE} events, and is at ${place.step}.`);
      before?.();
      world.jumps += 1000;
      if (world.isBusy) await this.arrival(false);
      else if (phase.kind === 'waiting') await this.give(this.tab.goodAnswer());
      else await settled();
    }
  }

  private arrival(isTimer = this.world.random.chance(0.3)): Promise<void> {
    return this.happen(() => this.world.arrival(isTimer));
  }

  private async give(given: Given): Promise<void> {
    const { world, isAlone } = this;
    const { phase, place } = this.tab.snapshot;
    if (phase.kind !== 'waiting' || !(isAlone || world.isCalm || ofThePurchase.has(place.segment))) return;
    if (given.kind === 'option') this.payments.chosen(given.id);
    await this.handIn(given, phase.token);
    if (!world.isCalm && world.random.chance(0.1)) await this.handIn(given, phase.token); // a double click, Enter and click
  }

  /** The answer of a visitor who wants to pay: by the method that they prefer, whatever happens, or in any other way. */
  private answerOfPayer(): Given {
    const { tab } = this;
    const { random, settings } = this.world;
    if (tab.step?.submit && random.chance(0.75)) return { kind: 'form', form: random.pick(cardsOfPayer) };
    const { options } = tab;
    if (options.length === 0) return tab.goodAnswer();
    const preferred = options.find(({ id }) => id === settings.method || insists.includes(id));
    return { kind: 'option', id: preferred && random.chance(0.5) ? preferred.id : random.pick(options).id };
  }

  private handIn(given: Given, token: number): Promise<void> {
    const { driver, fill } = this.tab.page;
    this.given = { given, token };
    if (given.kind !== 'form') return this.happen(() => driver.answer(token, given));
    if (this.turns) this.turns.hasCardData = true;
    return this.happen(() => {
      if (driver.snapshot().phase.kind === 'waiting') fill(given.form); // it is locked while it is sent
      driver.submit(token);
    });
  }

  /** The visitor types, or something unexpected happens: taps, repeated events, answers to questions that are not open. */
  private noise(): Promise<void> {
    const { given, tab, isAlone } = this;
    const { random, stage } = this.world;
    const { driver } = tab.page;
    const draft = () => this.happen(() => driver.draft(random.pick(['A', 'An', '{"card":1}', ''])));
    if (!isAlone || random.chance(0.5)) return draft();
    const name = random.pick([driver.snapshot().trouble?.place.segment ?? 'host', ...Object.keys(stage.segments)]);
    const segment = stage.segments[name];
    return random.pick([
      () => this.handIn(tab.anyAnswer(), random.below(driver.snapshot().token + 3)),
      () => (given ? this.handIn(given.given, given.token) : draft()),
      () => this.happen(() => driver.skipDelay()),
      () => this.happen(() => driver.start('started')),
      () => this.happen(() => segment && driver.provide(segment)),
    ])();
  }

  private async strike(fault: PlannedFault): Promise<void> {
    const { world } = this;
    if (fault.on === 'clock') world.jumps += this.isAlone ? fault.ms : Math.min(fault.ms, LATEST - world.at);
    else if (fault.on === 'storage') this.tamper(fault);
    else if (fault.on !== 'page') world.faults.push({ fault, left: fault.calls });
    else if (!this.isAlone || this.tab.isStored) await this.strikePage(fault.what);
  }

  private tamper({ area, what }: Extract<PlannedFault, { on: 'storage' }>): void {
    const { world, isAlone, tab } = this;
    const storage = area === 'tab' ? tab.session : world.browser.lasting;
    world.isTampered = !isAlone;
    if (area === 'tab') tab.damage = { since: tab.snapshot, isCleared: what === 'clear' || tab.isGone };
    const { values } = storage;
    if (what === 'fill') storage.isFull = !storage.isFull;
    else for (const key of values.keys()) if (!isAlone || !key.includes('known-purchases')) values.delete(key);
    world.wasFull ||= storage.isFull;
  }

  private async strikePage(what: Extract<PlannedFault, { on: 'page' }>['what']): Promise<void> {
    const { world, tab } = this;
    if (what === 'reload') return this.reload();
    if (what === 'absence') return this.seesSigns(absences);
    if (what === 'stay') return this.seesSigns(stays);
    if (what === 'kill') return this.kill();
    if (what === 'copy') return this.openStored(tab, new ModelStorage(new Map(tab.session.values)));
    this.tabs.shift()?.close();
    if (what === 'close') return;
    const other = new Tab(world, this.payments, tab.session, aBrand({ id: 'other' }));
    other.page.start();
    await world.pass(PAUSE_MS);
    const { journey, brandId } = other.snapshot;
    const isItsOwn = journey.compraAberta === undefined && brandId === other.brand.id;
    promise(isItsOwn, 'A visit to another brand knows what belongs to this one.');
    other.close();
    return this.openStored(tab, tab.session);
  }

  /** The page is closed with everything in flight, and a new page reads the stored conversation. */
  private async reload(): Promise<void> {
    const { tab } = this;
    await this.seesSigns(leavings);
    this.tabs.shift()?.close();
    await this.analytics?.pageIsGone();
    return this.openStored(tab, tab.session);
  }

  /** The page hears of one of these, within the moment that a slow engine takes for it. */
  private async seesSigns(all: readonly (readonly Sign[])[]): Promise<void> {
    const { world, tab } = this;
    const { random } = world;
    for (const sign of random.pick(all)) {
      await this.happen(() => tab.view.happens(sign));
      if (random.chance(0.2)) await this.happen(() => world.pass(random.below(SOON_MS)));
    }
  }

  /** A page reads what `before` has stored. */
  private async openStored(before: Tab, session: ModelStorage): Promise<void> {
    const { world, turns } = this;
    const next = before.continuedBy(new Tab(world, this.payments, session));
    this.payments.continues(before, next, world.at < BEGINNING + DAY);
    turns?.pageIsGone(before.snapshot, next.snapshot);
    await this.open(next);
  }

  /** The browser is killed with everything that its tabs had stored. The visitor opens the address again. */
  private async kill(): Promise<void> {
    const { world, tabs } = this;
    for (const tab of tabs) tab.isClosed = true; // all at once: none gets a lock that another one had
    for (const tab of tabs.splice(0)) tab.close();
    await this.analytics?.pageIsGone();
    const visit = new Tab(world, this.payments);
    this.reached.remembered += Number(visit.snapshot.journey.compraAberta !== undefined);
    if (!world.isTampered) this.purchases.isRemembered(visit.snapshot, world.at);
    this.turns?.browserIsKilled();
    await this.open(visit);
    if (this.isAlone) return;
    await world.pass(PAUSE_MS);
    this.payments.begins(visit.snapshot.journey.compraAberta);
  }

  /**
   * The page is killed after so many effects: between two writes, before or after a request, before a fact. It opens again, with what
   * its tab had stored or, after a closed browser, without: no answer and no purchase may be lost, and the conversation can end.
   */
  private async cut({ effects, isClosed }: NonNullable<Settings['cut']>): Promise<void> {
    const { world, reached, tab } = this;
    world.random = createRandom(effects);
    this.turns = undefined; // the judges expect that each effect happens
    tab.judge = undefined;
    world.effectsLeft = effects;
    const moments: Snapshot[] = []; // before and during the killed event
    tab.page.store.subscribe(({ snapshot }) => void moments.push(snapshot));
    const forget = () => void moments.splice(0, moments.length, tab.snapshot);
    await this.playOn(() => world.effectsLeft <= 0 || tab.isOver, forget);
    const [last = tab.snapshot, ...during] = moments;
    this.tabs.shift()?.close();
    world.effectsLeft = Number.POSITIVE_INFINITY;
    const next = new Tab(world, undefined, isClosed ? undefined : tab.session);
    if (isClosed) this.purchases.isRemembered(next.snapshot, world.at);
    else promiseAnswers(last, during, next.snapshot);
    await this.open(next);
    await this.playOn(() => next.isOver);
    reached.ended = Number(next.isOver);
    world.isTrue();
  }

  /** Calls the driver, waits for everything that follows, and judges it. */
  private async happen(act: () => unknown): Promise<void> {
    const { tab, turns } = this;
    const before = tab.snapshot;
    await act();
    await settled();
    if (turns) this.world.isTrue();
    turns?.ofVisit.liveness.rests(tab, tab.snapshot !== before, tab.snapshot.phase !== before.phase);
  }
}

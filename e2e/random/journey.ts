import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '@consorcio/shared/entities';
import type { EngineEvent, Snapshot } from '@consorcio/shared/flow';
import { payInAnotherTab } from './another-tab';
import { LivenessWatch } from './liveness';
import { openPage } from './page';
import { promise } from './promises';
import { createRandom, type Random } from './random';
import { settled } from './settled';
import type { Stage } from './stage';
import type { StoryLine } from './story';
import { Visit } from './visit';
import type { Given } from './visitor';
import { World } from './world';

/** Events within which a journey must end once nothing fails and every answer is valid. */
const PATIENCE = 400;
/** Turns of a long outage: more than the steps that the engine may take without the visitor. */
const OUTAGE = 100;
const DAY = 24 * 60 * 60 * 1000;

/**
 * One random journey: the real driver on one page after another, the real sandbox, and random behaviour in every port. Each
 * turn has its own seed, so that a turn can be removed without changing the others. Throws `BrokenPromise` (or the error
 * of the product) as soon as a law of the flow is broken.
 */
export class RandomJourney {
  readonly story: StoryLine[] = [];
  /** Whether the conversation ended, and was not handed over to the specialists. */
  hasEnded = false;
  /** How often a page was closed and opened again, and how often the browser was killed. */
  reloads = 0;
  kills = 0;
  /** The seeds of the turns. */
  readonly turns: readonly number[];
  private readonly world: World;
  private readonly liveness: LivenessWatch;
  private visit: Visit;
  private given: { readonly given: Given; readonly token: number } | undefined;

  constructor(
    private readonly stage: Stage,
    brand: Brand,
    random: Random,
    hasAnalytics: boolean,
    turns?: readonly number[],
  ) {
    this.world = new World(stage, brand, random, hasAnalytics);
    const { observer, schedule, mood, parts } = this.world;
    this.turns = turns ?? mood.turns;
    this.liveness = new LivenessWatch(schedule, observer);
    this.visit = new Visit(openPage(parts), this.world, stage);
    observer.stored = this.visit.snapshot;
  }

  /** Plays to the end. */
  async play(): Promise<void> {
    const { world, stage } = this;
    stage.coverage.begin();
    await this.happen({ type: 'started', at: world.at }, () => this.visit.page.start());
    const { hurryTo } = world.mood;
    if (hurryTo !== undefined) await this.calmDown(() => this.visit.snapshot.place.segment === hurryTo);
    for (const turn of this.turns) {
      if (this.visit.isOver) break;
      world.random = createRandom(turn, 0);
      await this.turn();
      for (; world.outage > 0 && !this.visit.isOver; world.outage -= 1) await this.turn();
    }
    await this.calmDown(() => this.visit.isOver);
    this.hasEnded = this.visit.isOver;
    if (this.hasEnded) stage.coverage.end();
    if (!world.storage.isStale && world.random.chance(0.1)) await this.reload();
    promise(!this.hasEnded || this.visit.isOver, 'An ended journey continued after a reload.');
    await world.analytics?.isTrue();
  }

  /** Without failures and delays, with valid answers only, until the goal or the specialists are reached. */
  private async calmDown(isThere: () => boolean): Promise<void> {
    const { world } = this;
    const { delayMs } = world;
    world.random = world.mood.calm;
    world.calm = true;
    world.storage.recovers();
    world.delayMs = 0;
    for (let turn = 0; !isThere() && !this.visit.isLeftToSpecialists; turn += 1) {
      promise(turn < PATIENCE, `The journey did not end within ${PATIENCE} events after the last failure.`);
      world.at += 1000;
      await (world.schedule.size > 0 ? this.deliver(0) : this.give(this.visit.goodAnswer()));
    }
    world.calm = false;
    world.delayMs = delayMs;
  }

  private async turn(): Promise<void> {
    const { world } = this;
    const { random, mood, schedule } = world;
    world.at += random.chance(0.02) ? random.below(2 * DAY) - DAY : random.below(4000);
    if (random.chance(0.01)) world.delayMs = random.pick([0, 1500, 400]);
    if (world.outage === 0 && random.chance(0.002)) world.outage = OUTAGE;
    if (world.storage.isFull && random.chance(0.2)) world.storage.recovers();
    if (!world.storage.isStale && random.chance(mood.kill)) return this.killBrowser();
    if (!world.storage.isStale && random.chance(mood.reload)) return this.reload();
    if (random.chance(mood.noise)) return this.noise();
    const waiting = this.visit.snapshot.phase.kind === 'waiting';
    if (schedule.size > 0 && (!waiting || random.chance(0.5))) return this.deliver(random.below(schedule.size));
    if (waiting) return random.chance(0.15) ? this.draft() : this.give(this.visit.anyAnswer());
  }

  private async give(given: Given): Promise<void> {
    const { phase } = this.visit.snapshot;
    if (phase.kind !== 'waiting') return;
    await this.handIn(given, phase.token);
    if (this.world.random.chance(0.1)) await this.handIn(given, phase.token); // a double click, Enter and click
  }

  private handIn(given: Given, token: number): Promise<void> {
    const { at, observer } = this.world;
    const { driver } = this.visit;
    this.given = { given, token };
    if (given.kind !== 'form')
      return this.happen({ type: 'answered', token, answer: given, at }, () => driver.answer(token, given));
    observer.watches.formIsHandedIn();
    return this.happen({ type: 'submitted', token, at }, () => driver.submit(token, given.form));
  }

  private draft(text = this.world.random.pick(['A', 'An', '{"card":1}', ''])): Promise<void> {
    return this.happen({ type: 'drafted', text, at: this.world.at }, () => this.visit.driver.draft(text));
  }

  /** Unexpected events: taps, repeated events, answers to questions that are not open. */
  private noise(): Promise<void> {
    const { stage, given } = this;
    const { world } = this;
    const { random, at } = world;
    const { driver } = this.visit;
    const name = random.pick([driver.snapshot().trouble?.place.segment ?? 'host', ...Object.keys(stage.segments)]);
    const segment = stage.segments[name];
    return random.pick([
      () => this.handIn(this.visit.anyAnswer(), random.below(driver.snapshot().token + 3)),
      () => (given ? this.handIn(given.given, given.token) : this.draft()),
      () => this.happen({ type: 'delay-skipped', at }, () => driver.skipDelay()),
      () => this.happen({ type: 'started', at }, () => driver.start('started')),
      () => this.draft('rascunho'),
      () => this.disturb(() => payInAnotherTab(driver.snapshot(), world)),
      () => this.disturb(() => world.storage.fails(random.chance(0.5))),
      () => this.happen({ type: 'segment-ready', segment: name, at }, () => segment && driver.provide(segment)),
    ])();
  }

  /** Something outside the page changes what is stored. */
  private async disturb(act: () => void): Promise<void> {
    act();
  }

  private deliver(index: number): Promise<void> {
    const { at, schedule } = this.world;
    return this.happen({ type: 'delay-skipped', at }, () => schedule.run(index));
  }

  /** The page is closed with everything in flight, and a new page reads the stored conversation. */
  private async reload(): Promise<void> {
    const { world } = this;
    const { observer } = world;
    if (!this.visit.isOver && world.random.chance(0.05)) world.at += 2 * DAY;
    const { stored } = observer;
    this.reloads += 1;
    await this.openAnotherPage((first) => {
      promiseReadBack(stored, first);
      observer.pageIsGone(first);
    });
    return this.happen({ type: 'resumed', at: world.at }, () => this.visit.page.start());
  }

  /** The browser is killed with everything that the tab had stored. The visitor opens the address again. */
  private async killBrowser(): Promise<void> {
    const { world, stage } = this;
    this.kills += 1;
    world.storage.values.clear();
    world.server.browserIsClosed();
    stage.coverage.begin();
    await this.openAnotherPage((first) => world.observer.browserIsKilled(first, world.at));
    return this.happen({ type: 'started', at: world.at }, () => this.visit.page.start());
  }

  private async openAnotherPage(judge: (first: Snapshot) => void): Promise<void> {
    const { world } = this;
    this.visit.driver.stop();
    world.schedule.pageIsGone();
    this.liveness.pageIsGone();
    await world.analytics?.pageIsGone();
    this.visit = new Visit(openPage(world.parts), world, this.stage);
    this.given = undefined;
    judge(this.visit.snapshot);
  }

  /** Calls the driver, waits for everything that follows, and judges it. */
  private async happen(event: EngineEvent, act: () => unknown): Promise<void> {
    const { visit, story } = this;
    const { observer } = this.world;
    const { step, snapshot: before } = visit;
    const { asked } = observer;
    const isStale = 'token' in event && !('token' in before.phase && before.phase.token === event.token);
    const isGiven = event.type === 'answered' || event.type === 'submitted';
    observer.begin(event, isGiven && step ? { step, scene: visit.scene } : undefined);
    const due = act();
    const isDue = typeof due === 'string' && due !== 'timer';
    if (observer.asked !== asked || isDue || event.type === 'segment-ready') await settled();
    const { place, phase } = visit.snapshot;
    story.push({ event, due, place, phase });
    const isChanged = observer.finish();
    if (isStale) promise(!isChanged, `A stale event (${event.type}) changed the journey.`);
    this.liveness.look(visit, visit.snapshot !== before, phase !== before.phase);
  }
}

/** A reload loses nothing: the data, what was sent, and every message. Only the location is read again. */
function promiseReadBack(stored: Snapshot, read: Snapshot): void {
  const kept = ({ journey: { localizacao: _location, ...journey }, own, submissions, kept, transcript }: Snapshot) =>
    JSON.parse(JSON.stringify({ journey, own, submissions, kept, transcript }));
  promise(isDeepStrictEqual(kept(read), kept(stored)), 'The stored conversation was not read back completely.');
}

import type { Brand, Journey } from '../entities';
import { createEventBus, type Fact } from '../events';
import {
  createDriver,
  type Driver,
  defineStep,
  type Itinerary,
  journeyOf,
  type NoState,
  newJourney,
  optionsOf,
  parseMarkup,
  plainText,
  type Segment,
  type SegmentState,
  type Snapshot,
  type StateOf,
  stepAt,
} from '../flow';
import type { Answers } from './answering-api';
import { aBrand } from './builders';
import { fakeClock } from './fake-clock';
import { fakeHttp, type SeenCall } from './fake-http';
import { aHost, aSegment, hostPlaces } from './talk';

/** What a test of a segment may vary about its visitor. */
export interface VisitorOptions<State = NoState> {
  readonly brand?: Partial<Brand>;
  /** What the API answers besides, or instead of, what goes well. */
  readonly answers?: Answers;
  /** As the segment sees it: the shared journey and its own state. */
  readonly journey?: Journey & State;
  /** The step the talk begins at; the segment's entry when absent. */
  readonly at?: string;
  /** Epoch ms. */
  readonly now?: number;
}

export interface SegmentTalkOptions<State = NoState> extends Omit<VisitorOptions<State>, 'answers'> {
  /** The raw body of each call; it may throw, as the client does. */
  readonly api: (call: SeenCall) => unknown;
  readonly itinerary: Itinerary;
  /** Where the segment's exits lead. */
  readonly others: readonly Segment[];
}

export interface SegmentTalk<State = NoState> {
  /** `segment:step`, and the phase when it is not waiting. */
  where(): string;
  /** As the segment under test sees it, wherever the talk is. */
  journey(): Journey & State;
  snapshot(): Snapshot;
  /** What was said since the last question, as the visitor reads it. */
  heard(): string;
  /** The sentence an answer was refused with. */
  problem(): string | undefined;
  draft(): string;
  /** The ids of the options that are drawn as buttons. */
  options(): readonly string[];
  readonly calls: readonly SeenCall[];
  paths(): readonly string[];
  readonly facts: readonly Fact[];
  type(text: string): Promise<void>;
  choose(option: string): Promise<void>;
  give(value: unknown): Promise<void>;
  /** Hands in the form of the component over the page. */
  submit(form: unknown): Promise<void>;
}

/** One visitor talking with a segment: the real driver and engine, no delays, an API and next segments of the test's. */
export async function startSegmentTalk<Declared extends SegmentState>(
  segment: Segment<Declared>,
  options: SegmentTalkOptions<StateOf<Declared>>,
): Promise<SegmentTalk<StateOf<Declared>>> {
  const http = fakeHttp(options.api);
  const facts: Fact[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribeAll((fact) => facts.push(fact));
  const brand = aBrand(options.brand);
  const clock = fakeClock(options.now);
  const first: Snapshot = {
    ...newJourney('j1', 'home', { segment: segment.name, step: options.at ?? null }),
    journey: options.journey ?? {},
  };
  const driver: Driver = createDriver(first, aHost(), {
    brand,
    itinerary: options.itinerary,
    places: hostPlaces,
    http,
    bus,
    clock,
    delayMs: () => 0,
    async loadSegment(name) {
      const found = [segment, ...options.others].find((candidate) => candidate.name === name);
      if (!found) throw new Error(`The test has no segment ${name}.`);
      return found;
    },
    keep: () => undefined,
    say: () => undefined,
    refuse: () => undefined,
    openSpecialists: () => undefined,
    report: (failure, where) => {
      if (failure.code === 'unexpected') throw new Error(`A step broke: ${JSON.stringify({ failure, where })}`);
    },
  });
  let read = 0;

  async function answer(give: Parameters<Driver['answer']>[1]): Promise<void> {
    const { phase, transcript } = driver.snapshot();
    read = transcript.length;
    driver.answer('token' in phase ? phase.token : -1, give);
    await calm();
  }

  async function submit(form: unknown): Promise<void> {
    const { phase, transcript } = driver.snapshot();
    read = transcript.length;
    driver.submit('token' in phase ? phase.token : -1, form);
    await calm();
  }

  driver.start('started');
  await calm();
  return {
    where() {
      const { place, phase } = driver.snapshot();
      return `${place.segment}:${place.step ?? '(entry)'}${phase.kind === 'waiting' ? '' : ` ${phase.kind}`}`;
    },
    // The engine has parsed it with the segment's own schemas.
    journey: () => journeyOf(driver.snapshot(), segment.name) as Journey & StateOf<Declared>,
    snapshot: driver.snapshot,
    heard: () =>
      driver
        .snapshot()
        .transcript.slice(read)
        .filter(({ sender }) => sender === 'bot')
        .map(({ text }) => plainText(parseMarkup(text)))
        .join(' | '),
    problem() {
      const { phase } = driver.snapshot();
      return phase.kind === 'waiting' ? phase.problem : undefined;
    },
    draft: () => driver.snapshot().draft,
    options() {
      const { place } = driver.snapshot();
      const journey = journeyOf(driver.snapshot(), place.segment);
      const step = stepAt(driver.segments(), place);
      const drawn = step ? optionsOf(step, { journey, brand, now: clock.now() }) : [];
      return drawn.filter(({ part }) => part === undefined).map(({ id }) => id);
    },
    calls: http.calls,
    paths: () => http.calls.map(({ method, path }) => `${method} ${path}`),
    facts,
    type: (text) => answer({ kind: 'typed', text }),
    choose: (id) => answer({ kind: 'option', id }),
    give: (value) => answer({ kind: 'component', value }),
    submit,
  };
}

/** What follows a segment, in its tests: a segment of one question. */
export function aNeighbour(name: string, step: string): Segment {
  return aSegment(name, [
    defineStep({ name: step, leadsTo: ['end'], text: 'E agora?', options: [{ id: 'fim', label: 'Fim', to: 'end' }] }),
  ]);
}

/** Lets every promise of the talk settle. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

import type { Brand, Journey } from '../entities';
import { createEventBus, type Fact, parseFact } from '../events';
import {
  createDriver,
  type Driver,
  defineStep,
  type Geolocator,
  type Given,
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
  sceneAt,
  stepAt,
} from '../flow';
import type { IdempotencyKeys } from '../http';
import { aBrand } from './builders';
import { rightAnswers } from './examples';
import type { Answers } from './fake-api';
import { fakeClock } from './fake-clock';
import { fakeHttp, type SeenCall } from './fake-http';
import { aHost, aSegment, hostPlaces } from './segments';

/** The options of a segment's test about its visitor. */
export interface VisitorOptions<State = NoState> {
  readonly brand?: Partial<Brand>;
  /** API answers that extend or replace the successful defaults. */
  readonly answers?: Answers;
  /** The shared journey with the segment's own state. */
  readonly journey?: Journey & State;
  /** The first step; the segment's entry when absent. */
  readonly at?: string;
  /** Epoch ms. */
  readonly now?: number;
  /** The browser's location; a host without one when absent. */
  readonly geolocator?: Geolocator;
  /** What is known about idempotency keys at the API. */
  readonly keys?: IdempotencyKeys;
}

export interface SegmentConversationOptions<State = NoState> extends Omit<VisitorOptions<State>, 'answers'> {
  /** Returns the raw body of each call, or throws as the client does. */
  readonly api: (call: SeenCall) => unknown;
  readonly itinerary: Itinerary;
  /** Where the segment's exits lead. */
  readonly others: readonly Segment[];
}

/** Starts a conversation of one visitor with a segment: the real driver and engine, no delays, and the test's API and next segments. */
export async function startSegmentConversation<Declared extends SegmentState>(
  segment: Segment<Declared>,
  options: SegmentConversationOptions<StateOf<Declared>>,
) {
  const http = fakeHttp(options.api);
  const facts: Fact[] = [];
  const announced: string[] = [];
  const bus = createEventBus((error) => {
    throw error;
  }, parseFact);
  bus.subscribeAll((fact) => facts.push(fact));
  const brand = aBrand(options.brand);
  const clock = fakeClock(options.now);
  const first: Snapshot = {
    ...newJourney('j1', 'home', { segment: segment.name, step: options.at ?? null }),
    journey: options.journey ?? {},
    ...(options.keys && { idempotencyKeys: options.keys }),
  };
  const driver: Driver = createDriver(first, aHost(), {
    brand,
    itinerary: options.itinerary,
    places: hostPlaces,
    http,
    ...(options.geolocator && { geolocator: options.geolocator }),
    bus,
    clock,
    delayMs: () => 0,
    ...(options.keys && { idempotencyKeys: () => options.keys }),
    async loadSegment(name) {
      const found = [segment, ...options.others].find((candidate) => candidate.name === name);
      if (!found) throw new Error(`The test has no segment ${name}.`);
      return found;
    },
    keep: () => undefined,
    say: (_message, more) => {
      if (more !== undefined) announced.push(more);
    },
    refuse: () => undefined,
    report: (failure, where) => {
      if (failure.code === 'unexpected') throw new Error(`A step broke: ${JSON.stringify({ failure, where })}`);
    },
  });
  let read = 0;

  /** Runs a gesture on the awaited question and lets everything that follows settle. */
  async function act(gesture: (token: number) => void): Promise<void> {
    const { phase, transcript } = driver.snapshot();
    read = transcript.length;
    gesture('token' in phase ? phase.token : -1);
    await settle();
  }
  const answer = (given: Parameters<Driver['answer']>[1]) => act((token) => driver.answer(token, given));
  const submit = (form: unknown) => act((token) => driver.submit(token, form));
  const sceneNow = () => sceneAt(driver.snapshot(), { brand, now: clock.now() });
  const stepNow = () => stepAt(driver.segments(), driver.snapshot().place);

  function usualAnswer(): Given | undefined {
    const step = stepNow();
    return step && !step.example?.isTrouble ? rightAnswers(step, sceneNow())[0] : undefined;
  }

  async function answerAsUsual(): Promise<void> {
    const usual = usualAnswer();
    if (usual) await (usual.kind === 'form' ? submit(usual.form) : answer(usual));
    const isHeard = driver
      .snapshot()
      .transcript.slice(read)
      .some(({ sender }) => sender === 'user');
    if (!isHeard) throw new Error(`There is no usual answer at ${stepNow()?.name}.`);
  }

  driver.start('started');
  await settle();
  return {
    /** `segment:step`, and the phase when it is not waiting. */
    where() {
      const { place, phase } = driver.snapshot();
      return `${place.segment}:${place.step ?? '(entry)'}${phase.kind === 'waiting' ? '' : ` ${phase.kind}`}`;
    },
    /** The shared journey with the own state of the segment under test, which the engine has parsed. */
    journey: () => journeyOf(driver.snapshot(), segment.name) as Journey & StateOf<Declared>,
    snapshot: driver.snapshot,
    /** The bot's messages since the last answer, as the visitor reads them. */
    heard: () =>
      driver
        .snapshot()
        .transcript.slice(read)
        .filter(({ sender }) => sender === 'bot')
        .map(({ text }) => plainText(parseMarkup(text)))
        .join(' | '),
    /** The visitor's messages. */
    said: () =>
      driver
        .snapshot()
        .transcript.filter(({ sender }) => sender === 'user')
        .map(({ text }) => text),
    /** The components that were shown, each with its props. */
    shown: () => driver.snapshot().transcript.flatMap(({ component }) => component ?? []),
    /** What was announced after messages: their components and fields, in words. */
    announced,
    /** The message of a refused answer. */
    problem() {
      const { phase } = driver.snapshot();
      return phase.kind === 'waiting' ? phase.problem : undefined;
    },
    draft: () => driver.snapshot().draft,
    /** The ids of the options that are shown as buttons. */
    options() {
      const step = stepNow();
      const drawn = step ? optionsOf(step, sceneNow()) : [];
      return drawn.filter(({ part }) => part === undefined).map(({ id }) => id);
    },
    calls: http.calls,
    paths: () => http.calls.map(({ method, path }) => `${method} ${path}`),
    facts,
    type: (text: string) => answer({ kind: 'typed', text }),
    choose: (id: string) => answer({ kind: 'option', id }),
    give: (value: unknown) => answer({ kind: 'component', value }),
    /** Gives the usual answer. */
    answer: answerAsUsual,
    /** Gives the usual answers until the conversation waits at the step, leaves the segment or tells of trouble. */
    async walkTo(target: string) {
      while (stepNow()?.name !== target && usualAnswer()) await answerAsUsual();
    },
    /** Submits the form of the component over the page. */
    submit,
  };
}

/** A conversation whose journey is the one that a segment with this state sees. */
export type SegmentConversation<State = NoState> = Omit<
  Awaited<ReturnType<typeof startSegmentConversation>>,
  'journey'
> & { journey(): Journey & State };

/** A segment of one question that follows the segment under test. */
export function aNeighbour(name: string, step: string): Segment {
  return aSegment(name, [
    defineStep({ name: step, leadsTo: ['end'], text: 'E agora?', options: [{ id: 'fim', label: 'Fim', to: 'end' }] }),
  ]);
}

/** Lets all pending promises settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

import type { Brand, Journey } from '../entities';
import { type Fact, parseFact } from '../events';
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
  /** What the visitor has said, in turn, before the test begins: options that are offered, and typed texts. */
  readonly said?: readonly string[];
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
  given: SegmentConversationOptions<StateOf<Declared>>,
) {
  const http = fakeHttp(given.api);
  const facts: Fact[] = [];
  const announced: string[] = [];
  const brand = aBrand(given.brand);
  const clock = fakeClock(given.now);
  const first: Snapshot = {
    ...newJourney('j1', 'home', { segment: segment.name, step: given.at ?? null }),
    journey: given.journey ?? {},
    ...(given.keys && { idempotencyKeys: given.keys }),
  };
  const driver: Driver = createDriver(first, aHost(), {
    brand,
    itinerary: given.itinerary,
    places: hostPlaces,
    http,
    ...(given.geolocator && { geolocator: given.geolocator }),
    publish: (fact) => void facts.push(parseFact(fact)),
    clock,
    delayMs: () => 0,
    ...(given.keys && { idempotencyKeys: () => given.keys }),
    async loadSegment(name) {
      const found = [segment, ...given.others].find((candidate) => candidate.name === name);
      if (!found) throw new Error(`The test has no segment ${name}.`);
      return found;
    },
    keep: () => undefined,
    say: (_message, more) => {
      if (more !== undefined) announced.push(more);
    },
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
  const answer = (chosen: Parameters<Driver['answer']>[1]) => act((token) => driver.answer(token, chosen));
  const submit = (form: object = {}) => {
    http.fill(form);
    return act((token) => driver.submit(token));
  };
  const sceneNow = () => sceneAt(driver.snapshot(), { brand, now: clock.now() });
  const stepNow = () => stepAt(driver.segments(), driver.snapshot().place);

  function usualAnswer(): Given | undefined {
    const step = stepNow();
    return step && !step.example?.isTrouble ? rightAnswers(step, sceneNow())[0] : undefined;
  }

  async function answerAsUsual(): Promise<void> {
    const usual = usualAnswer();
    if (usual) await (usual.kind === 'form' ? submit(usual.form) : answer(usual));
    const messages = driver.snapshot().transcript.slice(read);
    if (!messages.some(({ sender }) => sender === 'user'))
      throw new Error(`There is no usual answer at ${stepNow()?.name}.`);
  }

  async function choose(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await answer({ kind: 'option', id });
  }
  async function say(...answers: readonly string[]): Promise<void> {
    for (const text of answers) {
      const step = stepNow();
      const isOffered = step && optionsOf(step, sceneNow()).some(({ id }) => id === text);
      await answer(isOffered ? { kind: 'option', id: text } : { kind: 'typed', text });
    }
  }
  /** `segment:step`, and the phase when it is not waiting. */
  function where(): string {
    const { place, phase } = driver.snapshot();
    return `${place.segment}:${place.step ?? '(entry)'}${phase.kind === 'waiting' ? '' : ` ${phase.kind}`}`;
  }
  /** The bot's messages since the last answer, as the visitor reads them. */
  function heard(): string {
    const messages = driver.snapshot().transcript.slice(read);
    return messages.flatMap(({ sender, text }) => (sender === 'bot' ? plainText(parseMarkup(text)) : [])).join(' | ');
  }
  /** The ids of the options that are shown as buttons. */
  function options(): readonly string[] {
    const step = stepNow();
    const drawn = step ? optionsOf(step, sceneNow()) : [];
    return drawn.filter(({ part }) => part === undefined).map(({ id }) => id);
  }

  driver.start('started');
  await settle();
  await say(...(given.said ?? []));
  return {
    where,
    heard,
    options,
    /** Where the visitor is, with what was heard and which options are shown: for one assert about several of them. */
    seen: () => ({ where: where(), heard: heard(), options: options() }),
    /** The shared journey with the own state of the segment under test, which the engine has parsed. */
    journey: () => journeyOf(driver.snapshot(), segment.name) as Journey & StateOf<Declared>,
    snapshot: driver.snapshot,
    /** The visitor's messages. */
    said: () => driver.snapshot().transcript.flatMap(({ sender, text }) => (sender === 'user' ? text : [])),
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
    calls: http.calls,
    paths: () => http.calls.map(({ method, path }) => `${method} ${path}`),
    facts,
    type: (text: string) => answer({ kind: 'typed', text }),
    /** Presses these options, in turn. */
    choose,
    /** Gives these answers, in turn: an option that is offered is pressed, any other text is typed. */
    say,
    give: (value: unknown) => answer({ kind: 'component', value }),
    /** Gives the usual answer. */
    answer: answerAsUsual,
    /** Gives the usual answers until the conversation waits at the step, leaves the segment or tells of trouble. */
    async walkTo(target: string) {
      while (stepNow()?.name !== target && usualAnswer()) await answerAsUsual();
    },
    /** Submits the form of the component over the page, which adds this to the body of its request. */
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

import type { Brand, Journey } from '../entities';
import type { ErrorCode, Failure } from '../errors';
import {
  CONTRACT_VERSION,
  defineStep,
  type Effect,
  type EngineEvent,
  type Itinerary,
  newJourney,
  type Segment,
  type SharedPlaces,
  type Snapshot,
  type Step,
  snapshotSchema,
  specialistsOption,
  transition,
  type World,
} from '../flow';
import { accept, type Checked } from '../validation';
import { aBrand } from './builders';

/** A check that takes everything. */
export const anyText = (typed: string): Checked<string> => accept(typed);

/** A segment of these steps; the first is its entry. */
export function aSegment(name: string, steps: readonly Step[], overrides: Partial<Segment> = {}): Segment {
  return {
    name,
    contract: CONTRACT_VERSION,
    entry: steps[0]?.name ?? '',
    exits: [],
    steps: Object.fromEntries(steps.map((step) => [step.name, step])),
    components: {},
    overlays: {},
    ...overrides,
  };
}

/** The steps the engine itself leads to, and whatever else a test wants of the host. */
export function aHost(steps: readonly Step[] = []): Segment {
  return aSegment('host', [
    ...steps,
    defineStep({
      name: 'error-general',
      leadsTo: ['back-to-trouble', 'end'],
      opens: ['specialists'],
      text: ({ trouble }) => (trouble?.uncertain ? 'Não sei se chegou.' : 'Instabilidades.'),
      options: [
        { id: 'again', label: 'Tentar novamente', to: 'back-to-trouble' },
        { id: 'leave', label: 'Sair', to: 'end' },
        specialistsOption,
      ],
    }),
    defineStep({
      name: 'segmento-indisponivel',
      leadsTo: ['back-to-trouble'],
      opens: ['specialists'],
      text: 'Não carregou.',
      options: [{ id: 'again', label: 'Tentar novamente', to: 'back-to-trouble' }, specialistsOption],
    }),
    defineStep({ name: 'segmento-de-volta', leadsTo: ['back-to-trouble'], text: 'Voltou.' }),
  ]);
}

/** Where the steps of `aHost` serve the engine. */
export const hostPlaces: SharedPlaces = {
  failure: { segment: 'host', step: 'error-general' },
  missingSegment: { segment: 'host', step: 'segmento-indisponivel' },
  segmentReturned: { segment: 'host', step: 'segmento-de-volta' },
};

export interface TalkOptions {
  /** The steps of the segment `demo`, where the talk begins. */
  readonly steps?: readonly Step[];
  readonly host?: Segment;
  /** Further segments that are there from the start. */
  readonly others?: readonly Segment[];
  readonly itinerary?: Itinerary;
  readonly brand?: Brand;
  readonly delayMs?: number;
  readonly journey?: Journey;
  /** False: `demo` is not there yet. */
  readonly loaded?: boolean;
}

type WithoutTime<Event> = Event extends EngineEvent ? Omit<Event, 'at'> : never;

/** A talk over the real engine in a test's hands: the test says what happens and looks at what came of it. */
export interface Talk {
  snapshot(): Snapshot;
  /** The effects of the last event. */
  effects(): readonly Effect[];
  /** The effects of one kind since the talk began. */
  all<T extends Effect['type']>(type: T): readonly Extract<Effect, { type: T }>[];
  /** `segment:step phase`, as a person would point at it. */
  where(): string;
  /** The transcript: `bot: …`, `user: …`. */
  said(): readonly string[];
  happen(event: WithoutTime<EngineEvent>): void;
  start(): void;
  delayOver(): void;
  /** Lets every delay pass until the talk stops by itself. */
  listen(): void;
  skip(): void;
  /** The request under way is answered. */
  fetched(value?: unknown): void;
  failed(failure: ErrorCode | Failure): void;
  type(text: string): void;
  choose(id: string): void;
  give(value: unknown): void;
  /** The form over the page is handed in. */
  submit(): void;
  draft(text: string): void;
  ready(segment: Segment): void;
  cannotLoad(segment: string, code?: ErrorCode): void;
  /** The page is loaded again: the stored snapshot and, besides the host, these segments (all that were there, if none is named). */
  reload(segments?: readonly Segment[]): void;
  /** Takes up the journey of another talk, as a page does that was loaded again in another setting. */
  take(snapshot: Snapshot): void;
  /** The token of what is awaited. */
  token(): number;
  wait(ms: number): void;
}

export function aTalk(options: TalkOptions = {}): Talk {
  const host = options.host ?? aHost();
  const demo = aSegment('demo', options.steps ?? []);
  let at = Date.UTC(2026, 10, 21, 15, 4);
  let segments: Record<string, Segment> = { host };
  for (const segment of [...(options.loaded === false ? [] : [demo]), ...(options.others ?? [])]) {
    segments[segment.name] = segment;
  }
  const world = (): World => ({
    segments,
    itinerary: options.itinerary ?? {},
    places: hostPlaces,
    brand: options.brand ?? aBrand(),
    delayMs: options.delayMs ?? 1500,
  });
  let snapshot: Snapshot = {
    ...newJourney('journey-1', 'home', { segment: 'demo', step: null }),
    journey: options.journey ?? {},
  };
  let effects: readonly Effect[] = [];
  const everything: Effect[] = [];

  const happen: Talk['happen'] = (event) => {
    const done = transition(snapshot, { ...event, at } as EngineEvent, world()); // each event takes its time alike
    snapshot = done.snapshot;
    effects = done.effects;
    everything.push(...effects);
  };
  const token = () => ('token' in snapshot.phase ? snapshot.phase.token : -1);

  const talk: Talk = {
    snapshot: () => snapshot,
    effects: () => effects,
    all: (type) =>
      everything.filter((effect): effect is Extract<Effect, { type: typeof type }> => effect.type === type),
    where: () => `${snapshot.place.segment}:${snapshot.place.step ?? '(entry)'} ${snapshot.phase.kind}`,
    said: () => snapshot.transcript.map(({ sender, text }) => `${sender}: ${text}`),
    happen,
    start: () => happen({ type: 'started' }),
    delayOver: () => happen({ type: 'delay-over', token: token() }),
    listen() {
      for (let count = 0; snapshot.phase.kind === 'typing' && count < 100; count += 1) {
        at += snapshot.phase.ms;
        talk.delayOver();
      }
    },
    skip: () => happen({ type: 'delay-skipped' }),
    fetched: (value) => happen({ type: 'request-done', token: token(), outcome: { ok: true, value } }),
    failed: (failure) =>
      happen({
        type: 'request-done',
        token: token(),
        outcome: { ok: false, failure: typeof failure === 'string' ? { code: failure } : failure },
      }),
    type: (text) => happen({ type: 'answered', token: token(), answer: { kind: 'typed', text } }),
    choose: (id) => happen({ type: 'answered', token: token(), answer: { kind: 'option', id } }),
    give: (value) => happen({ type: 'answered', token: token(), answer: { kind: 'component', value } }),
    submit: () => happen({ type: 'submitted', token: token() }),
    draft: (text) => happen({ type: 'drafted', text }),
    ready(segment) {
      segments = { ...segments, [segment.name]: segment };
      happen({ type: 'segment-ready', segment: segment.name });
    },
    cannotLoad: (segment, code = 'segment.unreachable') =>
      happen({ type: 'segment-failed', segment, failure: { code } }),
    reload(there = Object.values(segments)) {
      segments = { host };
      for (const segment of there) segments[segment.name] = segment;
      talk.take(snapshot);
    },
    take(stored) {
      snapshot = snapshotSchema.parse(JSON.parse(JSON.stringify(stored)));
      happen({ type: 'resumed' });
    },
    token,
    wait(ms) {
      at += ms;
    },
  };
  return talk;
}

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

/** A check that accepts everything. */
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

/** A host with the steps that the engine itself leads to, and further steps of a test. */
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

/** The steps of `aHost` that the engine leads to. */
export const hostPlaces: SharedPlaces = {
  failure: { segment: 'host', step: 'error-general' },
  missingSegment: { segment: 'host', step: 'segmento-indisponivel' },
  segmentReturned: { segment: 'host', step: 'segmento-de-volta' },
};

export interface TalkOptions {
  /** The steps of the segment `demo`, where the conversation begins. */
  readonly steps?: readonly Step[];
  readonly host?: Segment;
  /** Further segments that are loaded from the start. */
  readonly others?: readonly Segment[];
  readonly itinerary?: Itinerary;
  readonly brand?: Brand;
  readonly delayMs?: number;
  readonly journey?: Journey;
  /** False: `demo` is not loaded yet. */
  readonly loaded?: boolean;
}

type WithoutTime<Event> = Event extends EngineEvent ? Omit<Event, 'at'> : never;

/** A conversation with the real engine: the test dispatches events and reads their results. */
export interface Talk {
  snapshot(): Snapshot;
  /** The effects of the last event. */
  effects(): readonly Effect[];
  /** All effects of one kind so far. */
  all<T extends Effect['type']>(type: T): readonly Extract<Effect, { type: T }>[];
  /** `segment:step phase`. */
  where(): string;
  /** The transcript: `bot: …`, `user: …`. */
  said(): readonly string[];
  happen(event: WithoutTime<EngineEvent>): void;
  start(): void;
  delayOver(): void;
  /** Lets every delay pass until the bot has said everything. */
  listen(): void;
  skip(): void;
  /** The pending request succeeds. */
  fetched(value?: unknown): void;
  /** The pending request fails. */
  failed(failure: ErrorCode | Failure): void;
  type(text: string): void;
  choose(id: string): void;
  give(value: unknown): void;
  /** Submits the form over the page. */
  submit(): void;
  draft(text: string): void;
  ready(segment: Segment): void;
  cannotLoad(segment: string, code?: ErrorCode): void;
  /** Reloads the page: restores the stored snapshot with the host and these segments (by default all that were loaded). */
  reload(segments?: readonly Segment[]): void;
  /** Continues the snapshot of another conversation, as after a reload in another setting. */
  take(snapshot: Snapshot): void;
  /** The token of the awaited answer, request or delay. */
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
    const done = transition(snapshot, { ...event, at } as EngineEvent, world()); // every event has the same clock
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
    reload(loaded = Object.values(segments)) {
      segments = { host };
      for (const segment of loaded) segments[segment.name] = segment;
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

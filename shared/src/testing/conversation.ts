import type { Brand, Journey } from '../entities';
import type { ErrorCode, Failure } from '../errors';
import {
  type Answer,
  type Effect,
  type EngineEvent,
  type Itinerary,
  newJourney,
  type Outcome,
  type Segment,
  type SharedPlaces,
  type Snapshot,
  type Step,
  snapshotSchema,
  transition,
  type World,
} from '../flow';
import { aBrand } from './builders';
import { aHost, aSegment, hostPlaces } from './segments';

export interface EngineConversationOptions {
  /** The steps of the segment `demo`, where the conversation begins. */
  readonly steps?: readonly Step[];
  readonly host?: Segment;
  /** Further segments that are loaded from the start. */
  readonly others?: readonly Segment[];
  readonly itinerary?: Itinerary;
  readonly places?: Partial<SharedPlaces>;
  readonly brand?: Brand;
  readonly delayMs?: number;
  readonly journey?: Journey;
  readonly idempotencyKeys?: World['idempotencyKeys'];
  /** False: `demo` is not loaded yet. */
  readonly loaded?: boolean;
}

type WithoutTime<Event> = Event extends EngineEvent ? Omit<Event, 'at'> : never;

/** A conversation with the real engine: the test dispatches events and reads their results. */
export function aConversation(options: EngineConversationOptions = {}) {
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
    places: { ...hostPlaces, ...options.places },
    brand: options.brand ?? aBrand(),
    delayMs: options.delayMs ?? 1500,
    idempotencyKeys: options.idempotencyKeys,
  });
  let snapshot: Snapshot = {
    ...newJourney('journey-1', 'home', { segment: 'demo', step: null }),
    journey: options.journey ?? {},
  };
  let effects: readonly Effect[] = [];
  const everything: Effect[] = [];

  function happen(event: WithoutTime<EngineEvent>): void {
    const done = transition(snapshot, { ...event, at } as EngineEvent, world()); // every event has a time
    snapshot = done.snapshot;
    effects = done.effects;
    everything.push(...effects);
  }
  const token = () => ('token' in snapshot.phase ? snapshot.phase.token : -1);
  const request = (outcome: Outcome) => happen({ type: 'request-done', token: token(), outcome });
  const answer = (given: Answer) => happen({ type: 'answered', token: token(), answer: given });
  const delayOver = () => happen({ type: 'delay-over', token: token() });
  /** Continues the snapshot of another conversation, as after a reload in another setting. */
  function take(stored: Snapshot): void {
    snapshot = snapshotSchema.parse(JSON.parse(JSON.stringify(stored)));
    happen({ type: 'resumed' });
  }

  /** All effects of one kind so far. */
  const all = <T extends Effect['type']>(type: T) =>
    everything.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  /** `segment:step phase`. */
  const where = () => `${snapshot.place.segment}:${snapshot.place.step ?? '(entry)'} ${snapshot.phase.kind}`;
  /** The transcript: `bot: …`, `user: …`. */
  const said = () => snapshot.transcript.map(({ sender, text }) => `${sender}: ${text}`);

  const reads = {
    snapshot: () => snapshot,
    /** The effects of the last event. */
    effects: () => effects,
    all,
    where,
    said,
    /** The snapshot with `where`, `said`, and the reports so far: for one assert about several of them. */
    state: () => ({ ...snapshot, where: where(), said: said(), reports: all('report') }),
    /** The idempotency keys of all requests so far. */
    keys: () => all('request').map(({ idempotencyKey }) => idempotencyKey),
    /** The token of the awaited answer, request or delay. */
    token,
  };
  return inChains(reads, {
    happen,
    start: () => happen({ type: 'started' }),
    delayOver,
    /** Lets every delay pass until the bot has said everything. */
    listen() {
      for (let count = 0; snapshot.phase.kind === 'typing' && count < 100; count += 1) {
        at += snapshot.phase.ms;
        delayOver();
      }
    },
    skip: () => happen({ type: 'delay-skipped' }),
    /** The pending request succeeds. */
    fetched: (value?: unknown) => request({ ok: true, value }),
    /** The pending request fails. */
    failed: (failure: ErrorCode | Failure) =>
      request({ ok: false, failure: typeof failure === 'string' ? { code: failure } : failure }),
    /** The pending request is cut off: the visitor was leaving the page, or it was out of sight. */
    cutOff: (code: ErrorCode = 'network.lost') => request({ ok: false, failure: { code }, isCutOff: true }),
    type: (text: string) => answer({ kind: 'typed', text }),
    choose: (id: string) => answer({ kind: 'option', id }),
    give: (value: unknown) => answer({ kind: 'component', value }),
    /** Submits the form over the page. */
    submit: () => happen({ type: 'submitted', token: token() }),
    draft: (text: string) => happen({ type: 'drafted', text }),
    ready(segment: Segment) {
      segments = { ...segments, [segment.name]: segment };
      happen({ type: 'segment-ready', segment: segment.name });
    },
    cannotLoad: (segment: string, code: ErrorCode = 'segment.unreachable') =>
      happen({ type: 'segment-failed', segment, failure: { code } }),
    /** Reloads the page: restores the stored snapshot with the host and these segments (by default all that were loaded). */
    reload(loaded: readonly Segment[] = Object.values(segments)) {
      segments = { host };
      for (const segment of loaded) segments[segment.name] = segment;
      take(snapshot);
    },
    take,
    wait(ms: number) {
      at += ms;
    },
  });
}

type Moves = Readonly<Record<string, (...given: never[]) => void>>;
type InChains<Reads, Own extends Moves> = Reads & {
  [Move in keyof Own]: (...given: Parameters<Own[Move]>) => InChains<Reads, Own>;
};

/** A conversation whose moves return it: a test writes a walk as one chain. */
function inChains<Reads extends object, Own extends Moves>(reads: Reads, moves: Own): InChains<Reads, Own> {
  const conversation = { ...reads } as InChains<Reads, Own>;
  for (const [name, move] of Object.entries(moves))
    Object.assign(conversation, {
      [name](...given: never[]) {
        move(...given);
        return conversation;
      },
    });
  return conversation;
}
export type EngineConversation = ReturnType<typeof aConversation>;

/** A conversation that has begun with these steps, without delays unless a test asks for them. */
export function startConversation(steps: readonly Step[], options: EngineConversationOptions = {}): EngineConversation {
  return aConversation({ delayMs: 0, ...options, steps }).start();
}

/** Expects that this changes nothing in the conversation. */
export function expectIgnored({ snapshot }: EngineConversation, act: () => void): void {
  const before = snapshot();
  act();
  expect(snapshot()).toBe(before);
}

import type { Brand } from '../entities';
import { AppError, type Failure, toFailure } from '../errors';
import type { EventBus } from '../events';
import type { HttpClient } from '../http';
import { transition, type World } from './engine';
import type { Answer, Effect, EngineEvent, Outcome } from './engine-events';
import type { Itinerary, Segment } from './segment';
import type { Message, Snapshot } from './snapshot';
import type { Call } from './step';

/** Time, injected: the page's own, or a test's. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs once after `ms`; returns the way to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** What the driver needs of the page. Every instance is passed in; the driver imports none. */
export interface DriverPorts {
  /** Read at each use: a page may get another one. */
  readonly brand: Brand;
  readonly itinerary: Itinerary;
  readonly http: HttpClient;
  readonly bus: EventBus;
  readonly clock: Clock;
  /** ms before a bot message now (0 under reduced motion). */
  delayMs(): number;
  loadSegment(name: string): Promise<Segment>;
  /** Called with every new snapshot, before anything is sent: what must survive a reload is stored here. */
  keep(snapshot: Snapshot): void;
  say(message: Message): void;
  refuse(problem: string): void;
  openSpecialists(): void;
  report(failure: Failure, where: { segment: string; step: string }): void;
}

export interface Driver {
  snapshot(): Snapshot;
  segments(): Readonly<Record<string, Segment>>;
  /** Begins a new journey, or takes up a stored one. Once: a second call changes nothing. */
  start(how: 'started' | 'resumed'): void;
  /** `token` is the one of the waiting phase the visitor saw: an answer to an older question changes nothing. */
  answer(token: number, answer: Answer): void;
  /** Hands in the form of the component over the page: it goes to the step's `submit` and is then forgotten. */
  submit(token: number, form: unknown): void;
  draft(text: string): void;
  skipDelay(): void;
  /** A segment that came without being asked for: one that had failed, or another build of one that is there. */
  provide(segment: Segment): void;
  /** Stops timers and requests. Nothing is dispatched any more. */
  stop(): void;
}

/**
 * Runs a journey: gives events to the engine and does what its effects ask. Thin on purpose: every decision is the
 * engine's. The effects of one event are done before the next event is looked at. A port that throws is reported and never
 * keeps the talk from going on.
 */
export function createDriver(first: Snapshot, hostSegment: Segment, ports: DriverPorts): Driver {
  let snapshot = first;
  let segments: Readonly<Record<string, Segment>> = { [hostSegment.name]: hostSegment };
  let begun = false;
  let stopped = false;
  let busy = false;
  const queue: EngineEvent[] = [];
  const timers = new Set<() => void>();
  const aborts = new Set<AbortController>();
  let form: unknown;

  const world = (): World => ({ segments, itinerary: ports.itinerary, brand: ports.brand, delayMs: ports.delayMs() });

  function dispatch(event: EngineEvent): void {
    queue.push(event);
    if (busy) return;
    busy = true;
    try {
      for (let next = queue.shift(); next && !stopped; next = queue.shift()) step(next);
    } finally {
      busy = false;
    }
  }

  function step(event: EngineEvent): void {
    const done = transition(snapshot, event, world());
    if (done.snapshot !== snapshot) {
      snapshot = done.snapshot;
      safely(() => ports.keep(snapshot));
    }
    for (const effect of done.effects) {
      if (stopped) return;
      safely(() => perform(effect));
    }
  }

  function safely(run: () => void): void {
    try {
      run();
    } catch (error) {
      report(toFailure(error), snapshot.place);
    }
  }

  function report(...what: Parameters<DriverPorts['report']>): void {
    try {
      ports.report(...what);
    } catch {
      // Nobody is left to tell.
    }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'wait':
        return after(effect.ms, () => dispatch({ type: 'delay-over', token: effect.token, at: ports.clock.now() }));
      case 'request':
        return void request(effect);
      case 'send':
        return send(effect);
      case 'load':
        return void load(effect.segment);
      case 'publish':
        return ports.bus.publish(effect.fact);
      case 'say':
        return ports.say(effect.message);
      case 'refuse':
        return ports.refuse(effect.problem);
      case 'open-specialists':
        return ports.openSpecialists();
      case 'report':
        return report(effect.failure, { segment: effect.segment, step: effect.step });
    }
  }

  function after(ms: number, run: () => void): void {
    const cancel = ports.clock.after(ms, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  }

  async function request(effect: Extract<Effect, { type: 'request' }>): Promise<void> {
    const outcome = await settle((signal) => run(effect, callWith(signal, effect.idempotencyKey)));
    dispatch({ type: 'request-done', token: effect.token, outcome, at: ports.clock.now() });
  }

  function run({ part, segment, step, input }: Extract<Effect, { type: 'request' }>, call: Call): Promise<unknown> {
    const definition = segments[segment]?.steps[step];
    if (part === 'submit' && definition?.submit) return definition.submit.run(call, form, input);
    const request = part === 'fetch' ? definition?.fetch : definition?.input?.verify;
    if (!request) throw new AppError('engine.unknown-step', `The step ${step} has no ${part} to run.`);
    return request.run(call, input);
  }

  function send(effect: Extract<Effect, { type: 'send' }>): void {
    const definition = segments[effect.segment]?.steps[effect.step]?.send?.[effect.index];
    if (definition) void settle((signal) => definition.run(callWith(signal), effect.input));
  }

  function callWith(signal: AbortSignal, idempotencyKey?: string): Call {
    return { http: ports.http, brand: ports.brand, signal, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }

  async function settle<Value>(run: (signal: AbortSignal) => Promise<Value>): Promise<Outcome<Value>> {
    const abort = new AbortController();
    aborts.add(abort);
    try {
      return { ok: true, value: await run(abort.signal) };
    } catch (error) {
      return { ok: false, failure: toFailure(error) };
    } finally {
      aborts.delete(abort);
    }
  }

  async function load(name: string): Promise<void> {
    const outcome = await settle(() => ports.loadSegment(name));
    if (outcome.ok) return provide(outcome.value);
    dispatch({ type: 'segment-failed', segment: name, failure: outcome.failure, at: ports.clock.now() });
  }

  function provide(segment: Segment): void {
    segments = { ...segments, [segment.name]: segment };
    dispatch({ type: 'segment-ready', segment: segment.name, at: ports.clock.now() });
  }

  return {
    snapshot: () => snapshot,
    segments: () => segments,
    start(how) {
      if (begun) return;
      begun = true;
      dispatch({ type: how, at: ports.clock.now() });
    },
    answer: (token, answer) => dispatch({ type: 'answered', token, answer, at: ports.clock.now() }),
    submit(token, handedIn) {
      form = handedIn;
      dispatch({ type: 'submitted', token, at: ports.clock.now() });
      form = undefined;
    },
    draft: (text) => dispatch({ type: 'drafted', text, at: ports.clock.now() }),
    skipDelay: () => dispatch({ type: 'delay-skipped', at: ports.clock.now() }),
    provide,
    stop() {
      stopped = true;
      for (const cancel of timers) cancel();
      for (const abort of aborts) abort.abort();
    },
  };
}

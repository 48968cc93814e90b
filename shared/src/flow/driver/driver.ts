import { toFailure } from '../../errors';
import type { Answer, Effect, EngineEvent } from '../engine/events';
import { transition } from '../engine/transition';
import type { World } from '../engine/world';
import type { Segment } from '../segment';
import type { Snapshot } from '../snapshot-schema';
import { createCalls } from './calls';
import type { DriverPorts } from './ports';

export type Driver = ReturnType<typeof createDriver>;

/** ms after which a request is repeated whose first one is still in progress, and how often: as long as a call may take. */
const IN_PROGRESS_MS = 1000;
const MOST_REPEATS = 30;

/**
 * Runs a journey: passes events to the engine and performs its effects. Thin on purpose: the engine makes every decision. The
 * effects of one event are performed before the next event is handled. A port that throws is reported and never stops the
 * conversation.
 */
export function createDriver(first: Snapshot, hostSegment: Segment, ports: DriverPorts) {
  let snapshot = first;
  let segments: Readonly<Record<string, Segment>> = { [hostSegment.name]: hostSegment };
  let isBegun = false;
  let isStopped = false;
  let isBusy = false;
  const queue: EngineEvent[] = [];
  const timers = new Set<() => void>();
  const calls = createCalls(ports);
  const { clock } = ports;

  const world = (): World => ({
    segments,
    itinerary: ports.itinerary,
    places: ports.places,
    brand: ports.brand,
    delayMs: ports.delayMs(),
    thrown: ports.thrown,
    fitsJourney: ports.fitsJourney?.(),
    idempotencyKeys: ports.idempotencyKeys?.(),
    isUnstored: ports.isStored?.() === false,
  });

  function dispatch(event: EngineEvent): void {
    queue.push(event);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = queue.shift(); next && !isStopped; next = queue.shift()) handle(next);
    } finally {
      isBusy = false;
    }
  }

  function handle(event: EngineEvent): void {
    const done = transition(snapshot, event, world());
    if (done.snapshot !== snapshot) {
      snapshot = done.snapshot;
      safely(() => ports.keep(snapshot));
    }
    for (const effect of done.effects) {
      if (isStopped) return;
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
      // There is no other place to report to.
    }
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'wait':
        return after(effect.ms, () => dispatch({ type: 'delay-over', token: effect.token, at: clock.now() }));
      case 'request':
        return void request(effect);
      case 'send':
        return void calls.send(effect, segments);
      case 'load':
        return void load(effect.segment);
      case 'publish':
        return ports.publish(effect.fact);
      case 'say':
        return ports.say(effect.message, effect.more);
      case 'report':
        return report(effect.failure, { segment: effect.segment, step: effect.step });
    }
  }

  function after(ms: number, run: () => void): void {
    const cancel = clock.after(ms, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  }

  async function request(effect: Extract<Effect, { type: 'request' }>, repeats = 0): Promise<void> {
    const outcome = await calls.request(effect, segments);
    const isInProgress = effect.isRepeat && !outcome.ok && outcome.failure.status === 409; // as APIs with keys say it
    if (isInProgress && repeats < MOST_REPEATS) return after(IN_PROGRESS_MS, () => void request(effect, repeats + 1));
    dispatch({ type: 'request-done', token: effect.token, outcome, at: clock.now() });
  }

  async function load(name: string): Promise<void> {
    const atHand = ports.segmentAtHand?.(name);
    if (atHand) return provide(atHand);
    const outcome = await calls.load(name);
    if (outcome.ok) return provide(outcome.value);
    if (outcome.isCutOff && !isStopped) return load(name);
    dispatch({ type: 'segment-failed', segment: name, failure: outcome.failure, at: clock.now() });
  }

  /** Adds a segment that the engine did not request: one that had failed to load, or another build of a loaded one. */
  function provide(segment: Segment): void {
    segments = { ...segments, [segment.name]: segment };
    dispatch({ type: 'segment-ready', segment: segment.name, at: clock.now() });
  }

  return {
    snapshot: () => snapshot,
    segments: () => segments,
    /** Starts a new journey, or resumes a stored one. A second call changes nothing. */
    start(how: 'started' | 'resumed'): void {
      if (isBegun) return;
      isBegun = true;
      dispatch({ type: how, at: clock.now() });
    },
    /** `token` is the token of the waiting phase that the visitor saw: an answer to an older question changes nothing. */
    answer: (token: number, answer: Answer) => dispatch({ type: 'answered', token, answer, at: clock.now() }),
    /** Runs the step's `submit`: what the component over the page is about to send. */
    submit: (token: number) => dispatch({ type: 'submitted', token, at: clock.now() }),
    draft: (text: string) => dispatch({ type: 'drafted', text, at: clock.now() }),
    skipDelay: () => dispatch({ type: 'delay-skipped', at: clock.now() }),
    provide,
    /** Stops timers and requests. No event is dispatched afterwards. */
    stop(): void {
      isStopped = true;
      for (const cancel of timers) cancel();
      calls.abort();
    },
  };
}

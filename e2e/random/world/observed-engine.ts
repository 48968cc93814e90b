import { type Effect, type EngineEvent, type Snapshot, transition } from '@consorcio/shared/flow';

/** One event, and what the engine made of it. */
export interface Turn {
  readonly event: EngineEvent;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly effects: readonly Effect[];
}

let tell: (turn: Turn) => void = () => undefined;

/** Calls `listener` after each turn of the engine, in every page, from now on. */
export function observeEngine(listener: (turn: Turn) => void): void {
  tell = listener;
}

const observed: typeof transition = (before, event, world) => {
  const { snapshot, effects } = transition(before, event, world);
  tell({ event, before, after: snapshot, effects });
  return { snapshot, effects };
};

/** @public The bundle gives it to the driver instead of the engine: see `bundle.ts`. */
export { observed as transition };

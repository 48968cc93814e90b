import { type Effect, type EngineEvent, type Snapshot, transition } from '@consorcio/shared/flow';

/** One event, and what the engine made of it. */
export interface Turn {
  readonly event: EngineEvent;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly effects: readonly Effect[];
}

/** Whether what this turn hears of was cut off and is sent again: no failure. */
export function goesOn({ event, before, after }: Turn): boolean {
  const isCutOff = event.type === 'request-done' && !event.outcome.ok && event.outcome.isCutOff === true;
  return isCutOff && after.place === before.place && after.phase.kind === before.phase.kind;
}

let tell: (turn: Turn) => void = () => undefined;

/** Calls `listener` after each turn of the engine, in every page, from now on. */
export const observeEngine = (listener: typeof tell) => {
  tell = listener;
};

const observed: typeof transition = (before, event, world) => {
  const { snapshot, effects } = transition(before, event, world);
  tell({ event, before, after: snapshot, effects });
  return { snapshot, effects };
};

/** @public The bundle gives it to the driver instead of the engine: see `bundle.ts`. */
export { observed as transition };

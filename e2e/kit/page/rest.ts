import type { Conductor } from '@consorcio/host/src/journey/conductor';
import type { Place, Snapshot } from '@consorcio/shared/flow';
import type { Rest } from './contract';

/** ms in which a walk must come to rest: the API's own time limit is longer, and nobody waits so long in a check. */
const LIMIT_MS = 6000;

/** Waits until the talk waits for the visitor, leaves the segment or ends. */
export function untilRest({ store }: Conductor, segment: string): Promise<Rest> {
  return new Promise((resolve) => {
    const look = (snapshot: Snapshot) => {
      const rest = restOf(snapshot, segment);
      if (rest) done(rest);
    };
    const stop = store.subscribe(({ snapshot }) => look(snapshot));
    const timer = setTimeout(() => done({ kind: 'stuck', ...named(store.getState().snapshot.place) }), LIMIT_MS);
    const done = (rest: Rest) => {
      stop();
      clearTimeout(timer);
      resolve(rest);
    };
    look(store.getState().snapshot);
  });
}

function restOf({ phase, place, trouble }: Snapshot, segment: string): Rest | undefined {
  if (phase.kind === 'ended') return { kind: 'ends', ...named(place) };
  if (phase.kind === 'waiting') {
    const isApology = place.segment === 'host' && trouble;
    return {
      kind: 'waits',
      ...named(place),
      ...(isApology && { trouble: `${trouble.failure.code} at ${trouble.place.step}` }),
    };
  }
  return place.segment !== segment && place.segment !== 'host' ? { kind: 'leaves', ...named(place) } : undefined;
}

/** A place with a name for the entry of a segment that has not been entered. */
function named({ segment, step }: Place): Pick<Rest, 'segment' | 'step'> {
  return { segment, step: step ?? 'its entry' };
}

/** What was drawn has come: lazy parts are there, and effects have run. */
export async function untilDrawn(root: Element): Promise<void> {
  const end = performance.now() + 4000;
  do await frame();
  while (root.querySelector('[role="img"][aria-label="Carregando"]') && performance.now() < end);
  await frame();
}

/** A frame; a page in the background has none, so a task will do. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Whatever was put off until the next task has run. Without the pause that browsers put between timers. */
export function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

import type { Conductor } from '@consorcio/host/journey';
import type { Place, Snapshot } from '@consorcio/shared/flow';
import type { WalkEnd } from './contract';

/** Time limit in ms for a walk to end. Shorter than that of the API, because a check should not wait so long. */
const LIMIT_MS = 6000;

/** Waits until the talk waits for the visitor, leaves the segment or ends. */
export function waitForEnd({ store }: Conductor, segment: string): Promise<WalkEnd> {
  return new Promise((resolve) => {
    const look = (snapshot: Snapshot) => {
      const end = endOf(snapshot, segment);
      if (end) done(end);
    };
    const stop = store.subscribe(({ snapshot }) => look(snapshot));
    const timer = setTimeout(() => done({ kind: 'stuck', ...named(store.getState().snapshot.place) }), LIMIT_MS);
    const done = (end: WalkEnd) => {
      stop();
      clearTimeout(timer);
      resolve(end);
    };
    look(store.getState().snapshot);
  });
}

function endOf({ phase, place, trouble }: Snapshot, segment: string): WalkEnd | undefined {
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

/** The name of a place in a segment that has not been entered. */
export const theEntry = 'its entry';

/** A place with a name for the entry of a segment that has not been entered. */
function named({ segment, step }: Place): Pick<WalkEnd, 'segment' | 'step'> {
  return { segment, step: step ?? theEntry };
}

/** Waits until lazy components are loaded and effects have run. */
export async function waitUntilDrawn(root: Element): Promise<void> {
  const end = performance.now() + 4000;
  do await frame();
  while (root.querySelector('[role="img"][aria-label="Carregando"]') && performance.now() < end);
  await frame();
}

/** Waits for a frame. A page in the background has no frames, so a timer ends the wait. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Waits for the next task, without the minimum delay that browsers put between timers. */
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

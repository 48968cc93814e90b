import type { Conductor } from '@consorcio/host/journey';
import type { Place, Snapshot } from '@consorcio/shared/flow';
import { isPending } from './pending';
import { runningTimers } from './probes';
import { waitUntil, withinTurns } from './turns';
import type { WalkEnd } from './walk';

/** A walk ends within this many turns: about 6 s on a quiet machine. */
const WALK_TURNS = 180;
/** What is shown settles within this many turns: about 4 s on a quiet machine. */
const SETTLE_TURNS = 120;
/** Longer timers of a segment are not waited for. */
const TIMERS_MS = 1000;
/** Timers that may run on when parts are gone, because they end by themselves before a next one is drawn. */
const LAST_TIMERS_MS = 60;

/** Waits until the conversation waits for the visitor, leaves the segment or ends. */
export async function waitForEnd({ store }: Conductor, segment: string): Promise<WalkEnd> {
  const now = () => store.getState().snapshot;
  let stop: () => void = () => undefined;
  const end = new Promise<WalkEnd>((resolve) => {
    const look = (snapshot: Snapshot) => {
      const found = endOf(snapshot, segment);
      if (found) resolve(found);
    };
    stop = store.subscribe(({ snapshot }) => look(snapshot));
    look(now());
  });
  const stuck = (): WalkEnd => ({ kind: 'stuck', ...named(now().place) });
  return withinTurns(end, WALK_TURNS, `whether ${now().place.step} stops`, stuck).finally(stop);
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

/** Waits until nothing arrives any more and two looks at what is shown are the same: masks have formatted, effects have run. */
export async function waitUntilDrawn(root: Element): Promise<void> {
  let before: string | undefined;
  const isSettled = () => {
    const now = lookOf(root);
    const isSame = now === before;
    before = now;
    return isSame && !isPending(root, TIMERS_MS);
  };
  await waitUntil(isSettled, SETTLE_TURNS, 'whether what is shown settles');
}

/** Waits until the last short timers of removed parts have run. */
export async function waitUntilGone(): Promise<void> {
  let isFirst = true;
  const isOver = () => {
    const wasFirst = isFirst;
    isFirst = false;
    return !wasFirst && !runningTimers().some(({ ms }) => ms <= LAST_TIMERS_MS);
  };
  await waitUntil(isOver, SETTLE_TURNS, 'whether removed parts leave timers');
}

function lookOf(root: Element): string {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return [root.innerHTML, ...fields.map(({ value, checked }) => `${value} ${checked}`)].join('\n');
}

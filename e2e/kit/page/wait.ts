import type { Conductor } from '@consorcio/host/journey';
import type { Place, Snapshot } from '@consorcio/shared/flow';
import { isEnding, isPending } from './alive';

/** ms. What comes at all comes much earlier, also on a busy machine: a wait ends with the state that it waits for. */
const LIMIT_MS = 15_000;
/** Longer timers of a segment are not waited for. */
const TIMERS_MS = 1000;
/** ms in which a page without other work is idle. */
const IDLE_MS = 100;

/** How a walk ended: at a waiting step, in another segment, at the end of the conversation, or not in time. */
export interface WalkEnd {
  readonly kind: 'waits' | 'leaves' | 'ends' | 'stuck';
  readonly place: Place;
  /** What led to the host's apology, if the walk ended there. */
  readonly trouble?: Snapshot['trouble'];
}

/** Steps at which a walk got stuck: once is enough to wait. */
const stuckAt = new Set<string>();

/** Waits until the conversation waits for the visitor, leaves the segment or ends. */
export async function waitForEnd({ store }: Conductor, segment: string): Promise<WalkEnd> {
  const now = () => store.getState().snapshot;
  let stop: () => void = () => undefined;
  let timer = 0;
  const end = new Promise<WalkEnd>((resolve) => {
    const look = (snapshot: Snapshot) => {
      const found = endOf(snapshot, segment);
      if (found) resolve(found);
    };
    stop = store.subscribe(({ snapshot }) => look(snapshot));
    look(now());
    const stuck = () => {
      stuckAt.add(String(now().place.step));
      resolve({ kind: 'stuck', place: now().place });
    };
    timer = window.setTimeout(stuck, stuckAt.has(String(now().place.step)) ? TIMERS_MS : LIMIT_MS);
  });
  return end.finally(() => {
    stop();
    clearTimeout(timer);
  });
}

function endOf({ phase, place, trouble }: Snapshot, segment: string): WalkEnd | undefined {
  if (phase.kind === 'ended') return { kind: 'ends', place };
  if (phase.kind === 'waiting')
    return { kind: 'waits', place, ...(place.segment === 'host' && trouble && { trouble }) };
  return place.segment !== segment && place.segment !== 'host' ? { kind: 'leaves', place } : undefined;
}

/** Waits for a state. Returns whether it came. */
export async function waitUntil(isSo: () => boolean, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await turn()) if (isSo()) return true;
  return isSo();
}

/** ms. A segment that never comes to rest is noted for it, and not waited for again. */
let patienceMs = LIMIT_MS;

async function waitForRest(isAtRest: () => boolean): Promise<void> {
  if (!(await waitUntil(isAtRest, patienceMs))) patienceMs = TIMERS_MS;
}

/** Waits until nothing arrives any more and two looks at what is shown are the same: masks have formatted, effects have run, nothing scrolls. */
export async function waitUntilDrawn(root: Element): Promise<void> {
  let before: string | undefined;
  await waitForRest(() => {
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const { top = 0 } = root.querySelector('[role="log"] li:last-child')?.getBoundingClientRect() ?? {};
    const now = [top, root.innerHTML, ...fields.map(({ value, checked }) => `${value} ${checked}`)].join('\n');
    const isSame = now === before;
    before = now;
    return isSame && !isPending(root, TIMERS_MS);
  });
}

/** Waits until the last short timers of removed parts have run. */
export async function waitUntilGone(): Promise<void> {
  await turn();
  await waitForRest(() => !isEnding());
}

/** Waits for a frame and for idle time after it: what was due has then run. */
export async function turn(): Promise<void> {
  await new Promise((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_MS }));
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

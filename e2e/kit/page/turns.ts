// Limits are counted in turns of the page, not in seconds: on a busy machine a turn lasts longer, and so does the limit.

import { TOO_SLOW, tooSlowTo } from './too-slow';

/** ms that the fixed piece of work takes on a quiet machine of today. */
const USUAL_WORK_MS = 0.4;
/** Idle time is awaited for at most this many frames: a segment may keep the page busy. */
const FRAMES_WITHOUT_IDLE = 4;

/** The work that was timed since the page was opened: the calibration, repeated in every turn. */
let timed = { ms: 0, times: 0 };

/** How many times slower than a quiet machine this page is. */
export function slownessOf(work: { readonly ms: number; readonly times: number }): number {
  return work.times === 0 ? 1 : work.ms / work.times / USUAL_WORK_MS;
}

/** Some turns of an idle page. Returns how many times slower than a quiet machine they were. */
export async function calibrate(): Promise<number> {
  timed = { ms: 0, times: 0 };
  for (let times = 0; times < 3; times += 1) await turn();
  return slownessOf(timed);
}

/**
 * Waits for a state, at most this many turns (about 30 in a second on a quiet machine). Returns whether it came. Throws if it did not,
 * and the machine is so slow that this means nothing.
 */
export async function waitUntil(isSo: () => boolean, turns: number, what: string): Promise<boolean> {
  const before = timed;
  for (let past = 0; past < turns; past += 1) {
    if (isSo()) return true;
    await turn();
  }
  if (isSo()) return true;
  const slowness = slownessOf({ ms: timed.ms - before.ms, times: timed.times - before.times });
  if (slowness > TOO_SLOW) throw tooSlowTo(what, slowness);
  return false;
}

/** Waits for a promise, at most this many turns. If it has not settled then, the result is that of `late`, which may throw. */
export async function withinTurns<Value>(
  awaited: Promise<Value>,
  turns: number,
  what: string,
  late: () => Value,
): Promise<Value> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  awaited.then(end, end);
  const limit = waitUntil(() => isOver, turns, what).then((came) => (came ? awaited : late()));
  return Promise.race([awaited, limit]);
}

/** Waits for a frame and for idle time after it: what was due has then run. */
export async function turn(): Promise<void> {
  work();
  await frame();
  await idle();
}

function work(): void {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 100_000; index += 1) sum = (sum * 31 + index) % 65_537;
  if (sum < 0) throw new Error('A sum of positive numbers is negative.'); // keeps the loop from being optimized away
  timed = { ms: timed.ms + performance.now() - start, times: timed.times + 1 };
}

/** Waits for the next frame, until it is drawn. A page in the background has no frames. */
export function frame(): Promise<void> {
  if (document.hidden) return task();
  return new Promise((resolve) => requestAnimationFrame(() => void task().then(resolve)));
}

async function idle(): Promise<void> {
  let isOver = false;
  const idleTime = new Promise<void>((resolve) => requestIdleCallback(() => resolve())).then(() => {
    isOver = true;
  });
  const busy = async () => {
    for (let frames = 0; frames < FRAMES_WITHOUT_IDLE && !isOver; frames += 1) await frame();
  };
  await Promise.race([idleTime, busy()]);
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

import type { CDPSession } from '@playwright/test';
import type { Stall } from './evidence';

/**
 * The browser's profiler notes every few ms which function runs. Only time in code of the segment counts, so the segment is blamed
 * neither for a slow machine nor for the host, and the place in its code is known.
 */
const EACH_MS = 10;
/** A visitor notices it. Code of the four segments never needs a fifth of it. */
const LONGEST_MS = 300;
/** A stall has at least so many notes: on a busy machine the page may get no time at all, and then one note stands for all of it. */
const LEAST_NOTES = 12;

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

export interface MainThread {
  start(): Promise<void>;
  /** Ignores what follows until `stop`: work that is repeated many times would look like one long piece. */
  pause(): Promise<void>;
  /** The stalls since the start, in code that comes from `origin`. */
  stop(origin: string): Promise<readonly Omit<Stall, 'where'>[]>;
}

export function mainThread(session: CDPSession): MainThread {
  let kept: Profile | undefined;
  return {
    async start() {
      kept = undefined;
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: EACH_MS * 1000 });
      await session.send('Profiler.start');
    },
    async pause() {
      kept = (await session.send('Profiler.stop')).profile;
    },
    async stop(origin) {
      return stallsIn(kept ?? (await session.send('Profiler.stop')).profile, origin);
    },
  };
}

/** The times in which each note is in code from `origin`, and which are longer than a visitor should wait. */
export function stallsIn({ nodes, samples = [], timeDeltas = [] }: Profile, origin: string) {
  const own = ownFrames(nodes, origin);
  const named = (name: string) =>
    new Set(nodes.flatMap(({ id, callFrame }) => (callFrame.functionName === name ? id : [])));
  const collecting = named('(garbage collector)');
  const unknown = named('(program)');
  const stalls: Omit<Stall, 'where'>[] = [];
  let run: { ms: number; frames: ProfileNode['callFrame'][] } = { ms: 0, frames: [] };
  const end = () => {
    if (run.ms >= LONGEST_MS && run.frames.length >= LEAST_NOTES) stalls.push(stallOf(run.ms, run.frames));
    run = { ms: 0, frames: [] };
  };
  for (const [index, id] of samples.entries()) {
    const frame = own.get(id);
    // A single unknown note between two of the segment: the browser could not read the stack, or code of the segment called it.
    const between = unknown.has(id) && own.has(samples[index - 1] ?? 0) && own.has(samples[index + 1] ?? 0);
    if (frame === undefined && !collecting.has(id) && !between) end();
    else {
      // The time until the next note.
      run.ms += (timeDeltas[index + 1] ?? 0) / 1000;
      if (frame) run.frames.push(frame);
    }
  }
  end();
  return stalls;
}

/** For each node that was called by code of the origin: the innermost frame of that code. */
function ownFrames(nodes: readonly ProfileNode[], origin: string): ReadonlyMap<number, ProfileNode['callFrame']> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, ProfileNode['callFrame']>();
  const visit = (node: ProfileNode, above: ProfileNode['callFrame'] | undefined) => {
    const frame = node.callFrame.url.startsWith(`${origin}/`) ? node.callFrame : above;
    if (frame) own.set(node.id, frame);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, frame);
    }
  };
  const called = new Set(nodes.flatMap(({ children = [] }) => children));
  for (const node of nodes) if (!called.has(node.id)) visit(node, undefined);
  return own;
}

function stallOf(ms: number, frames: readonly ProfileNode['callFrame'][]): Omit<Stall, 'where'> {
  const counts = new Map<ProfileNode['callFrame'], number>();
  for (const frame of frames) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  const [most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  const { functionName, url, lineNumber, columnNumber } = most;
  return {
    ms: Math.round(ms),
    name: functionName || 'a function without a name',
    at: `${url}:${lineNumber + 1}:${columnNumber + 1}`,
  };
}

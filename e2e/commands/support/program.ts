import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { root } from '@consorcio/shared/webpack/workspace';
import { execa } from 'execa';

/** A program to run in the folder of the workspace, or in `cwd`. */
export interface Program {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Print its output while it runs, instead of capturing it. */
  readonly show?: boolean;
  /** After this time it is stopped, and counts as failed. */
  readonly limitMs?: number;
  /** Takes the time that other programs leave. */
  readonly gentle?: boolean;
}

export interface ProgramResult {
  readonly code: number;
  /** Standard output and standard error, in the order they were written. */
  readonly output: string;
}

export interface RunningProgram {
  readonly ended: Promise<ProgramResult>;
  /** What it has written so far. */
  output(): string;
  /** Ends it and everything that it started, by this signal: SIGTERM by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const STOP_LIMIT_MS = 3000;
const PARENT_CHECK_MS = 1000;
const GENTLE_NICENESS = 5;
const running = new Set<number>();

// Servers of this machine are asked directly: with NODE_USE_ENV_PROXY, Node would ask the proxy of the environment for them.
const { NO_PROXY = '', no_proxy = NO_PROXY } = process.env;
process.env.no_proxy = [...new Set([...no_proxy.split(','), 'localhost', '127.0.0.1'])].filter(Boolean).join();

// When this process ends, everything it started ends too, so that no orphan keeps a port.
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGTERM');
});

/**
 * Ends this process by `process.exit`, so that its exit handlers run: on a signal, and when the process that started it is gone, because
 * npm passes only some signals on, and a killed one none.
 */
export function endOnSignals(code = 130): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(code));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(code), PARENT_CHECK_MS).unref();
}

/** Starts a program in a process group of its own, because a signal to the group also reaches what the program starts. */
export function startProgram({
  command,
  args = [],
  env = {},
  cwd = root,
  show = false,
  limitMs,
  gentle = false,
}: Program): RunningProgram {
  const stream = show ? 'inherit' : 'pipe';
  const child = execa(command, args, {
    cwd,
    env,
    stdin: 'ignore',
    stdout: stream,
    stderr: stream,
    all: true,
    detached: true,
    cleanup: false, // execa would end the program, but not what the program started
    reject: false,
    stripFinalNewline: false,
    maxBuffer: 512 * 1024 * 1024,
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  if (pid !== undefined && gentle) yieldToOthers(pid);
  let output = '';
  child.all?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  let isLate = false;
  const limit = limitMs && setTimeout(stopLate, limitMs);
  const ended = child.then(({ exitCode, signal, all, originalMessage }) => {
    clearTimeout(limit);
    if (pid === undefined) return { code: 1, output: `${command} could not be started: ${originalMessage}\n` };
    running.delete(pid);
    if (!isLate) return { code: exitCode ?? 1, output: `${all ?? ''}${signal ? `\nEnded by ${signal}.\n` : ''}` };
    return { code: 1, output: `${all ?? ''}\nStopped: it took more than ${(limitMs ?? 0) / 60_000} minutes.` };
  });
  return { ended, output: () => output, stop };

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (pid !== undefined && running.has(pid)) signalGroup(pid, signal);
    const timer = setTimeout(() => pid !== undefined && signalGroup(pid, 'SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  function stopLate(): void {
    isLate = true;
    void stop();
  }
}

/** Runs a program until it ends. */
export function runProgram(program: Program): Promise<ProgramResult> {
  return startProgram(program).ended;
}

/** Lets other programs go first. Linux shares the processor between sessions before it looks at priorities. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, GENTLE_NICENESS);
    writeFileSync(`/proc/${pid}/autogroup`, String(GENTLE_NICENESS));
  } catch {
    // not Linux, or the program has ended already: it runs like any other
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // the group has ended already
  }
}

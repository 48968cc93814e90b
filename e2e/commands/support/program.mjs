import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

const running = new Set();

// Whatever ends this process ends what it started: no orphan keeps a port. Asked, not killed: each must end its own.
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGTERM');
});

/** Ends this process, and what it started, when somebody asks: without it a signal skips the lines above. */
export function endOnSignals(code = 130) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(code));
}

/**
 * Starts a program in the workspace, in a process group of its own, so that what it starts can be stopped with it.
 * @param {{ command: string, args?: readonly string[], env?: Record<string, string | undefined>, show?: boolean }} program
 */
export function startProgram({ command, args = [], env = {}, show = false }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  const ended = new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${command} could not be started: ${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
  return {
    ended,
    output: () => output,
    async stop() {
      killGroup(child, 'SIGTERM');
      const late = setTimeout(() => killGroup(child, 'SIGKILL'), 3000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Runs a program to its end, or to its time limit in ms, after which it failed. */
export async function runProgram({ limitMs, ...program }) {
  const started = startProgram(program);
  let late = false;
  const timer =
    limitMs &&
    setTimeout(() => {
      late = true;
      void started.stop();
    }, limitMs);
  const { code, output } = await started.ended;
  clearTimeout(timer);
  return late
    ? { code: 1, output: `${output}\nStopped: it took more than ${limitMs / 60_000} minutes.` }
    : { code, output };
}

function killGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, signal); // the whole group
  } catch {
    // gone already
  }
}

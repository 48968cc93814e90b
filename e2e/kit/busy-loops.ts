import { spawn } from 'node:child_process';

/** A loop that ends when this process is gone. */
const loop = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);';

/** Keeps the processors busy beside the browser. Returns a function that ends the loops. */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }));
  return () => {
    for (const each of loops) each.kill();
  };
}

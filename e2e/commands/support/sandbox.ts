import { type ProgramResult, startProgram } from '@consorcio/shared/webpack/program';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { defaultApiKey } from '../../sandbox/sandbox';

const START_LIMIT_MS = 20_000;

/** The embedded API in a process of its own. */
export interface RunningSandbox {
  readonly url: string;
  readonly ended: Promise<ProgramResult>;
  stop(): Promise<void>;
}

/** Starts the embedded API in a process of its own and waits until it answers. */
export async function startSandbox(port: number): Promise<RunningSandbox> {
  const program = startProgram({
    ...typeScriptProgram('e2e/sandbox/main.ts'),
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_API_KEY: defaultApiKey,
    },
  });
  const url = `http://localhost:${port}`;
  let hasEnded = false;
  void program.ended.then(() => {
    hasEnded = true;
  });
  const end = Date.now() + START_LIMIT_MS;
  while (!hasEnded && Date.now() < end) {
    if (await respondsAt(`${url}/hc`)) return { url, stop: program.stop, ended: program.ended };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await program.stop();
  throw new Error(`The sandbox API did not start. ${program.output().trim().split('\n').slice(-5).join('\n')}`);
}

/** Whether an HTTP server answers at the address, with any status. */
export async function respondsAt(url: string | URL, timeLimitMs = 5000): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
    return true;
  } catch {
    return false;
  }
}

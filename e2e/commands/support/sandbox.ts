import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { defaultApiKey } from '../../sandbox/sandbox';
import { type ProgramResult, startProgram } from './program';

const START_LIMIT_MS = 20_000;

/** The embedded API in a process of its own. */
export interface RunningSandbox {
  readonly url: string;
  readonly ended: Promise<ProgramResult>;
  stop(): Promise<void>;
}

/** Starts the embedded API in a process of its own and waits until it answers. */
export async function startSandbox(port: number): Promise<RunningSandbox> {
  const env = { SANDBOX_PORT: String(port), SANDBOX_API_KEY: defaultApiKey };
  const { ended, stop, output } = startProgram({ ...typeScriptProgram('e2e/sandbox/main.ts'), env });
  const url = `http://localhost:${port}`;
  if (await respondsSoon(`${url}/hc`, ended, START_LIMIT_MS)) return { url, stop, ended };
  await stop();
  throw new Error(`The sandbox API did not start. ${output().trim().split('\n').slice(-5).join('\n')}`);
}

/** Whether the server of a program answers within so many ms, before the program ends. */
export async function respondsSoon(url: string, ended: Promise<unknown>, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  const pause = () => Promise.race([ended.then(() => 'ended'), new Promise((resolve) => setTimeout(resolve, 20))]);
  do if (await respondsAt(url)) return true;
  while ((await pause()) !== 'ended' && Date.now() < end);
  return false;
}

/** Whether an HTTP server answers at the address, with any status. */
export function respondsAt(url: string | URL, timeLimitMs = 5000): Promise<boolean> {
  const asked = fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  return asked.then(
    () => true,
    () => false,
  );
}

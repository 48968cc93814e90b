import { SANDBOX_API_KEY } from './deployment.ts';
import { startProgram } from './program.mjs';
import { typeScriptProgram } from './tools.mjs';

/** Starts the embedded API in a process of its own and waits until it answers. */
export async function startSandbox(port) {
  const program = startProgram({
    ...typeScriptProgram('e2e/sandbox/main.ts'),
    env: { SANDBOX_PORT: String(port), SANDBOX_API_KEY },
  });
  const url = `http://localhost:${port}`;
  let over = false;
  void program.ended.then(() => {
    over = true;
  });
  const end = Date.now() + 20_000;
  while (!over && Date.now() < end) {
    if (await answers(`${url}/hc`)) return { url, stop: program.stop, ended: program.ended };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await program.stop();
  throw new Error(`The sandbox API did not start. ${program.output().trim().split('\n').slice(-5).join('\n')}`);
}

/** Whether an HTTP server answers there, whatever it says. */
export async function answers(url, timeLimitMs = 5000) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
    return true;
  } catch {
    return false;
  }
}

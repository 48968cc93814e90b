import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createSandbox } from './sandbox';

const main = new URL('./main.ts', import.meta.url).pathname;

function start(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...environment } });
}

async function outputOf(program: ChildProcess, stream: 'stdout' | 'stderr'): Promise<string> {
  let output = '';
  for await (const chunk of program[stream] ?? []) {
    output += String(chunk);
    if (stream === 'stdout' && output.endsWith('\n')) break;
  }
  return output;
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'prints one line when it is ready and stops on %s',
  async (signal) => {
    const program = start({ SANDBOX_PORT: '0', SANDBOX_API_KEY: 'segredo' });
    const exit = once(program, 'exit');
    const output = await outputOf(program, 'stdout');
    expect(output).toMatch(/^Sandbox API ready at http:\/\/localhost:\d+ .*\n$/);
    const [url = ''] = /http:\S+?:\d+/.exec(output) ?? [];
    const { status } = await fetch(`${url}/api/categoria?empresaID=1`, { headers: { 'x-api-key': 'segredo' } });
    expect(status).toBe(200);
    program.kill(signal);
    expect(await exit).toEqual([0, null]);
  },
  60_000,
);

it('says in one sentence that the port is taken', async () => {
  const other = createSandbox();
  const { url } = await other.listen(0);
  const { port } = new URL(url);
  const program = start({ SANDBOX_PORT: port });
  const exit = once(program, 'exit');
  expect(await outputOf(program, 'stderr')).toBe(
    `Port ${port} is already taken: stop the program that uses it, or set SANDBOX_PORT to a free port.\n`,
  );
  expect(await exit).toEqual([1, null]);
  await other.close();
}, 60_000);

it('says in one sentence that the port is not one', async () => {
  const program = start({ SANDBOX_PORT: 'quatro' });
  const exit = once(program, 'exit');
  expect(await outputOf(program, 'stderr')).toContain('SANDBOX_PORT is "quatro", but a port is a number');
  expect(await exit).toEqual([1, null]);
}, 60_000);

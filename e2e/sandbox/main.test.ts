import { spawn } from 'node:child_process';
import { once } from 'node:events';

const main = new URL('./main.ts', import.meta.url).pathname;

function start(environment: Readonly<Record<string, string>>) {
  const program = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...environment } });
  return { program, exit: once(program, 'exit') };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'prints one line with its dialect when it is ready, and stops on %s',
  async (signal) => {
    const { program, exit } = start({ SANDBOX_PORT: '0', SANDBOX_API_KEY: 'segredo', SANDBOX_DIALECT: 'loose' });
    const [output] = await once(program.stdout, 'data');
    expect(String(output)).toMatch(/^Sandbox API ready at http:\/\/localhost:\d+ .*dialect: loose\)\n$/);
    const [url = ''] = /http:\S+?:\d+/.exec(String(output)) ?? [];
    const { status } = await fetch(`${url}/api/categoria?empresaID=1`, { headers: { 'x-api-key': 'segredo' } });
    expect(status).toBe(200);
    program.kill(signal);
    expect(await exit).toEqual([0, null]);
  },
);

it('prints one sentence and fails when a setting is wrong', async () => {
  const { program, exit } = start({ SANDBOX_DIALECT: 'livre' });
  const [output] = await once(program.stderr, 'data');
  expect(String(output)).toMatch(/^The sandbox API could not start: SANDBOX_DIALECT is "livre", .*\n$/);
  expect(await exit).toEqual([1, null]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createSandbox } from './sandbox';

const main = new URL('./main.ts', import.meta.url).pathname;

function start(environment: Readonly<Record<string, string>>) {
  const program = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...environment } });
  return { program, exit: once(program, 'exit') };
}

it('prints one line with its dialect when it is ready, and stops on SIGTERM', async () => {
  const { program, exit } = start({ SANDBOX_PORT: '0', SANDBOX_API_KEY: 'segredo', SANDBOX_DIALECT: 'loose' });
  const [output] = await once(program.stdout, 'data');
  expect(String(output)).toMatch(/^Sandbox API ready at http:\/\/localhost:\d+ .*dialect: loose\)\n$/);
  const [url = ''] = /http:\S+?:\d+/.exec(String(output)) ?? [];
  const { status } = await fetch(`${url}/api/categoria?empresaID=1`, { headers: { 'x-api-key': 'segredo' } });
  expect(status).toBe(200);
  program.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

it('says in one sentence which setting is wrong, and fails', async () => {
  const other = createSandbox();
  const { port } = new URL((await other.listen(0)).url);
  for (const [setting, sentence] of [
    [{ SANDBOX_DIALECT: 'livre' }, 'The sandbox API could not start: SANDBOX_DIALECT is "livre", '],
    [{ SANDBOX_PORT: 'quatro' }, 'SANDBOX_PORT is "quatro", but a port is a number from 0 to 65535: '],
    [{ SANDBOX_PORT: port }, `Port ${port} is already in use: `],
  ] as const) {
    const { program, exit } = start(setting);
    const [output] = await once(program.stderr, 'data');
    expect(String(output)).toMatch(new RegExp(`^${sentence}.*\\n$`));
    expect(await exit).toEqual([1, null]);
  }
  await other.close();
});

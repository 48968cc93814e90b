import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { listen } from '@consorcio/host/serving';
import { aPromise } from '@consorcio/shared/testing';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot } from '@consorcio/shared/webpack/workspace';

const names = ['HOST', 'SIMULATION', 'PROPOSAL', 'PAYMENT', 'SURVEY', 'SANDBOX'];
const env = { ...process.env, ...Object.fromEntries(names.map((name) => [`${name}_PORT`, '0'])) };

/** Everything that a program and its children write: it ends when the last of them does. */
const written = async ({ stdout, stderr }: ChildProcess) =>
  (await Promise.all([stdout, stderr].map((stream) => stream && text(stream)))).join();

it.each(['SIGTERM', 'SIGHUP'] as const)('npm start ends when npm gets %s', async (signal) => {
  const asked = aPromise<unknown>();
  const silentApi = await listen(asked.resolve, 0);
  const API_BASE_URL = `http://localhost:${silentApi.port}`;
  const npm = spawn('npm', ['start'], { cwd: inRoot(''), env: { ...env, API_BASE_URL } });
  const output = written(npm);
  await asked.promise;
  npm.kill(signal);

  const said = await output;
  await silentApi.close();
  expect(said).not.toContain('does not answer');
});

it('the sandbox ends when the process that started it is killed', async () => {
  const { command, args } = typeScriptProgram('e2e/sandbox/main.ts');
  const starter = spawn('sh', ['-c', '"$0" "$@"; true', command, ...args], { env });
  const output = written(starter);
  await once(starter.stdout, 'data');
  starter.kill('SIGKILL');

  expect(await output).toContain('ready');
});

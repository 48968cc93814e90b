import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';

function run(...words: string[]) {
  const { command, args } = typeScriptProgram('e2e/commands/segment-serve.ts', words);
  return spawn(command, args);
}

it('serves a new build at an address of its own until it is asked to end', async () => {
  const program = run('mf-survey');
  let output = '';
  const address = await new Promise<string>((resolve) => {
    program.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /^http:\S+$/m.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  const manifest = await fetch(`${address}/mf-manifest.json`);
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  expect(await manifest.json()).toMatchObject({ name: 'mf_survey' });
  expect(output).toContain(`pnpm release set survey ${address}`);

  program.kill('SIGINT');
  expect(await once(program, 'close')).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow();
}, 60_000);

it.each([
  [['surveys'], 'There is no segment "surveys"'],
  [['survey', 'x'], '"x" is not a port'],
])('says what is wrong with %j', async (words, why) => {
  const program = run(...words);
  let said = '';
  program.stderr.on('data', (chunk) => {
    said += chunk;
  });
  expect((await once(program, 'close'))[0]).toBe(1);
  expect(said).toContain(why);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';

it('serves a new build at an address of its own until it is asked to end', async () => {
  const { command, args } = typeScriptProgram('e2e/commands/serve-build.ts', ['mf-survey']);
  const program = spawn(command, args);
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
});

import { startProgram } from '@consorcio/shared/webpack/program';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';

it('serves a new build at an address of its own until it is asked to end', async () => {
  const program = startProgram(typeScriptProgram('e2e/commands/segment-serve.ts', ['mf-survey']));
  const printed = () => /^http:\S+$/m.exec(program.output())?.[0];
  while (!printed()) await new Promise((resolve) => setTimeout(resolve, 100));
  const address = String(printed());
  const manifest = await fetch(`${address}/mf-manifest.json`);
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  expect(await manifest.json()).toMatchObject({ name: 'mf_survey' });
  expect(program.output()).toContain(`pnpm release set survey ${address}`);

  await program.stop('SIGINT');
  expect(await program.ended).toMatchObject({ code: 0 });
  await expect(fetch(address)).rejects.toThrow();
});

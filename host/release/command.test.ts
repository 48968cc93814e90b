import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();

/** Runs `pnpm release` in a process of its own, because this one serves the builds. */
async function release(file: string, ...words: string[]) {
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), ...words];
  const program = spawn(process.execPath, args, { env: { ...process.env, RELEASE_FILE: file } });
  const output = { out: '', err: '' };
  program.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  program.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const [code] = await once(program, 'close');
  return { code, ...output };
}

it('changes the file and prints what changed, or prints why it cannot and leaves the file unchanged', async () => {
  const file = builds.release({ segments: {} });
  const address = builds.put('good', { requires: {} });
  expect(await release(file, 'set', 'payment', address)).toEqual({
    code: 0,
    out: `payment release: none → ${address} (contract ${CONTRACT_VERSION}), build bd170589bac2\n`,
    err: expect.stringMatching(/^Warning: Whether pages .+\nWarning: The manifest does not list what it needs .+\n$/),
  });

  const before = readFileSync(file, 'utf8');
  expect(await release(file, 'set', 'survey', address)).toEqual({
    code: 1,
    out: '',
    err: `\n${address} is the manifest of mf_payment, not of mf_survey.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

// pnpm segment:serve <segment> [port]: a new build of a segment at an address of its own, as a team would publish it. Until Ctrl-C.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '@consorcio/host/serving';
import { failWith, phase } from './support/phase.mjs';
import { endOnSignals, runProgram } from './support/program.mjs';
import { inRoot, segmentNames } from './support/workspace.mjs';

endOnSignals(0);
const [named = '', sentPort = '0'] = process.argv.slice(2);
const segment = named.replace(/^mf-/, '');
const port = Number(sentPort);
if (!segmentNames().includes(segment)) {
  failWith(`There is no segment "${segment}". There are: ${segmentNames().join(', ')}.`);
}
if (!Number.isInteger(port) || port < 0 || port > 65535)
  failWith(`"${sentPort}" is no port: write one from 1 to 65535.`);

const served = inRoot('.cache/served');
mkdirSync(served, { recursive: true });
const dir = mkdtempSync(join(served, `${segment}-`));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
try {
  await phase(`mf-${segment}`, build);
  const { url } = await serveFolder({ dir, port, cors: true });
  console.log(`
${url}

  pnpm segment:verify ${url} --segment ${segment}
  pnpm release canary ${segment} ${url} 50
  pnpm release set ${segment} ${url}

Ctrl-C takes it away: roll back first.`);
} catch (error) {
  failWith(error);
}

async function build() {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('e2e/commands/support/build-one.mjs'), `mf-${segment}`, 'production', dir],
  });
  if (code !== 0) throw new Error(`mf-${segment} could not be built:\n${output}`);
}

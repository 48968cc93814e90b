// pnpm dev: host and segments hot. pnpm dev <segment>: that segment hot inside the built host, the others as built.

import { startStitched } from './stitched.mjs';
import { buildPackages } from './support/builds.mjs';
import { configOf, delayFrom, releaseOf } from './support/deployment.ts';
import { failWith, phase } from './support/phase.mjs';
import { refuseTakenPorts } from './support/ports.mjs';
import { endOnSignals, runProgram, startProgram } from './support/program.mjs';
import { answers, startSandbox } from './support/sandbox.mjs';
import { inRoot, portsFrom, segmentNames } from './support/workspace.mjs';

endOnSignals(0);
const [named] = process.argv.slice(2);
const names = segmentNames();
const segment = named?.replace(/^mf-/, '');
if (segment && !names.includes(segment)) failWith(`There is no segment ${segment}. There are: ${names.join(', ')}.`);

try {
  const ports = portsFrom(process.env);
  const delayMs = delayFrom(process.env);
  const { API_BASE_URL: apiBaseUrl, API_KEY: apiKey } = process.env;
  const api = { ...(apiBaseUrl && { apiBaseUrl }), ...(apiKey && { apiKey }) };
  await refuseTakenPorts(['host', ...names, ...(apiBaseUrl ? [] : ['sandbox'])].map((name) => ports[name]));
  const url = await (segment ? oneHot(segment) : allHot());
  console.log(`\nOpen ${url}   Ctrl-C stops everything.`);

  async function oneHot(name) {
    await phase('other segments', () => buildPackages({ packages: others(name).map((other) => `mf-${other}`) }));
    const hostDir = inRoot('.cache/dev/host');
    await phase('host', () => buildHost(hostDir));
    const origin = await serveHot(`mf-${name}`, ports[name]);
    const { urls } = await startStitched({ ports, delayMs, hostDir, origins: { [name]: origin }, ...api });
    return urls.host;
  }

  async function allHot() {
    const sandbox = apiBaseUrl ? undefined : await startSandbox(ports.sandbox);
    const hot = names.map(async (name) => [name, await serveHot(`mf-${name}`, ports[name])]);
    const origins = Object.fromEntries(await Promise.all(hot));
    const config = configOf({ apiBaseUrl: sandbox?.url, ...api, delayMs });
    return serveHot('host', ports.host, { '/config.json': config, '/release.json': releaseOf({}, origins) });
  }
} catch (error) {
  failWith(error);
}

function others(name) {
  return names.filter((other) => other !== name);
}

/** A development build: React's own warnings, and the starts at any step that no production build has. */
async function buildHost(outputDir) {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('e2e/commands/support/build-one.mjs'), 'host', 'development', outputDir],
  });
  if (code !== 0) throw new Error(`The host could not be built:\n${output}`);
}

/** Starts a development server and waits for its first build. */
async function serveHot(name, port, live = {}) {
  const { ended } = startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('e2e/commands/support/dev-one.mjs'), name, String(port), JSON.stringify(live)],
    show: true,
  });
  void ended.then(() => failWith(`The development server of ${name} stopped, so everything stops.`));
  const origin = `http://localhost:${port}`;
  const page = name === 'host' ? '/' : '/mf-manifest.json';
  // The server holds its answer back until the build is done.
  while (!(await answers(`${origin}${page}`, 60_000))) await new Promise((resolve) => setTimeout(resolve, 100));
  return origin;
}

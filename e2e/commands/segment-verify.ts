// pnpm check segment <address or folder> [--segment name] [--json]: checks a built segment against the host's contract, in a browser.
import { parseArgs } from 'node:util';
import { type Environment, openEnvironment } from '../kit/environment';
import { type ServedBuild, serveRemote } from '../kit/remote-files';
import { report } from '../kit/report';
import { verify } from '../kit/verify';
import { endOnSignals } from './support/program';

const usage = 'verify <folder of a build, or address of its mf-manifest.json> [--segment name] [--json]';

endOnSignals();
process.exit(await main()); // also when a part of the environment was opened and another one failed

/** Exit code 0: it keeps the contract; 1: it does not; 2: it could not be checked. */
async function main(): Promise<number> {
  let environment: Environment | undefined;
  let served: ServedBuild | undefined;
  try {
    const options = { segment: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) throw new Error(`Name one build: ${usage}`);
    served = await serveRemote(given);
    environment = await openEnvironment();
    const started = Date.now();
    const { causes, sentences } = await verify(environment, { ...served, segment: values.segment });
    const problems = causes.map(({ check, where }, index) => ({ check, where, problem: sentences[index] }));
    if (values.json) console.log(JSON.stringify({ build: given, ok: causes.length === 0, problems }, undefined, 2));
    else console.log(`${report(causes, sentences)}\n${((Date.now() - started) / 1000).toFixed(1)} s`);
    return causes.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  } finally {
    await Promise.all([environment?.close(), served?.stop()]);
  }
}

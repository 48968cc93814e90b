// pnpm segment verify <address or folder> [--segment name] [--json]: checks a built segment against the host's contract, in a browser.
import { parseArgs } from 'node:util';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { type Environment, openEnvironment } from '../kit/environment';
import { TooSlow } from '../kit/page/too-slow';
import { type ServedBuild, serveRemote } from '../kit/remote-files';
import { exitCodeOf, exitCodes, report, reportAsJson } from '../kit/report';
import { verify } from '../kit/verify';

const usage = 'pnpm segment verify <folder of a build, or address of its mf-manifest.json> [--segment name] [--json]';

endOnSignals();
process.exitCode = await main();

/** Exit code 0: it keeps the contract; 1: it does not; 2: it could not be checked; 3: this machine is too slow. */
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
    const results = await verify(environment, {
      manifestUrl: served.manifestUrl,
      ...(served.dir !== undefined && { dir: served.dir }),
      ...(values.segment !== undefined && { segment: values.segment }),
    });
    if (values.json) console.log(reportAsJson(given, results));
    else console.log(`${report(results)}\n${((Date.now() - started) / 1000).toFixed(1)} s`);
    return exitCodeOf(results);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof TooSlow ? exitCodes.tooSlow : exitCodes.notChecked;
  } finally {
    await Promise.all([environment?.close(), served?.stop()]);
  }
}

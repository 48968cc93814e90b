// npm start: builds and serves the whole product on this machine.
// npm start -- --testers: with a host in which a tab can show builds that are not released (docs/guides/release-a-segment.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir as ownBrandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { startedReleaseFile } from '@consorcio/host/release';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtPackages } from '@consorcio/shared/webpack/workspace';
import { dialectFrom } from '../sandbox/dialect/dialect';
import { magicValues } from '../sandbox/magic-values';
import { buildPackage, buildPackages } from './support/builds';
import { apiFrom, delayFrom } from './support/deployment';
import { line, printBuild } from './support/phase';
import { portsFrom, refuseTakenPorts, usedPorts } from './support/ports';
import { endOnSignals } from './support/program';
import { respondsAt } from './support/sandbox';
import { startProduct } from './support/start-product';
import { testersHost } from './support/testers-host';

endOnSignals(0);
await start().catch(failWith);

async function start(): Promise<void> {
  const { testers = false } = parseArgs({ options: { testers: { type: 'boolean' } } }).values;
  const { BRANDS_DIR: brandsDir } = process.env;
  const ports = portsFrom(process.env);
  const delayMs = delayFrom(process.env);
  const api = apiFrom(process.env);
  const dialect = dialectFrom(process.env);
  await refuseTakenPorts(usedPorts(ports, api));
  if (api.apiBaseUrl && !(await respondsAt(new URL('/hc', api.apiBaseUrl))))
    throw new Error(
      `The API at API_BASE_URL (${api.apiBaseUrl}) does not answer. Start it, or leave API_BASE_URL out.`,
    );

  console.log(`building ${builtPackages().join(', ')} …`);
  await buildPackages({ onBuilt: printBuild });
  if (testers) await buildPackage('host', { mode: 'testers', outputDir: testersHost });
  const started = Date.now();
  const { urls, pages, sandbox } = await startProduct({
    ...{ ports, delayMs, releaseFile: startedReleaseFile },
    ...(testers && { hostDir: testersHost, segmentOrigins: ['http://localhost:*'] }),
    ...(brandsDir && { brandsDir: resolve(brandsDir) }),
    ...api,
  });
  console.log(line('servers', 'done', started));
  void sandbox?.ended.then(({ output }) => failWith(`The sandbox API stopped, so the product stops too.\n${output}`));

  for (const problem of pages.problems()) console.error(problem);
  if (pages.problems().length > 0) console.error('So BRANDS_DIR is ignored, and the built pages are served.');
  const brands: readonly { nome: string; routes?: readonly string[] }[] =
    pages.brands() ?? readBrandFiles(ownBrandsDir).map(({ text }) => JSON.parse(text));
  const addresses = brands.flatMap(({ nome, routes = [] }) =>
    routes.map((route) => `  ${`${urls.host}${route}`.padEnd(44)} ${nome}`),
  );
  console.log(`
Open ${urls.host}

${addresses.join('\n')}

API ${urls.api}
Release: pnpm release show (docs/guides/release-a-segment.md). What you change with it lasts until the next start.`);
  if (sandbox) {
    if (dialect === 'loose')
      console.log('The sandbox answers in a foreign dialect: SANDBOX_DIALECT=loose (e2e/sandbox/dialect).');
    console.log(`Its documentation: ${urls.api}/docs
What pages observe: ${urls.api}/sandbox/observations.html
What to type to see how the product reacts:`);
    for (const { field, type, happens } of magicValues())
      console.log(`  ${field.padEnd(9)} ${type.padEnd(28)} ${happens}`);
  }
  console.log('\nCtrl-C stops everything.');
}

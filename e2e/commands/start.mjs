// npm start: installs, builds and serves the whole product on this machine.

import { resolve } from 'node:path';
import { buildPackages } from './support/builds.mjs';
import { ensureInstalled } from './support/install.mjs';
import { failWith, line, phase } from './support/phase.mjs';
import { endOnSignals } from './support/program.mjs';
import { tsImport } from './support/ts-import.mjs';
import { brandsAndRoutes, builtPackages, portsFrom, segmentNames } from './support/workspace.mjs';

endOnSignals(0);

try {
  await phase('packages', ensureInstalled);
  const { startStitched } = await tsImport('e2e/commands/stitched.mjs');
  const { refuseTakenPorts } = await tsImport('e2e/commands/support/ports.mjs');
  const { answers } = await tsImport('e2e/commands/support/sandbox.mjs');
  const { delayFrom } = await tsImport('e2e/commands/support/deployment.ts');
  const { startedReleaseFile } = await tsImport('host/doors/release.ts');
  const { API_BASE_URL: apiBaseUrl, API_KEY: apiKey, BRANDS_DIR: brandsDir } = process.env;
  const ports = portsFrom(process.env);
  const delayMs = delayFrom(process.env);
  await refuseTakenPorts(['host', ...segmentNames(), ...(apiBaseUrl ? [] : ['sandbox'])].map((name) => ports[name]));
  if (apiBaseUrl && !(await answers(new URL('/hc', apiBaseUrl)))) {
    throw new Error(`The API at ${apiBaseUrl} does not answer (API_BASE_URL). Start it, or leave API_BASE_URL out.`);
  }

  console.log(`building ${builtPackages().join(', ')} …`);
  await buildPackages({ onBuilt: (name, how, started) => console.log(line(name, how, started)) });
  let product;
  await phase('servers', async () => {
    const api = { ...(apiBaseUrl && { apiBaseUrl }), ...(apiKey && { apiKey }) };
    const brands = brandsDir && { brandsDir: resolve(brandsDir) };
    product = await startStitched({ ports, delayMs, releaseFile: startedReleaseFile, ...brands, ...api });
  });
  void product.sandbox?.ended.then(({ output }) =>
    failWith(`The sandbox API stopped, so the product stops too.\n${output}`),
  );
  await announce(product);
} catch (error) {
  failWith(error);
}

async function announce({ urls, pages, sandbox }) {
  for (const problem of pages.problems()) console.error(problem);
  if (pages.problems().length > 0) console.error('So BRANDS_DIR is left out, and the built pages are served.');
  console.log(`\nOpen ${urls.host}\n`);
  for (const { nome, routes } of brandsAndRoutes(pages.brands())) {
    for (const route of routes) console.log(`  ${(urls.host + route).padEnd(44)} ${nome}`);
  }
  console.log(`\nAPI ${urls.api}`);
  console.log(
    'Release: pnpm release show (docs/guides/release-a-segment.md); what you change with it lasts until the next start.',
  );
  if (sandbox) {
    console.log(`What pages observe: ${urls.api}/sandbox/observations.html`);
    await printMagicValues();
  }
  console.log('\nCtrl-C stops everything.');
}

async function printMagicValues() {
  const { magicValues } = await tsImport('e2e/sandbox/magic-values.ts');
  console.log('What to type to see how the product takes it (docs/guides/sandbox.md):');
  for (const { field, type, happens } of magicValues) console.log(`  ${field.padEnd(9)} ${type.padEnd(28)} ${happens}`);
}

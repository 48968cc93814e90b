import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The share list: the packages that the host provides once and no segment bundles. A trailing slash shares the inner paths of
 * a package too; without `react-dom/` a segment would bundle `react-dom/client` again (55 KB). Everything else is a segment's
 * own choice, in its own version. See docs/adr/0002-the-share-list.md.
 */
export const sharedPackages = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components', 'zod/mini'];

/** The share list as a segment consumes it: always the host's copy, which must have a version in the range, never one of its own. */
export function consumedShares() {
  return Object.fromEntries(
    Object.entries(requiredVersions()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  );
}

/**
 * The version range of each package on the list: from its present minor version on, so that a host may go back by a patch. The manifest
 * contains it, so that a release and a page can compare it with the host.
 */
export function requiredVersions(): Record<string, string> {
  const rangeOf = (name: string) => `^${installedVersion(name.split('/', 1).join()).replace(/\.\d+$/, '.0')}`;
  return Object.fromEntries(sharedPackages.map((name) => [name, rangeOf(name)]));
}

/** Read from the installed package: our package.json says "catalog:", which is not a version. */
function installedVersion(packageName: string): string {
  const { version }: { version: string } = require(`${packageName}/package.json`);
  return version;
}

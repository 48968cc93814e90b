import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * THE share list: what the host provides once and no segment brings along. A trailing slash shares a package's inner
 * paths too; without `react-dom/` a segment would bundle `react-dom/client` again (55 KB). Nothing else is shared:
 * everything else is a segment's own choice and its own version. See docs/adr/0002-the-share-list.md.
 */
export const sharedPackages = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];

/** The share list as a segment consumes it: always the host's copy, never a fallback of its own. */
export function consumedShares() {
  return Object.fromEntries(
    sharedPackages.map((name) => [
      name,
      {
        singleton: true,
        import: false,
        // Read from what is installed: package.json says "catalog:", which is no version.
        requiredVersion: `^${require(`${name.replace(/\/$/, '')}/package.json`).version}`,
      },
    ]),
  );
}

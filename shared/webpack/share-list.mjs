import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * THE share list: what the host provides once and no segment brings along. A trailing slash shares a package's inner
 * paths too; without `react-dom/` a segment would bundle `react-dom/client` again (55 KB). Nothing else is shared:
 * everything else is a segment's own choice and its own version. See docs/adr/0002-the-share-list.md.
 */
export const sharedPackages = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components', 'zod/mini'];

/**
 * What the host hands out of a package, where that is not all: what is handed out cannot be shaken out of the first script. A
 * segment that uses more cannot be built. A new name raises the contract version, since hosts of before do not have it.
 */
export const handedOutNames = {
  'styled-components': [
    'createGlobalStyle',
    'css',
    'default',
    'isStyledComponent',
    'keyframes',
    'styled',
    'ThemeContext',
    'ThemeProvider',
    'useTheme',
    'version',
  ],
  'zod/mini': [
    '_default',
    'array',
    'boolean',
    'catch',
    'check',
    'custom',
    'discriminatedUnion',
    'enum',
    'extend',
    'gt',
    'gte',
    'int',
    'keyof',
    'literal',
    'looseObject',
    'lt',
    'lte',
    'maximum',
    'maxLength',
    'minimum',
    'minLength',
    'negative',
    'never',
    'nonnegative',
    'nonpositive',
    'nullable',
    'nullish',
    'number',
    'object',
    'omit',
    'optional',
    'overwrite',
    'partial',
    'pick',
    'pipe',
    'positive',
    'prefault',
    'prettifyError',
    'readonly',
    'record',
    'refine',
    'regex',
    'strictObject',
    'string',
    'toLowerCase',
    'toUpperCase',
    'transform',
    'trim',
    'union',
    'unknown',
    'url',
    'uuid',
    'uuidv4',
  ],
};

/** The share list as a segment consumes it: always the host's copy, never a fallback of its own. */
export function consumedShares() {
  return Object.fromEntries(
    Object.entries(requiredVersions()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false, requiredVersion },
    ]),
  );
}

/** What a segment needs of each package on the list. A manifest says it, so that a release can compare it with the host. */
export function requiredVersions() {
  return Object.fromEntries(
    // Read from what is installed: package.json says "catalog:", which is no version.
    sharedPackages.map((name) => [name, `^${require(`${name.split('/')[0]}/package.json`).version}`]),
  );
}

// How the tests of a segment run, in this workspace and outside of it.
import { fileURLToPath } from 'node:url';

const inTesting = (name) => fileURLToPath(new URL(`src/testing/${name}`, import.meta.url));

const swc = (tsx) => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
];
// As in the builds: in a .ts file `<T>(x: T) => x` is a generic function, in a .tsx file it is an open tag.
const transform = { '^.+\\.(tsx|jsx)$': swc(true), '^.+\\.(ts|mjs|js)$': swc(false) };

// Swiper and the parts of imask are ESM only, and @consorcio/shared its sources; everything else under node_modules is left as it is.
const transformIgnorePatterns = ['/node_modules/(?!(?:\\.pnpm/)?(?:swiper|(?:react-)?imask|@consorcio))'];

/** Zod loads its messages in sixty languages with each test file; only the sandbox uses some, and those are English. */
const moduleNameMapper = { 'locales/index\\.cjs$': inTesting('english-only.ts') };

/** A test file runs in a context of its own, where each use of a global is slow; each module gets these as arguments. No test replaces them. */
const sandboxInjectedGlobals = [
  ...['Array', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'Uint8Array', 'WeakMap'],
];

/** Tests on bare Node. A `.test.ts` that needs a page says `@jest-environment jsdom`. */
export const node = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  sandboxInjectedGlobals,
  moduleNameMapper,
  transform,
  transformIgnorePatterns,
});

/** A `.test.tsx` renders, so it gets a page. */
export const page = (name, roots) => ({
  ...node(name, roots),
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx'],
  // A sheet is its text in the builds; `swiper/css` is one too.
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.css$|^swiper/css(/.+)?$': inTesting('empty-style.ts'),
  },
  setupFilesAfterEnv: [inTesting('jest-setup.ts')],
});

// JavaScript, because Jest loads a TypeScript configuration only through ts-node.
import { readdirSync, readFileSync } from 'node:fs';

// One file for every package: `pnpm unit`, or `pnpm unit mf-simulation` for one team.
const swc = (tsx) => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
];
// As in the builds: in a .ts file `<T>(x: T) => x` is a generic function, in a .tsx file it is an open tag.
const transform = { '^.+\\.(tsx|jsx)$': swc(true), '^.+\\.(ts|mjs|js)$': swc(false) };

// Swiper and the parts of imask are ESM only; everything else under node_modules is left as it is.
const transformIgnorePatterns = ['/node_modules/(?!(?:\\.pnpm/)?(?:swiper|(?:react-)?imask))'];

/** Zod loads its messages in sixty languages with each test file; only the sandbox uses some, and those are English. */
const moduleNameMapper = { 'locales/index\\.cjs$': '<rootDir>/shared/src/testing/english-only.ts' };

/** A test file runs in a context of its own, where each use of a global is slow; each module gets these as arguments. No test replaces them. */
const sandboxInjectedGlobals = [
  ...['Array', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'Uint8Array', 'WeakMap'],
];

/** Tests on bare Node. A `.test.ts` that needs a page says `@jest-environment jsdom`. */
const node = (name, roots) => ({
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
const page = (name, roots) => ({
  ...node(name, roots),
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx'],
  // A sheet is its text in the builds; `swiper/css` is one too.
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.css$|^swiper/css(/.+)?$': '<rootDir>/shared/src/testing/empty-style.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
});

const segments = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const folders = (name) => [`<rootDir>/${name}`];
const packages = ['shared', 'host', ...segments];

/** A page, or another module in the place of one: only for its own file. */
const needsItsOwn = /@jest-environment|jest\.mock\(/;

/**
 * The same tests in one context, as `npm test` runs them: each module is loaded once for a package, not once for each file. That saves
 * half of their time. A file that needs a context of its own keeps it.
 */
function together(project, name) {
  const files = readdirSync(`${import.meta.dirname}/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/(^|\/)(node_modules|dist|\.cache)\//.test(file))
    .map((file) => `${name}/${file}`)
    .sort();
  const own = files.filter((file) => needsItsOwn.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  return {
    ...project,
    roots: [...project.roots, '<rootDir>/e2e/commands/mutation'],
    testMatch: ['**/mutation/all-tests.ts', ...own.map((file) => `<rootDir>/${file}`)],
    globals: { roomTests: files.filter((file) => !own.includes(file)), testNamePattern: null },
  };
}

const { UNIT_TESTS } = process.env;
delete process.env.UNIT_TESTS; // it is not meant for a Jest that a test starts

const bare = [...packages, 'e2e'].map((name) => {
  const project = node(name, folders(name));
  return UNIT_TESTS === 'together' ? together(project, name) : project;
});

export default {
  testTimeout: 120_000, // ends what hangs; it promises no speed
  projects: [...bare, ...packages.map((name) => page(name, folders(name)))],
};

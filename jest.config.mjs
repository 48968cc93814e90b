// JavaScript, because Jest loads a TypeScript configuration only through ts-node.
import { readdirSync } from 'node:fs';

// One file for every package: `pnpm unit`, or `pnpm unit mf-simulation` for one team.
const swc = (tsx) => [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
];
// As in the builds: in a .ts file `<T>(x: T) => x` is a generic function, in a .tsx file it is an open tag.
const transform = { '^.+\\.(tsx|jsx)$': swc(true), '^.+\\.(ts|mjs|js)$': swc(false) };

// Swiper ships ESM only; everything else under node_modules is left as it is.
const transformIgnorePatterns = ['/node_modules/(?!(?:\\.pnpm/)?swiper)'];

/** Packages whose tests need a page get jsdom; the rest run on bare Node. */
const browser = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  transform,
  transformIgnorePatterns,
  // A sheet is its text in the builds; `swiper/css` is one too.
  moduleNameMapper: { '\\.css$|^swiper/css(/.+)?$': '<rootDir>/shared/src/testing/empty-style.ts' },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
});
const node = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  transform,
  transformIgnorePatterns,
});

const segments = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

export default {
  projects: [
    browser('shared', ['<rootDir>/shared']),
    browser('host', ['<rootDir>/host']),
    ...segments.map((name) => browser(name, [`<rootDir>/${name}`])),
    node('e2e', ['<rootDir>/e2e']),
  ],
};

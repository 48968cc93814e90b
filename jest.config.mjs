// One file for every package: `pnpm unit`, or `pnpm unit mf-simulation` for one team.
const swc = [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
];

// Swiper ships ESM only; everything else under node_modules is left as it is.
const transformIgnorePatterns = ['/node_modules/(?!(?:\\.pnpm/)?swiper)'];

/** Packages whose tests need a page get jsdom; the rest run on bare Node. */
const browser = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(mjs|[jt]sx?)$': swc },
  transformIgnorePatterns,
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/testing/empty-style.ts' },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
});
const node = (name, roots) => ({
  displayName: name,
  roots,
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  transform: { '^.+\\.(mjs|[jt]sx?)$': swc },
  transformIgnorePatterns,
});

export default {
  projects: [
    browser('shared', ['<rootDir>/shared']),
    browser('host', ['<rootDir>/host']),
    browser('mf-simulation', ['<rootDir>/mf-simulation']),
    node('e2e', ['<rootDir>/e2e']),
  ],
};

// JavaScript, because Jest loads a TypeScript configuration only through ts-node.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { node, page } from './shared/jest.mjs';

// One file for every package: `pnpm unit`, or `pnpm unit mf-simulation` for one team.
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
  const files = readdirSync(`${import.meta.dirname}/${name}`)
    .map((part) => `${name}/${part}`)
    .filter((part) => !/\/(node_modules|dist|\.cache)$|^shared\/kit$/.test(part)) // other processes write there meanwhile
    .flatMap(filesAt)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  const own = files.filter((file) => needsItsOwn.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  return {
    ...project,
    roots: [...project.roots, '<rootDir>/e2e/commands/mutation'],
    testMatch: ['**/mutation/all-tests.ts', ...own.map((file) => `<rootDir>/${file}`)],
    globals: { roomTests: files.filter((file) => !own.includes(file)), testNamePattern: null },
  };
}

function filesAt(path) {
  const found = `${import.meta.dirname}/${path}`;
  if (!statSync(found).isDirectory()) return path;
  return readdirSync(found, { recursive: true, encoding: 'utf8' }).map((file) => `${path}/${file}`);
}

const { UNIT_TESTS } = process.env;
delete process.env.UNIT_TESTS; // it is not meant for a Jest that a test starts

const bare = [...packages, 'e2e'].map((name) => {
  const project = node(name, folders(name));
  return UNIT_TESTS === 'together' ? together(project, name) : project;
});

export default {
  testTimeout: 120_000, // ends what hangs; it promises no speed
  projects: [...bare, ...[...packages, 'e2e'].map((name) => page(name, folders(name)))],
};

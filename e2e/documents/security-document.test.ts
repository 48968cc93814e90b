import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const requirements = page.slice(page.indexOf('## OWASP ASVS'));
const rows = requirements.split('\n').filter((line) => /^\| V?\d/.test(line));

/** How many requirements each section has at levels 1 and 2 of OWASP ASVS 5.0.0. Chapters about accounts and media have one answer each. */
const levelTwo: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
};

it('names only tests that exist', () => {
  const named = [...page.matchAll(/`([\w@./-]+\.(?:test|test-d|journey|rules)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('links only to pages that exist', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(inRoot('docs/security.md')), target)))).toEqual([]);
});

it('has one answer for each requirement of levels 1 and 2', () => {
  const answered = rows.flatMap((row) => (row.split(' | ')[0] ?? '').match(/\d+\.\d+\.\d+/g) ?? []);
  const wanted = Object.entries(levelTwo).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
    ),
  );
  expect(wanted.filter((id) => !answered.includes(id))).toEqual([]);
  expect(answered.filter((id, index) => answered.indexOf(id) !== index)).toEqual([]);
});

it('says of each requirement which test proves it, or why it does not apply', () => {
  for (const row of rows) {
    const [, , state = '', reason = ''] = row.replace(/^\| | \|$/g, '').split(' | ');
    if (state === 'met') expect(reason).toMatch(/`[\w@./-]+\.(test|journey|rules)\.tsx?`/);
    else expect([state, reason.length > 10]).toEqual(['not applicable', true]);
  }
});

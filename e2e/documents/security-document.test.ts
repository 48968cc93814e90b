import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const requirements = page.slice(page.indexOf('## OWASP ASVS'));
const rows = requirements.split('\n').filter((line) => /^\| V?\d/.test(line));

it('names only tests that exist', () => {
  const named = [...page.matchAll(/`([\w@./-]+\.(?:test|test-d|journey|rules)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('links only to pages that exist', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(inRoot('docs/security.md')), target)))).toEqual([]);
});

it('says of each requirement which test proves it, or why it does not apply', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const row of rows) {
    const [, , state = '', reason = ''] = row.replace(/^\| | \|$/g, '').split(' | ');
    if (state === 'met') expect(reason).toMatch(/`[\w@./-]+\.(test|journey|rules)\.tsx?`/);
    else expect([state, reason.length > 10]).toEqual(['not applicable', true]);
  }
});

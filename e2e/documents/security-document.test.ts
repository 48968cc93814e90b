import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const TEST = /`([\w@./-]+\.(?:test|test-d|journey|rules)\.tsx?|e2e\/world\/judges\/[\w-]+\.ts)`/g;

/** The lines of a section: the words of each, and what follows them. */
function linesOf(heading: string): readonly { readonly words: string; readonly rest: string }[] {
  const [, section = ''] = page.split(`${heading}\n`);
  const [text = ''] = section.split(/^#/m);
  return [...text.matchAll(/^- \*\*([^*]+)\*\*((?:.*\n)(?: .*\n)*)/gm)].map(([, words = '', rest = '']) => ({
    words,
    rest,
  }));
}

const promises = linesOf('## What is promised, and what proves it');
const [met, without] = [linesOf('### Met'), linesOf('### Not applicable')];

it('names only tests that exist', () => {
  const named = [...page.matchAll(TEST)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(80);
  expect([...new Set(named)].filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

it('links only to pages that exist', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(inRoot('docs/security.md')), target)))).toEqual([]);
});

it('says of each promise and of each requirement which test proves it, or why it does not apply', () => {
  expect(promises.length).toBeGreaterThan(15);
  const isProven = ({ rest }: (typeof met)[number]) =>
    [...rest.matchAll(TEST), ...rest.matchAll(/breaking\.yaml/g)].length > 0;
  expect([...promises, ...met].filter((line) => !isProven(line))).toEqual([]);
  expect(without.filter(({ rest }) => rest.trim().length < 10)).toEqual([]);
});

it('has an answer for each requirement, once', () => {
  const answered = [...met, ...without].flatMap(({ words }) => words.split(/,\s+/));
  expect(answered.filter((id) => !/^(V\d+|\d+\.\d+\.\d+)$/.test(id))).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.length).toBe(160);
});

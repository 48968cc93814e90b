import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import noPrefixes from './no-prefixes-loader';

const require = createRequire(import.meta.url);
const styledComponents = dirname(require.resolve('styled-components/package.json'));
const stylis = dirname(createRequire(join(styledComponents, 'package.json')).resolve('stylis/package.json'));
const sourceOf = (name: string) => readFileSync(join(stylis, 'src', name), 'utf8');
const exportsOf = (source: string) => [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

it.each([
  ['Prefixer.js', 'export function prefix () {}'],
  ['Middleware.js', 'export function prefixer () {}'],
])('keeps the exports of the installed %s, and no prefix', (name, emptied) => {
  const lean = noPrefixes(sourceOf(name));

  expect(exportsOf(lean)).toEqual(exportsOf(sourceOf(name)));
  expect(lean).toContain(emptied);
  expect(lean.replace(/^import .*$/gm, '')).not.toMatch(/WEBKIT|MOZ/);
});

it('replaces code that styled-components runs only where a page asks for vendor prefixes', () => {
  const library = readFileSync(join(styledComponents, 'dist/styled-components.browser.cjs.js'), 'utf8');

  expect(library.match(/prefixer/g)).toHaveLength(1);
  expect(library).toMatch(/\.prefix&&\w+\.push\(\w+\.prefixer\)/);
});

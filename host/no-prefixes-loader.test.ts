import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import noPrefixes from './no-prefixes-loader';

const require = createRequire(import.meta.url);
const styledComponents = dirname(require.resolve('styled-components/package.json'));
const stylis = dirname(createRequire(join(styledComponents, 'package.json')).resolve('stylis/package.json'));
const exportsOf = (source: string) => [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

it('exports what the installed module exports', () => {
  const installed = readFileSync(join(stylis, 'src/Prefixer.js'), 'utf8');

  expect(exportsOf(noPrefixes())).toEqual(exportsOf(installed));
});

it('replaces code that styled-components runs only where a page asks for vendor prefixes', () => {
  const library = readFileSync(join(styledComponents, 'dist/styled-components.browser.cjs.js'), 'utf8');

  expect(library.match(/prefixer/g)).toHaveLength(1);
  expect(library).toMatch(/\.prefix&&\w+\.push\(\w+\.prefixer\)/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import leanRouter from './lean-router-loader';
import noPrefixes from './no-prefixes-loader';

const require = createRequire(import.meta.url);

describe('The loader of the lean router', () => {
  const routerOfHost = createRequire(require.resolve('react-router-dom'));
  const dist = dirname(routerOfHost.resolve('react-router'));
  const files = readdirSync(dist).filter((name) => name.endsWith('.mjs'));
  const before = files.map((name) => readFileSync(join(dist, name), 'utf8')).join('\n');
  const after = leanRouter(before);

  it.each([
    ['names', /^\w+\.displayName =/gm, 10],
    ['calls', /^(var|let|const) \w+ = React\d*\.(createContext|forwardRef|memo)\(/gm, 10],
    ['lookups', /^var \w+ = React\d*\[/gm, 0],
  ])('finds the %s in the installed router', (_, pattern, most) => {
    expect(before.match(pattern)?.length).toBeGreaterThan(most);
    expect(after.match(pattern)).toBeNull();
  });

  it('changes nothing else', () => {
    const withoutMarks = (source: string) =>
      source.replaceAll('/* @__PURE__ */ ', '').replaceAll(/ \(\(\) => (React\d*\[\w+\])\)\(\);$/gm, ' $1;');
    const withoutNames = (source: string) => source.replaceAll(/^\w+\.(displayName|contextType) = .*$/gm, '');
    expect(withoutMarks(after)).toBe(withoutMarks(withoutNames(before)));
  });
});

describe('The loader without prefixes', () => {
  const styledComponents = dirname(require.resolve('styled-components/package.json'));
  const stylis = dirname(createRequire(join(styledComponents, 'package.json')).resolve('stylis/package.json'));
  const exportsOf = (source: string) => [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

  it.each([
    ['Prefixer.js', 'export function prefix () {}'],
    ['Middleware.js', 'export function prefixer () {}'],
  ])('keeps the exports of the installed %s, and no prefix', (name, emptied) => {
    const source = readFileSync(join(stylis, 'src', name), 'utf8');
    const lean = noPrefixes(source);
    expect(exportsOf(lean)).toEqual(exportsOf(source));
    expect(lean).toContain(emptied);
    expect(lean.replace(/^import .*$/gm, '')).not.toMatch(/WEBKIT|MOZ/);
  });

  it('replaces code that styled-components runs only where a page asks for vendor prefixes', () => {
    const library = readFileSync(join(styledComponents, 'dist/styled-components.browser.cjs.js'), 'utf8');
    expect(library.match(/prefixer/g)).toHaveLength(1);
    expect(library).toMatch(/\.prefix&&\w+\.push\(\w+\.prefixer\)/);
  });
});

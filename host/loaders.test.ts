import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import leanRouter from './lean-router-loader';
import noPrefixes from './no-prefixes-loader';

describe('The loader of the lean router', () => {
  const require = createRequire(import.meta.url);
  const routerOfHost = createRequire(require.resolve('react-router-dom'));

  /** Every module of the installed router. */
  function sources(): string {
    const dist = dirname(routerOfHost.resolve('react-router'));
    const files = readdirSync(dist).filter((name) => name.endsWith('.mjs'));
    return files.map((name) => readFileSync(join(dist, name), 'utf8')).join('\n');
  }

  const names = /^\w+\.displayName =/gm;
  const calls = /^(var|let|const) \w+ = React\d*\.(createContext|forwardRef|memo)\(/gm;
  const lookups = /^var \w+ = React\d*\[/gm;

  it('finds the names, the calls and the lookups in the installed router', () => {
    const before = sources();
    const after = leanRouter(before);

    expect(before.match(names)?.length).toBeGreaterThan(10);
    expect(before.match(calls)?.length).toBeGreaterThan(10);
    expect(before.match(lookups)).not.toBeNull();
    expect(after.match(names)).toBeNull();
    expect(after.match(calls)).toBeNull();
    expect(after.match(lookups)).toBeNull();
  });

  it('changes nothing else', () => {
    const withoutMarks = (source: string) =>
      source.replaceAll('/* @__PURE__ */ ', '').replaceAll(/ \(\(\) => (React\d*\[\w+\])\)\(\);$/gm, ' $1;');
    const withoutNames = (source: string) => source.replaceAll(/^\w+\.(displayName|contextType) = .*$/gm, '');

    expect(withoutMarks(leanRouter(sources()))).toBe(withoutMarks(withoutNames(sources())));
  });
});

describe('The loader without prefixes', () => {
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
});

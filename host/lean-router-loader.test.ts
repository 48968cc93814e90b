import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import leanRouter from './lean-router-loader';

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

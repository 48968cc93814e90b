import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [dialog, worker, store, place] = ['A dialog', 'A worker', 'Only the host stores', 'Address, history'];
const [message, request, permission, html] = ['A message', 'Send a request', 'The host asks', 'Raw HTML'];
const [global, clock, effect] = ['Globals', 'A step that', 'What an effect starts'];

/** A line of a segment, and how the sentence about it begins; nothing is said about a line without one. */
const lines: readonly (readonly [code: string, begins?: string])[] = [
  ["alert('Oi')", dialog],
  ['window.confirm(question)', dialog],
  ['window.print()'],
  ["new Worker('a.js')", worker],
  ["navigator.serviceWorker.register('/a.js')", worker],
  ["localStorage.setItem('a', 'b')", store],
  ["window.sessionStorage.getItem('a')", store],
  ["indexedDB.open('a')", store],
  ["document.cookie = 'a=1'", store],
  ["typeof localStorage === 'object'"],
  ["location.href = '/a'", place],
  ["window.location = '/a'", place],
  ["location.assign('/a')", place],
  ["history.pushState(null, '', '#a')", place],
  ["document.title = 'A'", place],
  ['location.pathname.length'],
  ["window.parent.postMessage({ nota }, '*')", message],
  ["fetch('/a')", request],
  ['new XMLHttpRequest()', request],
  ["http.get('/api/categoria', options)"],
  ['navigator.clipboard.readText()', permission],
  ["navigator.permissions.query({ name: 'geolocation' })", permission],
  ["navigator.clipboard.writeText('a')"],
  ["row.innerHTML = '<b>a</b>'", html],
  ["row.insertAdjacentHTML('beforeend', a)", html],
  ['h(Row, { dangerouslySetInnerHTML: html })', html],
  ["row.textContent = 'a'"],
  ['window.pesquisa = {}', global],
  ['Array.prototype.last = last', global],
  ['console.log(a)', "A visitor's console"],
  ['createGlobalStyle`p { color: red; }`', 'A global style'],
  ['createGlobalStyle`@media print { body { color: red; } }`'],
  ['new Date()', clock],
  ['Date.now()', clock],
  ['Math.random()', clock],
  ['new Date(day)'],
  ['useEffect(() => { setInterval(look, 1000); }, [])', effect],
  ["useEffect(() => { window.addEventListener('resize', look); }, [])", effect],
  ['useLayoutEffect(() => { new ResizeObserver(look).observe(row); }, [])', effect],
  ['useEffect(() => { const timer = setTimeout(look, 9); return () => clearTimeout(timer); }, [])'],
  ['useEffect(() => { const stop = store.subscribe(look); return stop; }, [])'],
  ['new Function(code)'],
  ["eval('a')", 'eval()'],
];

it('says what the source of a segment shows, once, and nothing about its neighbours', () => {
  const dir = mkdtempSync(join(tmpdir(), 'segment-rules-'));
  const written = lines.map(
    ([code]) => `export const line = () => ${/^use[EL]/.test(code) ? `{ ${code} }` : `(${code})`};`,
  );
  writeFileSync(join(dir, 'part.ts'), written.join('\n'));
  try {
    const said = JSON.parse(lint(dir)).diagnostics.map(
      ({ location, message: says }: { location: { start: { line: number } }; message: string }) =>
        [location.start.line, says] as const,
    );
    for (const [index, [code, begins]] of lines.entries()) {
      const about = said.flatMap(([line, says]: readonly [number, string]) => (line === index + 1 ? says : []));
      const expected = begins === undefined ? [] : [expect.stringMatching(begins.replace(/[()]/g, '\\$&'))];
      expect([code, about]).toEqual([code, expected]);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
});

/** Biome ends with 1 when it finds something. */
function lint(dir: string): string {
  const biome = require.resolve('@biomejs/biome/bin/biome', { paths: [join(__dirname, '../..')] });
  try {
    const options = [`--config-path=${join(__dirname, 'segment.json')}`, '--reporter=json', '--max-diagnostics=none'];
    return execFileSync(process.execPath, [biome, 'lint', ...options, dir], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

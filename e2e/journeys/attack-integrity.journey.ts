import { readdirSync, readFileSync } from 'node:fs';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { cellsOf } from '../pages/fixtures/sample';
import { expect, isWhole, test } from '../serving/attack/attack-test';
import { expectRefusals, playWithOtherByte } from '../serving/attack/integrity-matrix';

test('every script of every build is listed with its hash', () => {
  const page = readFileSync(inRoot('host/dist/index.html'), 'utf8');
  for (const name of builtPackages()) {
    const list = name === 'host' ? page : readFileSync(inRoot(name, 'dist/mf-manifest.json'), 'utf8');
    const scripts = readdirSync(inRoot(name, 'dist')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      expect(list.replaceAll('": "', '":"'), file).toContain(
        `${file}":"${integrityOf(readFileSync(inRoot(name, 'dist', file)))}"`,
      );
    }
  }
});

test('a script with another byte is refused, with ways on', async ({ context, stack, seeds, watched }) => {
  test.setTimeout(900_000);
  watched.expectFailedRequests(/./);
  watched.expectLine(/./); // each refused script says so, and the product names the failure
  await expectRefusals({ context, url: stack.url, seeds }, isWhole);
});

test('a page or settings with other bytes run nothing', async ({ context, stack, seeds, watched }) => {
  watched.expectFailedRequests(/./);
  watched.expectLine(/./);
  watched.expectUncaught("the 'default' policy failed to execute"); // for a script from elsewhere
  const attacked = { context, url: stack.url, seeds };
  stack.release('simulation', { integrity: integrityOf(readFileSync(inRoot('mf-simulation/dist/mf-manifest.json'))) });
  for (const [path, what, change] of isWhole ? [...changes, ...moreChanges] : cellsOf(changes, 2))
    await test.step(what, () => playWithOtherByte(attacked, path, undefined, change));
});

type Change = readonly [path: string, what: string, change: (text: string) => string];

const changes: readonly Change[] = [
  ['/', 'another first script', (html) => inScript(html, 0)],
  ['/', 'another third script', (html) => inScript(html, 2)],
  ['/', 'one script more', (html) => html.replace('</head>', '<script>pwned=1</script></head>')],
  ['/config.json', 'an API that is code', (text) => withAddress(text, 'apiBaseUrl', 'javascript:pwned=1')],
  ['/release.json', 'manifests that are code', (text) => withAddress(text, 'manifest', 'data:text/javascript,pwned=1')],
  ['/mf-manifest.json', 'a line more', (text) => `${text}\n`],
];

/** For the whole attack. */
const moreChanges: readonly Change[] = [
  ['/release.json', 'another hash', (text) => text.replace(/sha384-./, 'sha384-_')],
  ['/config.json', 'another API', (text) => text.replace(/("apiBaseUrl":"http:\/\/localhost:)\d/, '$10')],
  ['/', 'another second script', (html) => inScript(html, 1)],
  [
    '/',
    'a script from elsewhere',
    (html) => html.replace('</head>', '<script src="data:text/javascript,pwned=1"></script></head>'),
  ],
  ['/', 'a handler', (html) => html.replace('<div id="root"', '<div onclick="pwned=1" id="root"')],
  ...['/config.json', '/release.json', '/mf-manifest.json'].flatMap((path): Change[] => [
    [path, 'no brace', (text) => text.slice(1)],
    [path, '3 MB more', (text) => text.replace('{', () => `{"more":"${'x'.repeat(3 * 1024 * 1024)}",`)],
    [path, '100,000 levels', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      path,
      'prototypes',
      (text) => text.replace('{', '{"__proto__":{"pwned":1},"constructor":{"prototype":{"pwned":1}},'),
    ],
    [path, 'a web page', () => '<!doctype html><script>pwned=1</script>'],
  ]),
];

/** Code at the start of one of the scripts in the HTML. */
function inScript(html: string, index: number): string {
  let turn = -1;
  return html.replace(/<script>/g, (tag) => {
    turn += 1;
    return turn === index ? `${tag}pwned=1;` : tag;
  });
}

function withAddress(text: string, key: string, address: string): string {
  return text.replaceAll(new RegExp(`"${key}":"[^"]*"`, 'g'), `"${key}":"${address}"`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { integrityOf } from '@consorcio/host/release';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { expect, isWhole, test } from '../attack/attack-test';
import { expectRefusals } from '../attack/expect-refusals';
import { playWithOtherByte } from '../attack/integrity-matrix';
import { opening } from '../attack/script-moments';

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

test('a script with another byte is refused, and the visitor has ways on', async ({
  context,
  stack,
  seeds,
  watched,
}) => {
  test.setTimeout(900_000);
  watched.expectFailedRequests(/./);
  watched.expectLine(/./); // each refused script says so, and the product names the failure
  await expectRefusals({ context, url: stack.url, seeds }, isWhole);
});

test('a page or a file of settings with other bytes runs nothing, and the visitor has ways on', async ({
  context,
  stack,
  seeds,
  watched,
}) => {
  watched.expectFailedRequests(/./);
  watched.expectLine(/./);
  watched.expectUncaught("the 'default' policy failed to execute"); // for a script from elsewhere
  const attacked = { context, url: stack.url, seeds };
  stack.release('simulation', { integrity: integrityOf(readFileSync(inRoot('mf-simulation/dist/mf-manifest.json'))) });
  let turn = 0;
  const inScript = (index: number) => (html: string) => {
    turn = -1;
    return html.replace(/<script>/g, (tag) => {
      turn += 1;
      return turn === index ? `${tag}pwned=1;` : tag;
    });
  };
  for (const [path, what, change] of [
    ['/', 'its first script', inScript(0)],
    ['/', 'its second script', inScript(1)],
    ['/', 'its third script', inScript(2)],
    ['/', 'one script more', (html: string) => html.replace('</head>', '<script>pwned=1</script></head>')],
    [
      '/',
      'a script from elsewhere',
      (html: string) => html.replace('</head>', '<script src="data:text/javascript,pwned=1"></script></head>'),
    ],
    ['/', 'a handler', (html: string) => html.replace('<div id="root"', '<div onclick="pwned=1" id="root"')],
    ['/config.json', 'no brace', (text: string) => text.slice(1)],
    ['/config.json', 'another API', (text: string) => text.replace(/("apiBaseUrl":"http:\/\/localhost:)\d/, '$10')],
    ['/release.json', 'no brace', (text: string) => text.slice(1)],
    [
      '/release.json',
      'another hash',
      (text: string) => text.replace('sha384-', 'sha384-A').replace(/(sha384-.{64})./, '$1'),
    ],
    ['/mf-manifest.json', 'a line more', (text: string) => `${text}\n`],
  ] as const) {
    const outcome = await playWithOtherByte(attacked, path, opening, { change });
    expect.soft(outcome, `${path} with ${what}`).toMatchObject({ hasRun: false, waysOn: true });
    expect.soft(outcome.ended, `${path} with ${what}`).not.toBe('with nothing');
  }
});

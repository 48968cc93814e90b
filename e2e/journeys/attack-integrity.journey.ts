import { readdirSync, readFileSync } from 'node:fs';
import { integrityOf } from '@consorcio/host/release';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { expect, isWhole, test } from '../attack/attack-test';
import { playWithOtherByte } from '../attack/integrity-matrix';
import { onePerKind, opening, scriptsOf, stretches } from '../attack/script-moments';

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
  const attacked = { context, url: stack.url, seeds };
  const scripts = await scriptsOf(attacked, isWhole ? stretches : [opening]);
  const kinds = onePerKind(scripts);
  expect(kinds.size).toBe(5);
  for (const [path, stretch] of isWhole ? scripts : kinds) {
    const outcome = await playWithOtherByte(attacked, path, stretch);
    expect.soft(outcome, path).toMatchObject({ refused: true, waysOn: true });
    expect.soft(outcome.ended, path).not.toBe('with nothing');
  }
  for (const [path, stretch] of kinds) {
    const outcome = await playWithOtherByte(attacked, path, stretch, { isProtected: false });
    expect(outcome, `a control: ${path} without hashes`).toEqual({ refused: false, ended: 'as usual', waysOn: true });
  }
});

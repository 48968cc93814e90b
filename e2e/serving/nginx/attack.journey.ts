import { test as base } from '../../pages/fixtures/nginx-test';
import { collectSeeds, type Seeds } from '../../pages/fixtures/seeds';
import { isWhole } from '../attack/attack-test';
import { expectRefusals } from '../attack/expect-refusals';

const test = base.extend<object, { seeds: Seeds }>({
  seeds: [async ({ nginx }, use) => use(await collectSeeds(nginx.sandbox.url)), { scope: 'worker' }],
});

test('a script with another byte is refused behind nginx too', async ({ context, nginx, seeds, watched }) => {
  test.setTimeout(900_000);
  watched.expectFailedRequests(/./);
  watched.expectLine(/./);
  await expectRefusals({ context, url: nginx.url, seeds }, isWhole);
});

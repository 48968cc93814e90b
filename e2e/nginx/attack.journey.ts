import { isWhole } from '../attack/attack-test';
import { expectRefusals } from '../attack/expect-refusals';
import { serveForeignPage } from '../attack/foreign-page';
import { test as base, expect } from '../fixtures/nginx-test';
import { collectSeeds, type Seeds } from '../fixtures/seeds';

const test = base.extend<object, { seeds: Seeds }>({
  seeds: [
    async ({ browser, nginx }, use) =>
      use(await collectSeeds(browser, { url: nginx.url, restore: async () => undefined })),
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a script with another byte is refused behind nginx too', async ({ context, nginx, seeds, watched }) => {
  test.setTimeout(900_000);
  watched.expectFailedRequests(/./);
  watched.expectLine(/./);
  await expectRefusals({ context, url: nginx.url, seeds }, isWhole);
});

test('a foreign page may frame no page of nginx', async ({ page, nginx, watched }) => {
  watched.expectLine('frame-ancestors');
  watched.expectFailedRequests(/./); // the not-found page
  const foreign = await serveForeignPage();
  await page.goto(foreign.url);
  await page.evaluate(
    (urls) => {
      document.body.replaceChildren(...urls.map((src) => Object.assign(document.createElement('iframe'), { src })));
    },
    ['/', '/app', '/livelo', '/nao-existe'].map((path) => nginx.url + path),
  );
  await expect.poll(() => page.frames().filter((each) => each.url().startsWith('chrome-error:')).length).toBe(4);
  await foreign.stop();
});

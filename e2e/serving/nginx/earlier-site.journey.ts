import { listen } from '@consorcio/host/serving';
import { passOn } from '../../commands/preview/proxy';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { given, thenSee, when } from '../../pages/fixtures/words';
import { labels } from '../../pages/labels';

/** As many generators of sites write it. */
const keepingWorker = `
  oninstall = (event) => event.waitUntil(caches.open('loja').then((cache) => cache.add('/')));
  onfetch = (event) => event.respondWith(caches.match('/'));
`;

for (const script of ['/sw.js', '/assets/loja.js?v=3'])
  test(`a browser that keeps an earlier site by its worker ${script} shows our page by itself`, async ({
    page,
    nginx,
  }) => {
    let isOurs = false;
    const { port, close } = await listen((request, response) => {
      if (isOurs) return passOn(request, response, nginx.url, "'none'");
      const [type, text] = request.url === script ? ['javascript', keepingWorker] : ['html', '<h1>Loja antiga</h1>'];
      response.writeHead(200, { 'content-type': `text/${type}`, 'service-worker-allowed': '/' }).end(text);
    }, 0);
    const address = `http://localhost:${port}/`;
    await given('a visitor of a site with a worker that answers everything', async () => {
      await page.goto(address);
      await page.evaluate(async (script) => {
        await navigator.serviceWorker.register(script, { scope: '/' });
        await navigator.serviceWorker.ready;
      }, script);
    });
    await when('our product is at that address and they come back', async () => {
      isOurs = true;
      expect((await page.goto(address))?.fromServiceWorker()).toBe(true);
    });
    await thenSee('our page, and nothing of the earlier site is left', async () => {
      await expect(page.getByRole('button', { name: labels.start })).toBeVisible();
      const left = () => Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]);
      expect(await page.evaluate(left)).toEqual([[], []]);
    });
    await close();
  });

import { listen } from '@consorcio/host/serving';
import { passOn } from '../../commands/preview/proxy';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { aVisitor } from '../../pages/fixtures/visitors';
import { given, thenSee, when } from '../../pages/fixtures/words';
import { labels } from '../../pages/labels';

test('only the app around an app brand may frame it, and hears it', async ({ page, nginx, watched, refused }) => {
  watched.expectLine("frame-ancestors 'none'");
  const received: unknown[] = [];
  await page.exposeFunction('received', (data: unknown) => void received.push(data));
  await given('a page of the app with data of two brands', async () => {
    await page.goto(`${nginx.config.appBridge.parentOrigin}/docs`);
    await page.evaluate((origin) => {
      window.addEventListener('message', ({ data }) => Reflect.get(window, 'received')(data));
      const frameOf = (name: string, path: string) =>
        Object.assign(document.createElement('iframe'), { name, src: origin + path, width: 360, height: 600 });
      document.body.replaceChildren(frameOf('app', '/app'), frameOf('home', '/'));
    }, nginx.url);
  });
  const start = page.frameLocator('[name=app]').getByRole('button', { name: labels.start });
  await when('a visitor starts', () => start.click());
  await thenSee('the app is notified', () => expect.poll(() => received).toEqual(['Começar']));
  await thenSee('the other brand is not shown', async () => {
    await expect(page.frameLocator('[name=home]').getByRole('log')).toHaveCount(0);
    expect(refused).toEqual([]);
  });
});

test('a purchase at a partner’s own name, while the release changes', async ({ page, chat, nginx, watched }) => {
  watched.expectHost('consorcio.premmia.example');
  const runs = async (build: string) => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded).toContain(`${nginx.segments.simulation}/${build}/mf-manifest.json`);
  };
  await given("a visitor at a partner's host name", async () => {
    await chat.open(`http://consorcio.premmia.example:${new URL(nginx.url).port}/`);
    await expect(chat.botMessage('Este é o consórcio em parceria com Premmia.')).toBeVisible();
    await chat.walkTo('lead-nome', aVisitor());
  });
  await thenSee('the first builds run', () => runs('first'));
  await when('the second builds are released and a new visitor arrives', async () => {
    await nginx.releaseBuild('second');
    await page.evaluate(() => sessionStorage.clear());
    await chat.open(`${nginx.url}/?utm_source=${'x'.repeat(60_000)}`);
    await chat.walkTo('payment-pix-options', aVisitor());
  });
  await thenSee('they run, under the same policy', async () => {
    await runs('second');
    await nginx.releaseBuild('first');
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    const picture = chat.charge.getByRole('img', { name: 'QR code do Pix' });
    await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0);
  });
  await when('they pay, and answer the survey', () => chat.walkTo('pesquisa-ate-mais', aVisitor()));
  await thenSee('it is paid once', async () => {
    const { charges } = await nginx.sandbox.ledger();
    expect(charges).toMatchObject([{ metodo: 'pix', situacao: 'registrado' }]);
  });
});

test('the policy blocks and reports what no page of ours does', async ({ page, nginx, watched, refused }) => {
  watched.expectLine('Content Security Policy');
  watched.expectLine(/^This document requires 'Trusted/);
  await page.goto(nginx.url);
  await page.evaluate(async () => {
    const make = <Tag extends 'script' | 'style' | 'img'>(tag: Tag, has: object) =>
      document.body.append(Object.assign(document.createElement(tag), has));
    const stolen = `http://127.0.0.1:${location.port}/?stolen`;
    for (const attempt of [
      () => make('script', { textContent: 'window.hacked = true' }),
      () => {
        document.body.innerHTML = '<img src=x onerror="window.hacked = true">';
      },
      () => make('script', { src: '/main.js?evil' }),
      () => make('style', {}),
      () => make('style', { textContent: 'body { display: none }' }),
      () => fetch(stolen),
      () => make('img', { src: stolen }),
    ])
      await Promise.resolve()
        .then(attempt)
        .catch(() => undefined); // Trusted Types throw; the violation is reported too
  });
  const directives = () => refused.map((line) => line.slice(0, line.indexOf(':')));
  const trusted = Array.from({ length: 3 }, () => 'require-trusted-types-for');
  await expect.poll(directives).toEqual([...trusted, 'style-src-elem', 'connect-src', 'img-src']);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await thenSee('the sandbox received the reports of the browser', () =>
    expect
      .poll(async () => (await nginx.sandbox.policyReports()).map(({ directive }) => directive))
      .toEqual(expect.arrayContaining(directives())),
  );
});

/** As many generators of sites write it. */
const keepingWorker = `
  oninstall = (event) => event.waitUntil(caches.open('loja').then((cache) => cache.add('/')));
  onfetch = (event) => event.respondWith(caches.match('/'));
`;

for (const script of ['/sw.js', '/assets/loja.js?v=3'])
  test(`a browser with the worker ${script} of an earlier site shows our page by itself`, async ({ page, nginx }) => {
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

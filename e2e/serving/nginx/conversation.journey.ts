import { expect, test } from '../../pages/fixtures/nginx-test';
import { aVisitor } from '../../pages/fixtures/visitors';
import { given, thenSee, when } from '../../pages/fixtures/words';
import { labels } from '../../pages/labels';

test('the app around an app brand may frame it and receives its events; no other page may frame anything', async ({
  page,
  nginx,
  watched,
  refused,
}) => {
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

test('a partner’s own name, a release that changes under nginx, and a purchase to the goodbye', async ({
  page,
  chat,
  nginx,
  watched,
}) => {
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

import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { charged, expectSaleClosed, openPix, payTheCard } from '../pages/fixtures/payments';
import type { Stack } from '../pages/fixtures/stack';
import { container, standInGtm, troubles } from '../pages/fixtures/stand-in-gtm';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import type { Watch } from '../pages/fixtures/watch';
import { when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

const script = 'text/javascript';
const visitor = aVisitor();

/** A stand-in for the container, its vendors and its preview. What tags sent, by host and path, is in the result. */
async function useContainer(
  context: BrowserContext,
  stack: Stack,
  watched: Watch,
  { body = standInGtm(), brand = {} }: { body?: string; brand?: object } = {},
) {
  const sent: string[] = [];
  await context.route(/^https:/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    watched.expectHost(hostname);
    sent.push(hostname + pathname);
    if (pathname === '/gtm.js') return route.fulfill({ contentType: script, body });
    if (pathname === '/debug/bootstrap')
      return route.fulfill({ contentType: script, body: 'window.opener.postMessage(document.title, "*")' });
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: ':root { --badge: 1 }' });
    if (pathname.endsWith('.js'))
      return route.fulfill({
        contentType: script,
        body: `containerLog['${pathname}'] = true`,
      });
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<title>Tag Assistant</title>' });
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  expect(await stack.overrideBrands({ 'home.json': JSON.stringify({ trackingId: container, ...brand }) })).toEqual([]);
  return sent;
}

const logIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'containerLog') as Record<string, unknown>);
const worked = async (page: Page, name: string) => (await logIn(page))?.[name];
const cookiesIn = (page: Page) => page.evaluate(() => document.cookie);
const answer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name });

test('a container does in the page what its users expect', async ({ chat, page, context, stack, watched }) => {
  const sent = await useContainer(context, stack, watched);
  await when('a visitor comes from a campaign', () => chat.open('/?utm_source=mail&gclid=abc'));
  await expect.poll(() => worked(page, '/fbevents.js')).toBe(true);
  expect(sent.filter((path) => path.includes('gtm.js'))).toHaveLength(1);
  expect(await logIn(page)).toMatchObject({
    'consent denied': '',
    'campaign of the address': 'mail,abc',
    'variable in JavaScript': 42,
    'custom HTML': 'rgb(1, 2, 3)',
    'script of custom HTML': true,
    '/pagead/conversion_async.js': true,
  });
  await when('they begin', () => chat.choose(labels.start));
  await expect.poll(() => worked(page, 'gtm.click')).toEqual({ text: labels.start });
  // A tag may take long, so the answer is on the screen before.
  await expect.poll(() => worked(page, 'own answers at Começar')).toBe(1);
  await when('they open and leave a dialog', async () => {
    await chat.press(page.getByRole('button', { name: 'Sobre' }));
    await expect.poll(() => worked(page, 'gtm.historyChange')).toEqual({ source: 'pushState' });
    await page.goBack();
    await expect.poll(() => worked(page, 'gtm.historyChange')).toEqual({ source: 'popstate' });
  });
  expect(await cookiesIn(page)).toBe('');
  expect(sent).toContain('region1.google-analytics.com/g/collect');
  expect(sent.join()).not.toMatch(/doubleclick|\/tr,/);

  await when('they accept', () => chat.press(answer(page, 'Aceitar')));
  const names = ['_fbp', '_ga', '_gcl_aw'];
  const namesIn = (cookies: string) =>
    cookies
      .split('; ')
      .map((cookie) => cookie.split('=')[0])
      .sort();
  await expect.poll(async () => namesIn(await cookiesIn(page))).toEqual(names);
  await expect.poll(() => sent.join()).toMatch(/googleads\.g\.doubleclick\.net/);
  await expect.poll(() => sent.join()).toMatch(/connect\.vendor\.example\/tr/);
  const before = await cookiesIn(page);
  await page.goto('/?utm_source=mail&gclid=abc');
  await expect.poll(() => worked(page, '_ga')).toBeTruthy();
  expect(await cookiesIn(page)).toBe(before); // the same visitor
});

test('a preview talks to the window that opened the page', async ({ page, context, stack, watched }) => {
  await useContainer(context, stack, watched);
  await page.goto('https://tagassistant.google.com/');
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => {
    addEventListener('message', ({ data }) => Object.assign(window, { heard: data }));
    window.open(`${url}/?gtm_debug=1`);
  }, stack.url);
  const previewed = await opened;
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(await previewed.title());
  const badge = () => previewed.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--badge'));
  await expect.poll(badge).toBe('1');
});

for (const trouble of [...troubles, 'is slow', 'is blocked'] as const)
  test(`a container that ${trouble} does not stop a sale`, async ({ chat, context, stack, watched, beginAt }) => {
    watched.expectUncaught('container');
    watched.expectFailedRequests('/gtm.js');
    const isOurs = trouble !== 'is slow' && trouble !== 'is blocked';
    await useContainer(context, stack, watched, isOurs ? { body: standInGtm(trouble) } : {});
    await context.route('**/gtm.js?*', async (route) => {
      if (trouble === 'is blocked') return route.abort('blockedbyclient');
      if (trouble === 'is slow') await new Promise((resolve) => setTimeout(resolve, 3000));
      return route.fallback();
    });
    await beginAt('payment-options');
    await openPix(chat);
    await chat.choose(labels.pixPaid);
    await expectSaleClosed(chat);
    await when('they answer the survey', () => chat.walkTo('pesquisa-ate-mais', visitor));
    expect(await charged(stack)).toEqual(['pix registrado']);
  });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const price = 438.75;

/** What the SPEC says that a container gets of the sale of `visitor`, in its order. */
const eventsOf = (method: string) => [
  { event: 'Começar', bot_type: 'home' },
  { event: 'Produto Categoria', produto_categoria: 'AN' },
  { event: 'credit value', valor_credito: 60_000 },
  { event: 'income', renda_mensal: 8000 },
  {
    event: 'personal data updated',
    user_data: {
      sha256_email_address: sha256('marina@example.com'),
      sha256_phone_number: sha256('+5511987654321'),
    },
  },
  { event: 'Lead Save' },
  { event: 'Ver Planos' },
  { event: 'Plano Selecionado' },
  { event: 'personal data updated', sha256_cpf_cnpj: sha256('52998224725') },
  { event: 'Cadastro CEP' },
  { event: 'Pagamento Processado', method, status: 'sucesso' },
  {
    event: 'purchase',
    ecommerce: {
      ...{ transaction_id: '1001', value: price, currency: 'BRL', payment_type: method },
      items: [{ item_id: '20801', item_name: 'Carro R$\u00a060.000,00', item_category: 'AN', price, quantity: 1 }],
    },
  },
  { event: 'Pesquisa', midia: 'instagram', csatcompra: 5, humano: false, csatinsidesales: null },
];

/** What the container of all pages got from the product, in order: events, and commands without their default, which each page begins with. */
async function listen(context: BrowserContext): Promise<() => readonly object[]> {
  const entries: object[] = [];
  await context.exposeFunction('tellTest', (entry: object) => void entries.push(entry));
  const isOwn = (entry: object) => !('event' in entry && String(entry.event).startsWith('gtm.'));
  return () => entries.filter((entry) => isOwn(entry) && !(Array.isArray(entry) && entry[1] === 'default'));
}

/** The browser was closed, with its session storage; the visitor opens the address again. */
async function comeBack(chat: ChatPage): Promise<ChatPage> {
  const step = await chat.settledStep();
  const page = await chat.page.context().newPage();
  await chat.page.close();
  await page.goto('/');
  const next = new ChatPage(page, chat.finger !== undefined);
  await next.isAt('conversa-guardada');
  await next.press(next.option('Continuar de onde parei'));
  await next.isAt(step);
  return next;
}

const sales = {
  'pix, with a reload at each turn': async (chat: ChatPage) => {
    await chat.page.reload();
    await openPix(chat);
    await chat.page.reload();
    await chat.choose(labels.pixPaid);
    await expectSaleClosed(chat);
    await chat.page.reload();
    return chat;
  },
  'boleto, in a browser that was closed twice': async (chat: ChatPage) => {
    const next = await comeBack(chat);
    await next.choose(labels.boleto);
    await next.isAt('payment-boleto-options');
    await next.choose(labels.boletoAccepted);
    await expectSaleClosed(next);
    return comeBack(next);
  },
  'cartao, with a consent that is given late': async (chat: ChatPage) => {
    await payTheCard(chat);
    await expectSaleClosed(chat);
    await chat.press(answer(chat.page, 'Aceitar'));
    return chat;
  },
};
for (const [sale, pay] of Object.entries(sales))
  test(`a container receives the events of a whole sale once: ${sale}`, async ({ chat, context, stack, watched }) => {
    await useContainer(context, stack, watched);
    const received = await listen(context);
    await chat.open();
    await chat.walkTo('payment-options', visitor);
    const last = await pay(chat);
    await last.walkTo('pesquisa-ate-mais', visitor);
    const [method = ''] = sale.split(',');
    const [survey, ...others] = eventsOf(method).reverse();
    const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
    const update = ['consent', 'update', { ...granted, analytics_storage: 'granted' }];
    const expected = [...others.reverse(), ...(sale.includes('consent') ? [update] : []), survey];
    await expect.poll(received).toEqual(expected);
  });

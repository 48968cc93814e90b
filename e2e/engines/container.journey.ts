import { charged } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { container, standInGtm, troubles } from '../pages/fixtures/stand-in-gtm';
import { aVisitor } from '../pages/fixtures/visitors';
import { when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { expect, test } from './engine-test';

// The addresses of the container and its tags lead nowhere here. What the stand-in does in a whole sale: e2e/journeys/analytics.journey.ts.
test.use({ failingPath: /google|vendor\.example|gtm\.js|container|custom HTML/ });

test.beforeEach(async ({ stack }) => {
  expect(await stack.overrideBrands({ 'home.json': JSON.stringify({ trackingId: container }) })).toEqual([]);
});
test.afterEach(({ stack }) => stack.overrideBrands({}).then(() => undefined)); // other journeys share the product

test('a container works in the page, once the visitor accepts its cookies', async ({ chat, stack }) => {
  const { page } = chat;
  const log = () => page.evaluate<Record<string, unknown>>('window.containerLog');
  await page.goto(stack.url);
  await chat.isAt('intro');
  await page.evaluate(standInGtm());
  await when('the visitor begins, and has not answered', () => chat.press(chat.option(labels.start)));
  await expect.poll(async () => (await log())['own answers at Começar']).toBe(1);
  expect(await log()).toMatchObject({
    'consent denied': '',
    'variable in JavaScript': 42,
    'custom HTML': 'rgb(1, 2, 3)',
    'script of custom HTML': true,
    'gtm.click': { text: labels.start },
  });
  expect(await page.evaluate('document.cookie')).toBe('');
  await when('they accept', () => chat.press({ role: 'button', name: 'Aceitar' }));
  await expect.poll(async () => Object.keys(await log())).toEqual(expect.arrayContaining(['_ga', '_fbp']));
  expect(await page.evaluate('document.cookie')).toMatch(/_ga=GA1\.1\./);
  await page.reload();
  await chat.walkTo('lead-credit-value', aVisitor());
  const strip = () => page.evaluate('document.querySelector("[aria-label=Cookies]")?.textContent ?? null');
  expect(await strip()).toBeNull();
  await chat.press({ role: 'button', name: 'Esquecer meus dados' });
  await chat.press({ role: 'button', name: 'Apagar' });
  await chat.isAt('intro');
  await expect.poll(strip).toContain('Aceitar');
});

for (const trouble of cellsOf(troubles, troubles.length))
  test(`a container that ${trouble} does not stop a sale`, async ({ chat, stack, beginAt }) => {
    await beginAt('payment-options');
    await chat.page.goto(stack.url);
    await chat.isAt('payment-options');
    await chat.page.evaluate(standInGtm(trouble)).catch(() => undefined); // it may throw
    await chat.walkTo('pesquisa-ate-mais', aVisitor());
    expect(await charged(stack)).toEqual(['pix registrado']);
  });

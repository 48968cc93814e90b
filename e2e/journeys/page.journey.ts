import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { passLimits } from '../pages/fixtures/limits';
import { expect, test } from '../pages/fixtures/test';
import { given, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { listenToAnnouncements } from '../pages/spoken-words';
import { Finger } from '../pages/touch';

test('an unknown route shows the not-found page', { tag: '@desktop' }, async ({ page, watched }) => {
  watched.expectFailedRequests('/nao-existe');
  const response = await page.goto('/nao-existe');
  expect(response?.status()).toBe(404);
  const message = 'Desculpe, mas a página que está procurando não existe ou está inativa.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['O que é consórcio', 'O que comprar', 'Como comprar', 'Preciso de ajuda']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(page.locator('[data-step]')).toHaveCount(0);
  await expectAccessible(page, 'not found');
  await when('the screen is low', () => page.setViewportSize({ width: 640, height: 300 }));
  await page.getByRole('link', { name: 'Preciso de ajuda' }).focus();
  await expect(page.getByRole('link', { name: 'Preciso de ajuda' })).toBeInViewport({ ratio: 1 });
});

// How it closes: e2e/engines/dialogs.journey.ts.
test('the site menu: a button on a phone, else a row', { tag: '@desktop' }, async ({ chat, page, hasTouch }) => {
  const menu = page.getByRole('navigation', { name: 'Menu do site' });
  const button = menu.getByRole('button', { name: 'Menu' });
  const links = menu.getByRole('link');
  await given('a visitor of a home variant', () => chat.open());
  if (hasTouch) {
    await expect(links).toHaveCount(0);
    await when('they open it', () => chat.press(button));
    await expectAccessible(page, 'the open menu');
  } else {
    await expect(button).toHaveCount(0);
  }
  const labels = ['Início', 'Blog', 'O que é consórcio', 'Por que o Alvo', 'Vídeos', 'Perguntas frequentes'];
  await expect(links).toHaveText([...labels, 'Trabalhe conosco']);
  await expectNoHorizontalScroll(page);
});

test('a wide page has a summary once a plan is chosen', { tag: '@desktop-only' }, async ({ chat, page, beginAt }) => {
  const summary = page.getByRole('complementary', { name: 'Resumo da sua escolha' });
  await given('a visitor at the greeting', () => chat.open());
  await expect(summary).toHaveCount(0);
  await when('they have chosen a plan', () => beginAt('proposal-confirm-plan'));
  for (const text of ['Sua escolha, Marina', 'Crédito de R$ 60.000,00', '80 meses'])
    await expect(summary).toContainText(text);
  const { x = 0, width = 0 } = (await chat.log.locator('ol').boundingBox()) ?? {};
  expect((await summary.boundingBox())?.x).toBeGreaterThan(x + width);
  await when('the page gets narrow', () => page.setViewportSize({ width: 1000, height: 800 }));
  await expect(summary).toHaveCount(0);
});

// How a title closes: host/src/chat/messages/messages.test.tsx.

test('a message and a word explain themselves inside the conversation', async ({ chat, page, beginAt }) => {
  const tip = page.getByRole('tooltip');
  await page.setViewportSize({ width: 320, height: 740 });
  const spoken = await listenToAnnouncements(page);
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  const message = chat.log.getByRole('button', { name: /Qual combina mais com o seu bolso/ });
  await when('they press the message', () => chat.press(message));
  const meaning = 'Contemplação é ganhar o direito ao crédito, por sorteio ou por lance, sem data certa.';
  await expect(tip).toHaveText(meaning);
  await expectInside(tip, chat.log);
  expect((await spoken()).filter((text) => text === meaning)).toHaveLength(1);
  await expectAccessible(page, 'an open title');
  await when('three seconds pass', () => passLimits(page));
  await expect(tip).toBeHidden();
  await given('a visitor who has chosen a plan', () => beginAt('proposal-confirm-plan'));
  await chat.press(chat.plan.message.getByRole('button', { name: 'Taxa de administração' }));
  await expect(tip).toHaveText(/^Taxa de administração é o que a administradora cobra .*, no lugar de juros\.$/);
  await expectInside(tip, chat.log);
});

async function expectInside(box: Locator, area: Locator): Promise<void> {
  const [inner, outer] = await Promise.all([box.boundingBox(), area.boundingBox()]);
  if (!inner || !outer) throw new Error('The tip or the conversation is not on the screen.');
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
}

test('the documents of the terms can be read and are recorded', async ({ chat, context, page, stack, beginAt }) => {
  const at = (name: string) => ({ versao: `v9-${name}`, endereco: `${stack.sandbox.url}/documentos/${name}` });
  const override = { contrato: at('condicoes-gerais'), regulamento: at('regulamento') };
  expect(await stack.overrideBrands({ 'institution.json': JSON.stringify(override) })).toEqual([]);
  await beginAt('proposal-terms');
  for (const title of ['Condições gerais do contrato', 'Regulamento do grupo']) {
    const opening = context.waitForEvent('page');
    await chat.press(chat.log.getByRole('link', { name: title }));
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(title);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await opened.close();
  }

  await chat.choose(labels.confirm);
  await chat.isAt('payment-options');
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toMatch(/"aceite":\{[^}]*"contrato":"v9-condicoes-gerais","regulamento":"v9-regulamento"/);
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // What a press on the second card selects: plan-carousel.test.tsx.
  test('a swipe moves the cards: one up to 598 px, two on wider screens', async ({ chat, page, beginAt }) => {
    const { plans } = chat;
    const shown = () => wholeCards(plans.region);
    await beginAt('plans-list-select');
    await plans.region.scrollIntoViewIfNeeded();
    await new Finger(page, 20).drag(plans.card(/^Plano 1 de 6/), { x: -220, y: 0 });
    await expect(plans.card(/^Plano 2 de 6/)).toBeVisible();
    await when('they go back to the first card', () => chat.press(plans.previous));
    for (const width of [598, 599]) {
      const from = (...names: string[]) => names.slice(0, width - 597);
      await when(`the screen is ${width} px wide`, () => page.setViewportSize({ width, height: 800 }));
      await expect.poll(shown).toEqual(from('Plano 1 de 6', 'Plano 2 de 6'));
      await chat.press(plans.previous);
      await chat.press(plans.previous);
      await expect.poll(shown).toEqual(from('Plano 6 de 6', 'Nova simulaç'));
      await when('they go on', () => chat.press(plans.next));
      await expect.poll(shown).toEqual(from('Nova simulaç', 'Plano 1 de 6'));
      await chat.press(plans.next);
    }
    const cards = plans.region.getByRole('group');
    const heights = (card: Locator) =>
      card.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return [...element.querySelectorAll('span')].map((part) => Math.round(part.getBoundingClientRect().top - top));
      });
    expect(await heights(cards.nth(1))).toEqual(await heights(cards.nth(0)));
  });
});

/** The names of the cards that are whole inside the carousel, from left to right. */
function wholeCards(region: Locator) {
  return region.evaluate((section) => {
    const { left, right } = section.getBoundingClientRect();
    return [...section.querySelectorAll('[role=group]')]
      .map((card) => ({ name: card.ariaLabel?.slice(0, 12), ...card.getBoundingClientRect().toJSON() }))
      .filter((card) => card.left >= left && card.right <= right)
      .sort((one, other) => one.left - other.left)
      .map(({ name }) => name);
  });
}

import type { Locator } from '@playwright/test';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a swipe moves the cards', async ({ chat, page, beginAt }) => {
  await given('a visitor before the plans', async () => {
    await beginAt('plans-list-select');
    await chat.plans.region.scrollIntoViewIfNeeded();
  });
  await when('they swipe to the left', async () => {
    const box = await chat.plans.card(/^Plano 1 de 6/).boundingBox();
    if (!box) throw new Error('The card in the middle has no place on the screen.');
    const y = box.y + Math.min(60, box.height / 2);
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(280) });
    for (let x = 260; x >= 60; x -= 20) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  await thenSee('the next card is in the middle', () => expect(chat.plans.card(/^Plano 2 de 6/)).toBeVisible());
});

/** The names of the cards that are whole inside the carousel, from left to right. */
const wholeCards = (region: Locator) =>
  region.evaluate((section) => {
    const { left, right } = section.getBoundingClientRect();
    return [...section.querySelectorAll('[role=group]')]
      .map((card) => ({ name: card.ariaLabel?.slice(0, 12), ...card.getBoundingClientRect().toJSON() }))
      .filter((card) => card.left >= left && card.right <= right)
      .sort((one, other) => one.left - other.left)
      .map(({ name }) => name);
  });

test('up to 598 px show one whole card and wider screens two, and the row is endless', async ({
  chat,
  page,
  beginAt,
}) => {
  const { plans } = chat;
  const shown = () => wholeCards(plans.region);
  await page.setViewportSize({ width: 320, height: 800 });
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  for (const [width, cards] of [
    [320, 1],
    [598, 1],
    [599, 2],
    [1280, 2],
  ] as const) {
    const from = (...names: string[]) => names.slice(0, cards);
    await when(`the screen is ${width} px wide`, () => page.setViewportSize({ width, height: 800 }));
    await thenSee('the first card, and its neighbour on a wide screen', () =>
      expect.poll(shown).toEqual(from('Plano 1 de 6', 'Plano 2 de 6')),
    );
    await when('they go back twice', async () => {
      await chat.press(plans.previous);
      await chat.press(plans.previous);
    });
    await thenSee('the row has turned', () => expect.poll(shown).toEqual(from('Plano 6 de 6', 'Nova simulaç')));
    await when('they go on', () => chat.press(plans.next));
    await thenSee('no gap', () => expect.poll(shown).toEqual(from('Nova simulaç', 'Plano 1 de 6')));
    await chat.press(plans.next);
  }
});

test('side by side the same rows are aligned, and a press selects where it is', { tag: '@desktop-only' }, async ({
  chat,
  page,
  beginAt,
}) => {
  await page.setViewportSize({ width: 599, height: 900 });
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  const cards = chat.plans.region.getByRole('group');
  await thenSee('credit, months, instalments and fees at the same height', async () => {
    const heights = (card: Locator) =>
      card.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return [...element.querySelectorAll('span')].map((part) => Math.round(part.getBoundingClientRect().top - top));
      });
    expect(await heights(cards.nth(1))).toEqual(await heights(cards.nth(0)));
  });
  await when('they press a plan of the second card', async () => {
    const plan = cards.nth(1).getByRole('radio', { name: /^Paga Metade/ });
    const before = await plan.boundingBox();
    await chat.press(plan);
    await expect(plan).toBeChecked();
    expect((await plan.boundingBox())?.x).toBe(before?.x);
  });
  await thenSee('the button continues with it', async () => {
    await chat.press(chat.plans.action(labels.continue));
    await expect(chat.visitorMessage('Quero o plano Paga Metade')).toBeVisible();
    await chat.isAt('proposal-confirm-plan');
  });
});

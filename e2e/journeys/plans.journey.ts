import type { Locator } from '@playwright/test';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { Finger } from '../pages/touch';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a swipe moves the cards', async ({ chat, page, beginAt }) => {
  await given('a visitor before the plans', async () => {
    await beginAt('plans-list-select');
    await chat.plans.region.scrollIntoViewIfNeeded();
  });
  await when('they swipe to the left', () =>
    new Finger(page, 20).drag(chat.plans.card(/^Plano 1 de 6/), { x: -220, y: 0 }),
  );
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

// What a press on the second card selects: plan-carousel.test.tsx.
test('up to 598 px show one whole card and wider screens two, and the row is endless', async ({
  chat,
  page,
  beginAt,
}) => {
  const { plans } = chat;
  const shown = () => wholeCards(plans.region);
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  for (const [width, cards] of [
    [598, 1],
    [599, 2],
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
  await thenSee('side by side, the same rows are at the same height', async () => {
    const cards = plans.region.getByRole('group');
    const heights = (card: Locator) =>
      card.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return [...element.querySelectorAll('span')].map((part) => Math.round(part.getBoundingClientRect().top - top));
      });
    expect(await heights(cards.nth(1))).toEqual(await heights(cards.nth(0)));
  });
});

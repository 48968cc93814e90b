import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('plan cards show the plan and their button selects it', async ({ chat, beginAt }) => {
  const { plans } = chat;
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  await thenSee('the middle card shows credit, months and the price of each plan', async () => {
    const card = plans.card('Plano 1 de 6: R$ 60.000,00');
    await expect(card).toContainText('80 meses');
    await expect(plans.option(/^Integral/)).toContainText('R$ 877,50 por mês');
    await expect(plans.option(/^Integral/)).toContainText(/\d,\d{3}% a\.m\./);
    await expect(plans.option(/^Paga Metade/)).toContainText('por mês');
  });
  await thenSee('nothing is selected; the whole button is in view and does nothing', async () => {
    await expect(chat.plans.action(labels.continue)).toBeInViewport({ ratio: 1 });
    await expect(chat.plans.action(labels.continue)).toHaveAttribute('aria-disabled', 'true');
    await chat.plans.action(labels.continue).dispatchEvent('click');
    await chat.isAt('plans-list-select');
  });
  await when('they select a plan and view other cards', async () => {
    await chat.press(plans.option(/^Paga Metade/));
    await expect(chat.plans.action(labels.continue)).not.toHaveAttribute('aria-disabled', 'true');
    await chat.press(plans.next);
    await expect(plans.card(/^Plano 2 de 6/)).toBeVisible();
  });
  await thenSee('the button returns to the selected plan', async () => {
    await chat.press(chat.plans.action(labels.showSelection));
    await expect(plans.card(/^Plano 1 de 6/)).toBeVisible();
    await expect(plans.radio(/^Paga Metade/)).toBeChecked();
    await expect(chat.plans.action(labels.continue)).toBeVisible();
  });
  await thenSee('the cards loop', async () => {
    await chat.press(plans.previous);
    await expect(plans.card('Nova simulação')).toBeVisible();
    await chat.press(plans.next);
    await expect(plans.card(/^Plano 1 de 6/)).toBeVisible();
    for (const place of [2, 3, 4, 5, 6]) {
      await chat.press(plans.next);
      await expect(plans.card(new RegExp(`^Plano ${place} de 6`))).toBeVisible();
    }
    await chat.press(plans.next);
    await expect(plans.card('Nova simulação')).toBeVisible();
    await expect(chat.plans.action(labels.newSimulation)).toBeVisible();
  });
});

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

test('an e-mail breaks only before its @ and its dots', async ({ chat, page, beginAt }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await given('a visitor with a long e-mail', async () => {
    await beginAt('lead-email');
    await chat.answer('maria.aparecida.albuquerque@empresa-de-exemplo.com.br');
    await chat.isAt('lead-telefone');
  });
  await thenSee('whole parts on each line', async () => {
    const lines = await chat.visitorMessage('maria').evaluate(linesOf);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/);
  });
});

/** The lines of the e-mail in an element, as they are on the screen. */
function linesOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string>();
  const range = document.createRange();
  let isAddress = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    isAddress = isAddress ? /^[@.]/.test(text) : text.startsWith('maria');
    for (let at = 0; isAddress && at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getClientRects()[0]?.top ?? 0);
      lines.set(top, (lines.get(top) ?? '') + text[at]);
    }
  }
  return [...lines.values()];
}

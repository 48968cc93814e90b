import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the newest message and its control stay in view', { tag: '@desktop' }, async ({ chat }) => {
  await chat.open();
  for (const step of ['lead-nome', 'lead-credit-value', 'basico-valor-renda', 'lead-email', 'lead-telefone']) {
    await chat.walkTo(step, aVisitor());
    await thenSee(`the question at ${step} is in view`, async () => {
      await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
      await expect(chat.field).toBeInViewport({ ratio: 1 });
      await expect(chat.send).toBeInViewport({ ratio: 1 });
    });
  }
  await chat.walkTo('plans-list-select', aVisitor());
  await expect(chat.plans.card(/^Plano 1 de 6/)).toBeInViewport();
  await chat.walkTo('proposal-confirm-plan', aVisitor());
  await expect(chat.option(labels.confirmPlan)).toBeInViewport({ ratio: 1 });
});

test('a reader who scrolled up stays there and gets a button to the newest message', { tag: '@desktop' }, async ({
  chat,
  stack,
  page,
  beginAt,
}) => {
  await given('a reader who scrolled up while the catalogue loads', async () => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 600 });
    await stack.sandbox.arm({ method: 'GET', path: '/api/v1/catalogo', kind: 'latency', ms: 600_000 });
    await beginAt('lead-telefone');
    await chat.answer('(11) 98765-4321');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await expect(chat.typing).toBeInViewport();
    await chat.log.hover();
    await page.mouse.wheel(0, -2000);
    await expect(chat.bubbles.first()).toBeInViewport();
    await expect.poll(() => scrollTop(chat)).toBe(0);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrollTop(chat)).toBe(120);
  });
  const before = await chat.bubbles.nth(2).boundingBox();
  await expect(chat.newer).toHaveCount(0);
  await when('the plans appear', async () => {
    await stack.sandbox.clearFaults();
    await chat.isAt('plans-list-select');
    await expect(chat.plans.region).toBeVisible();
  });
  await thenSee('the scroll position is unchanged', async () => {
    await expect(chat.newer).toBeVisible();
    expect(await scrollTop(chat)).toBe(120);
    expect(await chat.bubbles.nth(2).boundingBox()).toEqual(before);
  });
  await when('they press the button to the newest message', () => chat.press(chat.newer));
  await thenSee('the newest message is in view and the button is gone', async () => {
    await expect(chat.newer).toHaveCount(0);
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
    await expect(chat.plans.card(/^Plano 1 de 6/)).toBeInViewport();
  });
});

test('answering while scrolled up scrolls to the answer', async ({ chat, page, beginAt }) => {
  await given('a reader at the top of the conversation', async () => {
    await beginAt('lead-telefone');
    await chat.log.hover();
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => scrollTop(chat)).toBe(0);
  });
  await when('they answer', () => chat.answer('(11) 98765-4321'));
  await thenSee('the next message is in view', async () => {
    await chat.isAt('plans-list-select');
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  });
});

test('the page itself never scrolls, and header and field stay in place', { tag: '@desktop' }, async ({
  chat,
  page,
  beginAt,
}) => {
  await beginAt('lead-telefone');
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(chat.field).toBeInViewport({ ratio: 1 });
  const room = await page.evaluate(() => [
    document.documentElement.scrollHeight - window.innerHeight,
    document.documentElement.scrollWidth - window.innerWidth,
  ]);
  expect(room).toEqual([0, 0]);
});

function scrollTop(chat: ChatPage): Promise<number> {
  return chat.log.evaluate((log) => log.scrollTop);
}

import type { ChatPage } from '../pages/chat-page';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// These journeys test cards and messages in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the newest message and its control stay in view, and the page itself never scrolls', { tag: '@desktop' }, async ({
  chat,
  page,
  beginAt,
}) => {
  await beginAt('basico-valor-renda');
  for (const step of ['lead-email', 'lead-telefone']) {
    await chat.walkTo(step, aVisitor());
    await thenSee(`the question at ${step} is in view`, async () => {
      await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
      await expect(chat.field).toBeInViewport({ ratio: 1 });
      await expect(chat.send).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      const room = await page.evaluate(() => [
        document.documentElement.scrollHeight - window.innerHeight,
        document.documentElement.scrollWidth - window.innerWidth,
      ]);
      expect(room).toEqual([0, 0]);
    });
  }
  await chat.walkTo('plans-list-select', aVisitor());
  await expect(chat.plans.card(/^Plano 1 de 6/)).toBeInViewport();
  await chat.walkTo('proposal-confirm-plan', aVisitor());
  await expect(chat.option(labels.confirmPlan)).toBeInViewport({ ratio: 1 });
});

test('a reader who scrolled up stays there and gets a button to the newest message', async ({
  chat,
  stack,
  page,
  beginAt,
}) => {
  await given('a reader who scrolled up while the catalogue loads', async () => {
    await page.setViewportSize({ width: 360, height: 600 });
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

test('who is at the newest message stays there when the phone turns, the page is zoomed or texts grow', async ({
  chat,
  page,
  beginAt,
}) => {
  const sizes = [
    [780, 390],
    [320, 256],
    [860, 613],
  ] as const;
  for (const place of ['plans-list-select', 'proposal-terms'] as const) {
    await given(`a visitor at ${place}`, async () => {
      await page.setViewportSize({ width: 390, height: 780 });
      await beginAt(place);
      await expectNewestInView(chat);
    });
    for (const [width, height] of sizes) {
      await when(`the screen is ${width} × ${height} px`, () => page.setViewportSize({ width, height }));
      await thenSee('the newest message is in view', () => expectNewestInView(chat));
    }
    await when('texts grow and shrink again', async () => {
      for (const size of ['200%', '']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await expectNewestInView(chat);
      }
    });
  }
});

test('a reader in the middle of the newest message stays there when the phone turns', async ({
  chat,
  page,
  beginAt,
}) => {
  await given('a reader who scrolled down to the plans of the first card', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await beginAt('plans-list-select');
    await chat.log.hover();
    await page.mouse.wheel(0, 200);
    await expect(chat.plans.option(/^Integral/)).toBeInViewport();
  });
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await when('the phone turns', () => page.setViewportSize(size));
    await thenSee('the plans are still in view', () =>
      expect(chat.plans.option(/^Integral/)).toBeInViewport({ ratio: 0.5 }),
    );
  }
});

/** The newest message begins in the view, with all of it above its end, or from its top if it is longer than the view. */
async function expectNewestInView(chat: ChatPage): Promise<void> {
  await expect
    .poll(() =>
      chat.log.evaluate((log) => {
        const newest = [...log.querySelectorAll('ol > li')].at(-1);
        const below = (newest?.getBoundingClientRect().top ?? Number.NaN) - log.getBoundingClientRect().top;
        const toEnd = log.scrollHeight - log.clientHeight - log.scrollTop;
        return Math.abs(below - 16) <= 1 || (below > 16 && below < log.clientHeight && toEnd <= 1);
      }),
    )
    .toBe(true);
}

function scrollTop(chat: ChatPage): Promise<number> {
  return chat.log.evaluate((log) => log.scrollTop);
}

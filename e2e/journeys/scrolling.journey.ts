import type { ChatPage } from '../pages/chat-page';
import { addStyles } from '../pages/fixtures/add-styles';
import { lengthened } from '../pages/fixtures/long-conversation';
import { plantDump, type Seeds } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the newest message is in view, no page scrolls', { tag: '@desktop' }, async ({ chat, page, beginAt }) => {
    await beginAt('basico-valor-renda');
    for (const step of ['lead-email', 'lead-telefone']) {
      await chat.walkTo(step, aVisitor());
      for (const part of [chat.bubbles.last(), chat.field, chat.send, page.getByRole('banner')])
        await expect(part).toBeInViewport({ ratio: 1 });
      const room = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - window.innerHeight, scrollWidth - window.innerWidth];
      });
      expect(room).toEqual([0, 0]);
    }
    await chat.walkTo('plans-list-select', aVisitor());
    await expect(chat.plans.card(/^Plano 1 de 6/)).toBeInViewport();
    await chat.walkTo('proposal-confirm-plan', aVisitor());
    await expect(chat.option(labels.confirmPlan)).toBeInViewport({ ratio: 1 });
  });

  test('a reader who scrolled up stays there and gets a button down', async ({ chat, stack, page, beginAt }) => {
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
    const before = await chat.bubbles.nth(2).boundingBox();
    await expect(chat.newer).toHaveCount(0);

    await stack.sandbox.clearFaults();
    await chat.isAt('plans-list-select');
    await expect(chat.plans.region).toBeVisible();
    await expect(chat.newer).toBeVisible();
    expect(await scrollTop(chat)).toBe(120);
    expect(await chat.bubbles.nth(2).boundingBox()).toEqual(before);
    await when('they press the button to the newest message', () => chat.press(chat.newer));
    await expect(chat.newer).toHaveCount(0);
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
    await expect(chat.plans.card(/^Plano 1 de 6/)).toBeInViewport();
  });

  test('the newest message stays in view when the screen or the texts change', async ({ chat, page, beginAt }) => {
    for (const place of ['plans-list-select', 'proposal-terms'] as const) {
      await page.setViewportSize({ width: 390, height: 780 });
      await beginAt(place);
      await expectNewestInView(chat);
      for (const size of ['780 × 390', '320 × 256', '860 × 613']) {
        const [width = 0, height = 0] = size.split(' × ').map(Number);
        await when(`the screen is ${size} px`, () => page.setViewportSize({ width, height }));
        await expectNewestInView(chat);
      }
      for (const size of ['200%', '']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await expectNewestInView(chat);
      }
    }
  });

  test('a reader in the middle of a message stays there when the phone turns', async ({ chat, page, beginAt }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await beginAt('plans-list-select');
    await chat.log.hover();
    await page.mouse.wheel(0, 200);
    await expect(chat.plans.option(/^Integral/)).toBeInViewport();
    for (const upright of [true, false]) {
      const size = upright ? { width: 360, height: 640 } : { width: 740, height: 360 };
      await when('the phone turns', () => page.setViewportSize(size));
      await expect(chat.plans.option(/^Integral/)).toBeInViewport({ ratio: 0.5 });
    }
  });
});

/** The newest message begins in the view, with all of it above its end, or from its top if it is longer than the view. */
async function expectNewestInView(chat: ChatPage): Promise<void> {
  const isInView = () =>
    chat.log.evaluate((log) => {
      const newest = [...log.querySelectorAll('ol > li')].at(-1);
      const below = (newest?.getBoundingClientRect().top ?? Number.NaN) - log.getBoundingClientRect().top;
      const toEnd = log.scrollHeight - log.clientHeight - log.scrollTop;
      return Math.abs(below - 16) <= 1 || (below > 16 && below < log.clientHeight && toEnd <= 1);
    });
  await expect.poll(isInView).toBe(true);
}

function scrollTop(chat: ChatPage): Promise<number> {
  return chat.log.evaluate((log) => log.scrollTop);
}

// By keyboard: long-list.test.tsx, messages.test.tsx.

/** More elements than the page has in a conversation of 200 messages with a reader in the middle of it. */
const MOST_ELEMENTS = 1500;

test('2,000 messages open at the end, and a reader scrolls up without a jump', async ({ chat, page, seeds }) => {
  await given('a conversation of 2,000 messages', () => beginLong(chat, seeds, 2000));
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  await expect(chat.newer).toHaveCount(0);
  expect(await chat.bubbles.count()).toBeLessThan(100);
  await readUp(chat, 1992, 1850);
  await when('they jump to the first message', () => chat.log.press('Home'));
  await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
  await when('they jump back', () => chat.log.press('End'));
  await chat.answer('Marina');
  await chat.isAt('lead-credit-value');
  await expect(chat.visitorMessage('Marina').last()).toBeInViewport({ ratio: 1 });
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
});

test('a browser without scroll anchoring does not move a reader either', async ({ chat, page, seeds }) => {
  await given('a conversation of 200 messages', () => beginLong(chat, seeds, 200));
  await addStyles(page, '[role=log] { overflow-anchor: none !important }');
  const read = await readUp(chat, 192, 0);
  await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
  await when('they scroll back to the last message', () => read(1000));
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
});

test('a reader in the middle of a long conversation keeps their place', async ({ chat, page, seeds }) => {
  const inView = page.getByText('Mensagem 300.');
  await beginLong(chat, seeds, 400);
  while ((await inView.count()) === 0)
    await chat.log.evaluate(async (log) => {
      log.scrollBy(0, -500); // not by a wheel, which may still roll when the phone turns
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  await inView.evaluate((message) => message.scrollIntoView()); // to the start of the view
  await inView.dblclick();

  await page.setViewportSize({ width: 740, height: 360 });
  await expect(inView).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(inView).toBeInViewport();
  await chat.log.press('Home');
  await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.getSelection()?.toString())).not.toBe('');
  await when('they answer from there', () => chat.fillIn('Marina'));
  await chat.isAt('lead-credit-value');
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
});

async function beginLong(chat: ChatPage, seeds: Seeds, messages: number): Promise<void> {
  const { page } = chat;
  await plantDump(page, lengthened(seeds.get('lead-nome') ?? {}, messages));
  await page.goto('/');
  await chat.isAt('lead-nome');
}

/** Scrolls up through the messages with these numbers, and returns how to scroll on. */
async function readUp(chat: ChatPage, from: number, to: number) {
  const seen = new Set<string>();
  const read = async (px: number, isThere = () => false) => {
    for (let isAtEdge = false; !isAtEdge && !isThere(); ) {
      const movement = await scroll(chat, px);
      isAtEdge = movement.isAtEdge;
      expect(movement.elements).toBeLessThan(MOST_ELEMENTS);
      if (!isAtEdge) expect(Math.abs(movement.moved + px), 'px by which the messages jumped').toBeLessThanOrEqual(1);
      for (const text of movement.texts) seen.add(text.match(/Mensagem \d+\./)?.[0] ?? '');
    }
  };
  const numbered = Array.from({ length: from - to + 1 }, (_, index) => `Mensagem ${to + index}.`);
  await chat.log.hover();
  await when(`they scroll up to message ${to}`, () => read(-1000, () => to > 0 && seen.has(`Mensagem ${to}.`)));
  expect([...seen], 'every message was there').toEqual(expect.arrayContaining(numbered));
  return read;
}

/**
 * Scrolls by `px` with a wheel, and compares the place of a message before and after, once the log stands still. `moved`: the px by which
 * the messages moved; those that stay rendered all move alike. `isAtEdge`: the log ends there.
 */
async function scroll({ page, log }: ChatPage, px: number) {
  const seen = await log.evaluateHandle((log) => {
    const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
    const rows = [...log.querySelectorAll('ol > li:not([aria-hidden])')];
    const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > middle) ?? rows.at(-1);
    return { row, top: row?.getBoundingClientRect().top ?? 0, scrollTop: log.scrollTop };
  });
  await page.mouse.wheel(0, px);
  const movement = await log.evaluate(
    async (log, { seen: { row, top, scrollTop }, px }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isAtEdge = () => (px < 0 ? log.scrollTop : log.scrollHeight - log.clientHeight - log.scrollTop) < 1;
      for (let last = Number.NaN; log.scrollTop !== last || (last === scrollTop && !isAtEdge()); ) {
        last = log.scrollTop;
        await frame();
      }
      return {
        moved: row?.isConnected ? row.getBoundingClientRect().top - top : Number.NaN,
        isAtEdge: isAtEdge(),
        texts: [...log.querySelectorAll('ol > li:not([aria-hidden])')].map((one) => one.textContent ?? ''),
        elements: document.querySelectorAll('*').length,
      };
    },
    { seen, px },
  );
  await seen.dispose();
  return movement;
}

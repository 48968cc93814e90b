import type { Page } from '@playwright/test';
import type { ChatPage } from '../pages/chat-page';
import { addStyles } from '../pages/fixtures/add-styles';
import { lengthened } from '../pages/fixtures/long-conversation';
import { plantDump, type Seeds } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';

// By keyboard: long-list.test.tsx, messages.test.tsx.

/** More elements than the page has in a conversation of 200 messages with a reader in the middle of it. */
const MOST_ELEMENTS = 1500;

test('a conversation of 2,000 messages opens at its end, and a reader scrolls up through it without a jump', async ({
  chat,
  page,
  seeds,
}) => {
  await given('a conversation of 2,000 messages', () => beginLong(chat, page, seeds, 2000));
  await thenSee('its newest messages are in view, and only few are rendered', async () => {
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
    await expect(chat.newer).toHaveCount(0);
    expect(await chat.bubbles.count()).toBeLessThan(100);
  });
  await readUp(chat, page, { from: 1992, to: 1850 });
  await when('they jump to the first message', () => chat.log.press('Home'));
  await thenSee('it is in view', () => expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 }));
  await when('they jump back', () => chat.log.press('End'));
  await thenSee('at the end an answer is sent and shown', async () => {
    await chat.answer('Marina');
    await chat.isAt('lead-credit-value');
    await expect(chat.visitorMessage('Marina').last()).toBeInViewport({ ratio: 1 });
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  });
});

test('a browser without scroll anchoring does not move a reader either', async ({ chat, page, seeds }) => {
  await given('a conversation of 200 messages', () => beginLong(chat, page, seeds, 200));
  await addStyles(page, '[role=log] { overflow-anchor: none !important }');
  const reader = await readUp(chat, page, { from: 192, to: 0 });
  await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
  await when('they scroll back to the last message', () => reader.read(1000));
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
});

test('a reader in the middle of a long conversation keeps their place', async ({ chat, page, seeds }) => {
  const inView = page.getByText('Mensagem 300.');
  await given('a reader who selected a message far up', async () => {
    await beginLong(chat, page, seeds, 400);
    await chat.log.hover();
    const reader = new Reader(page);
    while ((await inView.count()) === 0) await reader.scroll(-500);
    await inView.evaluate((message) => message.scrollIntoView()); // to the start of the view
    await inView.dblclick();
  });
  await when('they rotate the phone', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(inView).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await thenSee('the message is in view, and stays when they scroll away', async () => {
    await expect(inView).toBeInViewport();
    await chat.log.press('Home');
    await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.getSelection()?.toString())).not.toBe('');
  });
  await when('they answer from there', () => chat.fillIn('Marina'));
  await thenSee('the answer and the next question are in view', async () => {
    await chat.isAt('lead-credit-value');
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  });
});

async function beginLong(chat: ChatPage, page: Page, seeds: Seeds, messages: number): Promise<void> {
  await plantDump(page, lengthened(seeds.get('lead-nome') ?? {}, messages));
  await page.goto('/');
  await chat.isAt('lead-nome');
}

/** Scrolls up through the messages with these numbers, and returns how to scroll on. */
async function readUp(chat: ChatPage, page: Page, { from, to }: { readonly from: number; readonly to: number }) {
  const reader = new Reader(page);
  const seen = new Set<string>();
  const read = async (px: number, isThere = () => false) => {
    for (let isAtEdge = false; !isAtEdge && !isThere(); ) {
      const movement = await reader.scroll(px);
      isAtEdge = movement.isAtEdge;
      expect(movement.elements).toBeLessThan(MOST_ELEMENTS);
      if (!isAtEdge) expect(Math.abs(movement.moved + px), 'px by which the messages jumped').toBeLessThanOrEqual(1);
      for (const text of movement.texts) seen.add(text.match(/Mensagem \d+\./)?.[0] ?? '');
    }
  };
  const numbered = Array.from({ length: from - to + 1 }, (_, index) => `Mensagem ${to + index}.`);
  await chat.log.hover();
  await when(`they scroll up to message ${to}`, () => read(-1000, () => to > 0 && seen.has(`Mensagem ${to}.`)));
  await thenSee('every message was there', async () => expect([...seen]).toEqual(expect.arrayContaining(numbered)));
  return { read };
}

/** What a reader saw of one scroll movement. */
interface Movement {
  /** px by which the messages moved; messages that stay rendered all move alike. */
  readonly moved: number;
  /** px between the movement of the log and the asked one: the log ends there. */
  readonly isAtEdge: boolean;
  /** The texts of the rendered messages. */
  readonly texts: readonly string[];
  /** The number of elements of the page. */
  readonly elements: number;
}

/** A person who reads earlier messages with a wheel. */
class Reader {
  constructor(private readonly page: Page) {}

  /** Scrolls by `px` and compares the place of a message before and after, once the log stands still. */
  async scroll(px: number): Promise<Movement> {
    const seen = await this.page.getByRole('log').evaluateHandle((log) => {
      const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
      const rows = [...log.querySelectorAll('ol > li:not([aria-hidden])')];
      const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > middle) ?? rows.at(-1);
      return { row, top: row?.getBoundingClientRect().top ?? 0, scrollTop: log.scrollTop };
    });
    await this.page.mouse.wheel(0, px);
    const movement = await this.page.getByRole('log').evaluate(
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
}

import type { ChatPage } from '../pages/chat-page';
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
    await expectTurnInView(chat);
    await expect(chat.botMessage('Este é o seu plano')).toBeInViewport({ ratio: 1 });
    await when('they press the button to the options', () => chat.press(chat.toOptions));
    await expect(chat.toOptions).toHaveCount(0);
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

  test('the turn stays in view when the screen or the texts change', async ({ chat, page, beginAt }) => {
    for (const place of ['plans-list-select', 'proposal-terms'] as const) {
      await page.setViewportSize({ width: 390, height: 780 });
      await beginAt(place);
      await expectTurnInView(chat);
      for (const size of ['780 × 390', '320 × 256', '860 × 613']) {
        const [width = 0, height = 0] = size.split(' × ').map(Number);
        await when(`the screen is ${size} px`, () => page.setViewportSize({ width, height }));
        await expectTurnInView(chat);
      }
      for (const size of ['200%', '']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await expectTurnInView(chat);
      }
    }
  });

  test('a reader in the middle of a message stays there when the phone turns, and after a reload', async ({
    chat,
    page,
    beginAt,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await beginAt('plans-list-select');
    await chat.log.hover();
    const before = await scrollTop(chat);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(chat)).toBe(before + 200); // the wheel has stopped rolling
    await expect(chat.plans.option(/^Integral/)).toBeInViewport();
    for (const upright of [true, false]) {
      const size = upright ? { width: 360, height: 640 } : { width: 740, height: 360 };
      await when('the phone turns', () => page.setViewportSize(size));
      await expect(chat.plans.option(/^Integral/)).toBeInViewport({ ratio: 0.5 });
    }
    const place = await scrollTop(chat);
    await expect.poll(() => page.evaluate(() => history.state?.place)).toBeTruthy();
    await when('the page is loaded again', () => page.reload());
    await chat.isAt('plans-list-select');
    await expect.poll(() => scrollTop(chat)).toBe(place);
  });
});

/** The turn is in the view as a whole, above its end, or from its top if it is longer than the view. */
async function expectTurnInView(chat: ChatPage): Promise<void> {
  const isInView = () =>
    chat.log.evaluate((log) => {
      const rows = [...log.querySelectorAll<HTMLElement>('ol > li')];
      const first = rows[rows.findLastIndex((row) => row.dataset.own) + 1];
      const below = (first?.getBoundingClientRect().top ?? Number.NaN) - log.getBoundingClientRect().top;
      const toEnd = log.scrollHeight - log.clientHeight - log.scrollTop;
      return Math.abs(below - 24) <= 1 || (below > 24 && below < log.clientHeight && toEnd <= 1);
    });
  await expect.poll(isInView).toBe(true);
}

function scrollTop(chat: ChatPage): Promise<number> {
  return chat.log.evaluate((log) => log.scrollTop);
}

// Without a jump, in every engine: e2e/engines/reading.journey.ts. How long a key and an answer take: `pnpm e2e bench long`.

test('a long conversation opens at the end, and its ends are one key away', async ({ chat, page, seeds }) => {
  await given('a conversation of 500 messages', () => beginLong(chat, seeds, 500));
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  await expect(chat.newer).toHaveCount(0);
  expect(await chat.bubbles.count()).toBe(100);
  await when('they jump to the first message', () => chat.log.press('Home'));
  await expect(page.getByText('Mensagem 0.')).toBeInViewport({ ratio: 1 });
  await when('they jump back', () => chat.log.press('End'));
  await chat.answer('Marina');
  await chat.isAt('lead-credit-value');
  await expect(chat.visitorMessage('Marina').last()).toBeInViewport({ ratio: 1 });
  await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
});

test('a reader in the middle of a long conversation keeps their place', async ({ chat, page, seeds }) => {
  const inView = page.getByText('Mensagem 200.');
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

import type { Page } from '@playwright/test';
import { expectAccessible, tabTo } from '../pages/fixtures/accessible';
import { addStyles } from '../pages/fixtures/add-styles';
import { holdScripts, openEarly } from '../pages/fixtures/held-scripts';
import { greeting, typingMark } from '../pages/fixtures/opening';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { SpokenWords } from '../pages/spoken-words';

const greetingBubbles = greeting.map((text) => `Alvo Consórcio: ${text}`);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the greeting pauses before the scripts arrive, and a press on the typing mark ends the pauses', async ({
    chat,
    page,
    stack,
  }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    await holdScripts(page);
    await given('a visitor who waits', async () => {
      await openEarly(page);
      await expect(chat.option(labels.start)).toBeVisible();
    });
    await thenSee('first one bubble and a typing mark, then the rest in order', async () => {
      const seen = await frames.all();
      expect(seen[0]).toMatchObject({ bubbles: greetingBubbles.slice(0, 1), options: [], isTyping: true });
      expectOneByOne(seen, greetingBubbles);
      expect(seen.at(-1)).toMatchObject({ options: [labels.start], isTyping: false });
    });
    await given('a visitor in the first pause', async () => {
      await slowAnimations(page);
      await openEarly(page);
      await expect(chat.botMessage('Olá!')).toBeVisible();
      for (const text of greeting.slice(1)) await expect(page.getByText(text)).toBeHidden();
      await expect(chat.option(labels.start)).toBeHidden();
    });
    await when('they press the typing mark', () => chat.press(typingMark(page)));
    await thenSee('the rest is there at once', async () => {
      for (const text of greeting) await expect(page.getByText(text)).toBeVisible();
      await expect(chat.option(labels.start)).toBeVisible();
      await expect(typingMark(page)).toHaveCount(0);
    });
  });

  test('scripts that arrive during the pauses wait for their end, and hide and repeat nothing', async ({
    chat,
    page,
    stack,
  }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    await openWithScriptsAt(page, 2);
    await chat.isAt('intro');
    const seen = await frames.all();
    expectOneByOne(seen, greetingBubbles);
    expect(seen.filter(({ isAlive }) => isAlive).every(({ options }) => options.length === 1)).toBe(true);
  });

  test('a press in the middle of the pauses is answered before their end', async ({ chat, page, stack }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    await slowAnimations(page);
    await openWithScriptsAt(page, 1);
    const menu = page.getByRole('navigation', { name: 'Menu do site' });
    await when('a visitor presses the menu', () => chat.press(menu.getByRole('button')));
    await thenSee('it opens', () => expect(menu.getByRole('link')).toHaveCount(7));
    await thenSee('the page lives, and the greeting goes on', async () => {
      await expect(chat.option(labels.start)).toBeVisible();
      const seen = await frames.all();
      expectOneByOne(seen, greetingBubbles);
      const alive = seen.find(({ isAlive }) => isAlive);
      expect(alive?.bubbles.length).toBeLessThan(greetingBubbles.length);
    });
  });
});

for (const { path, tag } of [
  { path: '/', tag: '@desktop' },
  { path: '/livelo', tag: [] }, // with a banner
]) {
  test(`the page takes over without a visible change at ${path}`, { tag }, async ({ chat, page, stack, hasTouch }) => {
    stack.configure({ fakeLoadDelayMs: 1500 });
    const frames = await Frames.listenOn(page);
    const release = await holdScripts(page);
    const picture = async () => {
      await addStyles(page, 'time { visibility: hidden !important; }'); // the HTML does not know the time of the device
      // Hiding the caret would add a style sheet, which the policy of the page refuses.
      return page.screenshot({ animations: 'disabled', caret: 'initial' });
    };
    await openEarly(page, path);
    await expect(chat.option(labels.start)).toBeVisible();
    const before = await picture();
    release();
    await chat.isAt('intro');
    const after = await picture();
    expect(after.equals(before), 'the two pictures are equal').toBe(true);
    await thenSee('no frame lacked the greeting or its option', async () => {
      const seen = await frames.all();
      const [whole, alive] = seen.slice(-2);
      if (hasTouch) expect(seen, 'with less motion the whole greeting is there at once').toHaveLength(2);
      expect(whole).toMatchObject({ options: [labels.start], isTyping: false, isAlive: false });
      expect(whole?.bubbles).toHaveLength(3);
      expect(alive).toEqual({ ...whole, isAlive: true });
    });
  });
}

test('the focus stays on the option, the HTML is accessible, and the greeting is announced once', {
  tag: '@desktop',
}, async ({ chat, page }) => {
  const spoken = await SpokenWords.listenOn(page);
  const release = await holdScripts(page);
  await given('a visitor who reaches the option with Tab before the scripts', async () => {
    await openEarly(page);
    await tabTo(chat.option(labels.start));
  });
  await expectAccessible(page, 'the HTML');
  release();
  await chat.isAt('intro');
  await thenSee('the option of the page has the focus', () => expect(chat.option(labels.start)).toBeFocused());
  await thenSee('the greeting is announced in order', async () => {
    await expect.poll(async () => (await spoken.all()).at(-1)).toBe(`1 opção: ${labels.start}`);
    expect(await spoken.all()).toEqual([...greeting, `1 opção: ${labels.start}`]);
  });
});

/** No bubble disappears, and each appears once, at its place. */
function expectOneByOne(frames: readonly SeenFrame[], expected: readonly string[]): void {
  let shown = 0;
  for (const { bubbles } of frames) {
    expect(bubbles).toEqual(expected.slice(0, bubbles.length));
    expect(bubbles.length).toBeGreaterThanOrEqual(shown);
    shown = bubbles.length;
  }
  expect(shown).toBe(expected.length);
}

/** The scripts arrive when so many bubbles are in sight. */
async function openWithScriptsAt(page: Page, bubbles: number): Promise<void> {
  await page.unrouteAll();
  const release = await holdScripts(page);
  await openEarly(page);
  await page.waitForFunction((count) => (window.seenFrames?.at(-1)?.bubbles.length ?? 0) >= count, bubbles);
  release();
}

/** A pause of half a second takes most of a minute. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** What a visitor sees of the conversation. */
interface SeenFrame {
  readonly bubbles: readonly string[];
  readonly options: readonly string[];
  readonly isTyping: boolean;
  /** The page has taken over from its HTML. */
  readonly isAlive: boolean;
}

declare global {
  interface Window {
    seenFrames?: SeenFrame[];
  }
}

/** What a visitor saw since the page load, frame by frame from the first bubble on. Equal frames in a row are one. */
class Frames {
  private constructor(private readonly page: Page) {}

  /** Records every page opened after this call. */
  static async listenOn(page: Page): Promise<Frames> {
    await page.addInitScript(() => {
      const frames: SeenFrame[] = [];
      window.seenFrames = frames;
      const visible = (selector: string) =>
        [...document.querySelectorAll(`[role=log] ${selector}`)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
      const wordsOf = (bubble: Element) =>
        [...bubble.children].map((part) => (part.matches('time') ? '' : part.textContent)).join('');
      const look = () => {
        const frame = {
          bubbles: visible('li > :has(> time)').map(wordsOf),
          options: visible('[role=group] button').map(({ textContent }) => textContent ?? ''),
          isTyping: visible('[aria-label^=Digitando]').length > 0,
          isAlive: document.querySelector('[data-step]') !== null,
        };
        const isFirst = frames.length === 0 && frame.bubbles.length > 0;
        if (isFirst || (frames.length > 0 && JSON.stringify(frame) !== JSON.stringify(frames.at(-1))))
          frames.push(frame);
        requestAnimationFrame(look);
      };
      look();
    });
    return new Frames(page);
  }

  /** Waits for the next frame, so that it has what the page shows now. */
  all(): Promise<SeenFrame[]> {
    return this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(window.seenFrames ?? []))),
    );
  }
}

import type { Page } from '@playwright/test';

/** What a visitor sees of the conversation. */
export interface SeenFrame {
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
export class Frames {
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

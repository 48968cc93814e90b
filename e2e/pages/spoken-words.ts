import type { Page } from '@playwright/test';

declare global {
  interface Window {
    spokenWords?: string[];
  }
}

/** Everything the live region announced since the page load. */
export class SpokenWords {
  private constructor(private readonly page: Page) {}

  /** Records every page opened after this call, from its first moment. */
  static async listenOn(page: Page): Promise<SpokenWords> {
    await page.addInitScript(() => {
      const words: string[] = [];
      window.spokenWords = words;
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
          if (!region) continue;
          for (const node of addedNodes) words.push(node.textContent ?? '');
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    return new SpokenWords(page);
  }

  all(): Promise<string[]> {
    return this.page.evaluate(() => window.spokenWords ?? []);
  }
}

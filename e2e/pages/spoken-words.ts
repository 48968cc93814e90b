import type { Page } from '@playwright/test';

/** Everything the live region announces in each page opened after this call. Returns what was announced since the page load. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const words: string[] = [];
    Object.assign(window, { spokenWords: words });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (region) for (const node of addedNodes) words.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'spokenWords'));
}

import type { Page } from '@playwright/test';

/** Treats each page as the translator of a browser does: every text is replaced by elements of the translator, again and again. */
export async function translateTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'font, script, style, textarea, title, noscript, [translate=no]';
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || !(text.parentNode instanceof HTMLElement) || text.parentNode.closest(kept))
          continue;
        const translated = document.createElement('font');
        translated.append(document.createElement('font'));
        translated.firstElementChild?.append(text.data);
        text.replaceWith(translated);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

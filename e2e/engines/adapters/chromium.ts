import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../pages/fixtures/chromium-arguments';
import { watch } from '../../pages/fixtures/watch';
import { Finger } from '../../pages/touch';
import { cardFrameOf, type EngineBrowser } from '../engine-page';

/** Chromium by the Chrome DevTools Protocol. */
export async function startChromium(executablePath: string): Promise<EngineBrowser> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  return {
    async newPage() {
      const touch = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
      const place = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
      const context = await browser.newContext({ ...touch, ...place, reducedMotion: 'reduce' });
      const watched = watch(context);
      const page = await context.newPage();
      const finger = new Finger(page, 20);
      return {
        pointer: 'finger',
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        hide: () => page.evaluate<void, DocumentVisibilityState>(changeSight, 'hidden'),
        show: () => page.evaluate<void, DocumentVisibilityState>(changeSight, 'visible'),
        evaluate: (expression) => page.evaluate(expression),
        form: { evaluate: async (expression) => (await cardFrameOf(page)).evaluate(expression) },
        press: (point) => finger.touch(point),
        key: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        problems: () => watched.surprises(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/**
 * Runs in the page, and imitates what Chromium does: Playwright keeps every page in sight, so `Page.setWebLifecycleState` and another
 * tab change nothing.
 */
function changeSight(state: DocumentVisibilityState): void {
  const values = { visibilityState: state, hidden: state === 'hidden' };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(document, name, { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

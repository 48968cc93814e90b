import type { Browser } from '@playwright/test';
import { startPreview } from '../preview/start-preview';

/** The page of `pnpm brands preview`, with the plans of one brand. */
export async function previewPicture(browser: Browser): Promise<Buffer> {
  const preview = await startPreview(0);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1320 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-23T10:08:00-03:00')); // the same picture on any day
    await page.goto(`${preview.url}/?brand=livelo&moment=plans`);
    for (const size of ['phone, 360 × 740', 'tablet, 768 × 1024', 'desktop, 1280 × 800']) {
      await page.frameLocator(`iframe[title="Plans, ${size}"]`).getByRole('button', { name: 'CONTINUAR' }).waitFor();
    }
    return await page.screenshot();
  } finally {
    await context.close();
    await preview.stop();
  }
}

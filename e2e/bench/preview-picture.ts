import type { Browser } from '@playwright/test';
import { startPreview } from '../commands/preview/start-preview';
import { keepPicture, openForPicture } from './pictures';

/** The page of `pnpm brands preview`, with the plans of one brand. */
export async function previewPicture(browser: Browser): Promise<void> {
  const preview = await startPreview(0);
  const page = await openForPicture(browser, { viewport: { width: 1280, height: 1320 } });
  try {
    await page.goto(`${preview.url}/?brand=livelo&moment=plans`);
    for (const size of ['phone, 360 × 740', 'tablet, 768 × 1024', 'desktop, 1280 × 800']) {
      await page.frameLocator(`iframe[title="Plans, ${size}"]`).getByRole('button', { name: 'CONTINUAR' }).waitFor();
    }
    await keepPicture('docs/screens/brand-preview.png', await page.screenshot());
  } finally {
    await page.context().close();
    await preview.stop();
  }
}

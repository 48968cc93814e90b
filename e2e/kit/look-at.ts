import { brandFile } from './brand-file';
import type { StepEvidence } from './evidence';
import type { KitPage } from './kit-page';

/** Its buttons are bright with dark text. */
const bright = '99';

/** What axe finds, and the contrast of the texts that it cannot judge; where the step waits also in a bright brand. */
export async function lookAt(
  page: KitPage,
  about: 'all' | 'contrast',
  waits: boolean,
): Promise<Pick<StepEvidence, 'violations' | 'faint'>> {
  const violations = await page.kit.axe(about);
  const faint = await faintTexts(page);
  if (about === 'contrast' || !waits) return { violations, faint };
  await page.kit.repaint(brandFile(bright));
  const others = await page.kit.axe('contrast');
  const faintThere = [...others.map(({ target, summary }) => `${target}: ${summary}`), ...(await faintTexts(page))];
  await page.kit.repaint();
  return { violations, faint: [...faint, ...faintThere.map((what) => `in ${bright}, ${what}`)] };
}

/** A picture of the page without these texts shows what is behind them. */
async function faintTexts(page: KitPage): Promise<readonly string[]> {
  const problems: (string | undefined)[] = [];
  for (const text of await page.kit.hideUnsure()) {
    const picture = await page.picture(text);
    problems.push(await page.kit.judgeContrast({ text, picture }));
  }
  await page.kit.showUnsure();
  return problems.filter((problem) => problem !== undefined);
}

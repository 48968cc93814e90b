import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/fixtures/accessible';
import { brandAt } from '../pages/fixtures/brands';
import { everyAskingStep } from '../pages/fixtures/every-step';
import { postureFaults } from '../pages/fixtures/posture-faults';
import { cellsOf } from '../pages/fixtures/sample';
import { plantDump } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';

/**
 * Each step is shown in one of the brands, and to axe at one of the widths; `EVERY_POSTURE=1 pnpm e2e postures` shows each in all of
 * them, and `npm test` every twelfth step.
 */
const isEvery = process.env.EVERY_POSTURE !== undefined;
/** Light, dark, and inside an app. */
const routes = ['/', '/stopclub', '/app'] as const;
const sizes = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];
/** The steps are divided among as many tests, which run side by side. */
const SHARES = 2;

for (let share = 0; share < SHARES; share += 1) {
  test(`question, field, error and way on are in sight in every posture, ${share + 1} of ${SHARES}`, async ({
    chat,
    page,
    watched,
  }) => {
    if (isEvery) test.setTimeout(600_000);
    watched.expectFailedRequests(/./); // the seeded lead and the seeded proposal exist nowhere
    const steps = await everyAskingStep();
    const faults: string[] = [];
    const cells = steps.flatMap((step, index) =>
      routes.filter((_, place) => isEvery || place === index % routes.length).map((route) => ({ step, index, route })),
    );
    for (const { step, index, route } of cellsOf(cells, 12).filter((_, cell) => cell % SHARES === share)) {
      const planted = await plantDump(page, step.dump, brandAt(route).id);
      await page.goto(route);
      await planted[Symbol.asyncDispose]();
      await chat.isAt(step.name);
      if (await chat.send.isVisible()) {
        await chat.field.fill('');
        await chat.field.press('Enter'); // most questions refuse an empty answer; their error is shown from here on
        await chat.settledStep();
      }
      const turn = Math.floor(index / routes.length) % sizes.length;
      for (const size of sizes.filter((_, place) => isEvery || place === turn)) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${route} ${step.name}, ${size.width} px wide`);
      }
      for (const posture of postures) {
        await take(page, posture);
        let found: readonly string[] = [];
        await expect
          .poll(async () => {
            found = await postureFaults(page);
            return found.length;
          })
          .toBe(0)
          .catch(() => faults.push(...found.map((fault) => `${route} ${step.name}, ${posture.name}: ${fault}`)));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** A way to hold or to set up a screen. */
interface Posture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** WCAG 1.4.12: the widest spacing of texts that a page must allow. */
  readonly isSpaced?: boolean;
  /** The size of texts alone, without zoom. */
  readonly textSize?: string;
}

const upright = { width: 360, height: 740 };

const postures: readonly Posture[] = [
  { name: 'upright', ...upright },
  { name: 'on its side', width: 740, height: 360 },
  { name: 'zoom 200 %', width: 640, height: 400 },
  { name: 'zoom 400 %', width: 320, height: 256 },
  { name: 'above a keyboard', width: 360, height: 320 },
  { name: 'text spacing', ...upright, isSpaced: true },
  { name: 'texts at 200 %', ...upright, textSize: '200%' },
  { name: 'forced colours', ...upright, media: { forcedColors: 'active' } },
  { name: 'more contrast', ...upright, media: { contrast: 'more' } },
  { name: 'dark scheme', ...upright, media: { colorScheme: 'dark' } },
];

/** Gives the page this posture and takes the one before away. */
async function take(page: Page, { width, height, media, isSpaced = false, textSize = '' }: Posture) {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', colorScheme: 'light', ...media });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ({ spacing, textSize }) => {
      document.documentElement.style.fontSize = textSize;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      document.adoptedStyleSheets = [sheet];
    },
    { spacing: isSpaced ? spacing : '', textSize },
  );
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

import type { Locator } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { tabTo } from '../pages/fixtures/accessible';
import { holdScripts, openEarly } from '../pages/fixtures/held-scripts';
import { expectCategoryQuestion, healthChecksOf } from '../pages/fixtures/opening';
import { expect, test } from '../pages/fixtures/test';
import { thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test.describe('a press in the first moments', () => {
  /** At the place of the option: the page may take over between a look at it and the press. */
  const presses: readonly (readonly [string, (option: Locator) => Promise<void>])[] = [
    ['a tap', async (option) => option.page().touchscreen.tap(...(await centreOf(option)))],
    ['a click', async (option) => option.page().mouse.click(...(await centreOf(option)))],
    [
      'the Enter key',
      async (option) => {
        await tabTo(option);
        await option.page().keyboard.press('Enter');
      },
    ],
    [
      'a double tap',
      async (option) => {
        const [x, y] = await centreOf(option);
        const { touchscreen } = option.page();
        await Promise.all([touchscreen.tap(x, y), touchscreen.tap(x, y)]); // on a busy machine the second would be late
      },
    ],
  ];

  for (const [arrival, isHeld] of [
    ['with the page', false],
    ['long after the press', true],
  ] as const) {
    test(`is answered once when the scripts arrive ${arrival}`, async ({ context, hasTouch }) => {
      for (const [name, press] of presses) {
        const page = await context.newPage();
        const chat = new ChatPage(page, hasTouch ?? false);
        const checks = healthChecksOf(page);
        const release = isHeld ? await holdScripts(page) : () => undefined;
        await when(`${name} follows the first paint`, async () => {
          await openEarly(page);
          await press(chat.option(labels.start));
        });
        if (isHeld)
          await thenSee('the answer is shown at once, and the bot is typing', async () => {
            await expect(chat.visitorMessage(labels.start)).toBeVisible();
            await expect(chat.option(labels.start)).toHaveCount(0);
            await expect(page.getByRole('img', { name: 'Digitando…' })).toBeVisible();
            expect(checks).toEqual([]);
          });
        release();
        await thenSee(`${name} was answered once`, async () => {
          await expectCategoryQuestion(chat);
          expect(checks, `health checks after ${name}`).toHaveLength(1);
        });
        await page.close();
      }
    });
  }

  test('is answered when the page takes over before it is released', async ({ chat, page }) => {
    const release = await holdScripts(page);
    await openEarly(page);
    await when('the mouse is down on the option while the scripts arrive', async () => {
      await chat.option(labels.start).hover();
      await page.mouse.down();
      release();
      await page.waitForLoadState('load'); // the scripts have run
      await page.mouse.up();
    });
    await thenSee('it counts', () => expectCategoryQuestion(chat));
  });
});

/** The page may replace the control at this moment. */
async function centreOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : centreOf(control);
}

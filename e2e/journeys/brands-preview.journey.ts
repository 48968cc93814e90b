import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { expect, test } from '@playwright/test';
import { startProgram } from '../commands/support/program';
import { expectAccessible } from '../pages/fixtures/accessible';
import { when } from '../pages/fixtures/words';

test('a partner sees a change of the brand file, a mistake and a picture @desktop @desktop-only', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'));
  const file = join(folder, 'kmv.json');
  const text = await readFile(inRoot('host/brands/kmv.json'), 'utf8');
  await writeFile(file, text);
  const command = startProgram(typeScriptProgram('e2e/commands/dev.ts', ['brands', 'kmv', folder, '--port', '0']));
  const status = page.getByRole('status').filter({ visible: true });
  const phone = page.frameLocator('iframe[title="Plans, phone, 360 × 740"]');
  const painted = () =>
    phone.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'));
  try {
    await expect.poll(() => command.output()).toMatch(/Open http:\S+/);
    const [, address = ''] = /Open (http:\S+)/.exec(command.output()) ?? [];
    await page.goto(`${address}&moment=plans`);
    await expect(phone.getByRole('log')).toContainText('Qual plano combina mais com você?');
    await expect(page.getByRole('img', { name: /what a shared link shows/ })).toHaveJSProperty('naturalWidth', 1200);
    await expectAccessible(page, 'the preview');
    await when('the colour in the file changes', () => writeFile(file, text.replace('#b3202a', '#1d4ed8')));
    await expect(status).toContainText('Change 1 is shown');
    await expect.poll(painted).toBe('#1d4ed8');
    await expect(page.getByText('Text on the colour of the brand: 6.70')).toBeVisible();
    await writeFile(file, text.replace('"campanhaId": 9014', '"campanhaId": "abc"'));
    const problem = /kmv\.json:\d+: campanhaId is "abc"\. Write a whole number above 0\./;
    await expect(page.getByRole('listitem')).toHaveText(problem);
    await expect(status).toContainText('The check found 1 problem');
    expect(await painted()).toBe('#1d4ed8');
    await when('a picture is put into a new folder beside it', async () => {
      await writeFile(file, text.replace('"corners"', '"favicon": "favicon.svg", "corners"'));
      await expect(page.getByRole('listitem')).toHaveText(/favicon: \S+favicon\.svg does not exist\. Put the picture/);
      await mkdir(join(folder, 'kmv'));
      await writeFile(join(folder, 'kmv/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    });
    await expect(status).toContainText('Change 2 is shown');
  } finally {
    await command.stop();
    await rm(folder, { recursive: true });
  }
});

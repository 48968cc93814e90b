import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { brandAt } from '../fixtures/brands';
import { buildMainAs } from '../fixtures/built-as';
import { openEarly } from '../fixtures/held-scripts';
import { expect, test } from '../fixtures/test';
import { given, thenSee } from '../fixtures/words';
import { labels } from '../pages/labels';

const oldNotice = 'Este navegador é antigo demais para a conversa. Atualize o navegador ou fale com a gente.';
const failedNotice = 'A conversa não carregou. Verifique sua conexão e tente de novo.';
/** A timing hint of the browser: a page that does not start needs no release. */
const unusedPreload = /release\.json was preloaded using link preload but not used/;

test('a browser that lacks a method of the page says that it is too old, and leads to a person', async ({
  chat,
  page,
  watched,
}) => {
  watched.expectLine(unusedPreload);
  await given('a browser without `findLast`', async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
    await openEarly(page, '/livelo');
  });
  await thenSee('that it is too old, in words, and the link to a person', () => isTooOld(page));
  await thenSee('the option that nobody would answer is gone', () => expect(chat.option(labels.start)).toBeHidden());
  await expectAccessible(page, 'the notice');
  await page.waitForLoadState();
  await thenSee('no conversation starts', () => expect(chat.root).toHaveCount(0));
});

test('a browser that refuses the syntax of the page says so too', async ({ page, watched }) => {
  watched.expectLine(unusedPreload);
  watched.expectUncaught('SyntaxError');
  await given('a script that the browser cannot read', () => buildMainAs(page, 'class { new } ?'));
  await openEarly(page, '/livelo');
  await thenSee('that it did not load, and the link to a person', async () => {
    await expect(page.getByText(failedNotice)).toBeVisible();
    await expect(page.getByText(oldNotice)).toBeHidden();
    await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
  });
  await given('the same in a browser that is too old', async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast'));
    await openEarly(page, '/livelo');
  });
  await thenSee('that it is too old', () => isTooOld(page));
});

async function isTooOld(page: Page): Promise<void> {
  await expect(page.getByText(oldNotice)).toBeVisible();
  await expect(page.getByText(failedNotice)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeHidden();
  await expect(specialists(page)).toBeVisible();
  await expect(specialists(page)).toHaveAttribute('href', brandAt('/livelo').chatUrl);
}

const specialists = (page: Page) => page.getByRole('link', { name: labels.specialists });

import type { Page } from '@playwright/test';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Resumo da sua escolha' });

test('a wide page fills a summary beside the conversation, which does not move', { tag: '@desktop-only' }, async ({
  chat,
  page,
}) => {
  const place = async () => (await chat.botMessage('Aqui você planeja').boundingBox())?.x;
  await given('a visitor at the greeting', () => page.goto('/'));
  let before: number | undefined;
  // While the script renders the page of the HTML again, the message may be gone for a moment.
  await expect(async () => {
    before = await place();
    expect(before).toBeDefined();
  }).toPass();
  await thenSee('an empty summary that invites', () => expect(summary(page)).toContainText('o que quer conquistar'));
  expect(await place()).toBe(before);
  await when('they choose a plan', () => chat.walkTo('proposal-confirm-plan', aVisitor()));
  await thenSee('what they chose', async () => {
    await expect(summary(page)).toContainText('Sua escolha, Marina');
    await expect(summary(page)).toContainText('Crédito de R$ 60.000,00');
    await expect(summary(page)).toContainText('80 meses');
  });
  await when('the page gets narrow', () => page.setViewportSize({ width: 1000, height: 800 }));
  await thenSee('no summary', () => expect(summary(page)).toHaveCount(0));
});

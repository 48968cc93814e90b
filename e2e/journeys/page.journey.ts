import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';

test('an unknown route shows the not-found page', { tag: '@desktop' }, async ({ page, watched }) => {
  watched.expectFailedRequests('/nao-existe');
  const response = await page.goto('/nao-existe');
  expect(response?.status()).toBe(404);
  await thenSee('the page says so and offers links', async () => {
    const message = 'Desculpe, mas a página que está procurando não existe ou está inativa.';
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['O que é consórcio', 'O que comprar', 'Como comprar', 'Preciso de ajuda']);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(page.locator('[data-step]')).toHaveCount(0);
    await expectAccessible(page, 'not found');
  });
  await when('the screen is low', () => page.setViewportSize({ width: 640, height: 300 }));
  await thenSee('the last link can be reached', async () => {
    await page.getByRole('link', { name: 'Preciso de ajuda' }).focus();
    await expect(page.getByRole('link', { name: 'Preciso de ajuda' })).toBeInViewport({ ratio: 1 });
  });
});

// How it closes: e2e/engines/dialogs.journey.ts.
test('the site menu is behind a button on a phone and in a row on a desktop', { tag: '@desktop' }, async ({
  chat,
  page,
  hasTouch,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu do site' });
  const button = menu.getByRole('button', { name: 'Menu' });
  const links = menu.getByRole('link');
  await given('a visitor of a home variant', () => chat.open());
  if (hasTouch) {
    await expect(links).toHaveCount(0);
    await when('they open it', () => chat.press(button));
    await expectAccessible(page, 'the open menu');
  } else {
    await expect(button).toHaveCount(0);
  }
  await thenSee('the menu shows its seven links', async () => {
    const labels = ['Início', 'Blog', 'O que é consórcio', 'Por que o Alvo', 'Vídeos', 'Perguntas frequentes'];
    await expect(links).toHaveText([...labels, 'Trabalhe conosco']);
    await expectNoHorizontalScroll(page);
  });
});

test('a wide page has a summary beside the conversation, which does not move', { tag: '@desktop-only' }, async ({
  chat,
  page,
  beginAt,
}) => {
  const summary = page.getByRole('complementary', { name: 'Resumo da sua escolha' });
  const place = async () => (await chat.botMessage('Aqui você planeja').boundingBox())?.x;
  await given('a visitor at the greeting', () => chat.open());
  const before = await place();
  await expect(summary).toContainText('o que quer conquistar');
  await when('they have chosen a plan', () => beginAt('proposal-confirm-plan'));
  await thenSee('what they chose', async () => {
    for (const text of ['Sua escolha, Marina', 'Crédito de R$ 60.000,00', '80 meses'])
      await expect(summary).toContainText(text);
    expect(await place()).toBe(before);
  });
  await when('the page gets narrow', () => page.setViewportSize({ width: 1000, height: 800 }));
  await thenSee('no summary', () => expect(summary).toHaveCount(0));
});

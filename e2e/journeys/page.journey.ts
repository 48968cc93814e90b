import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

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
  if (!hasTouch) return;
  await when('they press Escape', () => page.keyboard.press('Escape'));
  await thenSee('the menu is closed and its button has focus', async () => {
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the assistant pauses before a message, and a tap skips the pause', async ({ chat, stack }) => {
    stack.configure({ fakeLoadDelayMs: null }); // the delay of the brand: 1500 ms
    await given('a visitor on the home page', () => chat.page.goto('/'));
    await thenSee('the greeting is there at once and the assistant is typing', async () => {
      await expect(chat.botMessage('Olá! Boas-vindas ao Alvo Consórcio.')).toBeVisible();
      await expect(chat.typing).toBeVisible();
      await chat.isAt('intro');
      await expect(chat.typing).toHaveCount(0);
    });
    await when('they answer', async () => {
      await chat.choose(labels.start);
      await chat.isAt('lead-select-category');
      await chat.press(chat.category('Carro'));
    });
    await thenSee('a tap on the typing indicator shows the question', async () => {
      await chat.press(chat.page.getByRole('button', { name: /^Digitando/ }));
      await chat.isAt('lead-nome');
    });
    await thenSee('a visitor who waits gets the question too', async () => {
      await chat.answer('Marina');
      await expect(chat.typing).toBeVisible();
      await chat.isAt('lead-credit-value');
    });
  });
});

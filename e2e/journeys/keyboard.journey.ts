import { focusIsNotLost, tabAndPress, tabTo } from '../pages/fixtures/accessible';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test('the simulation can be completed with the keyboard only', { tag: '@desktop-only' }, async ({ chat, page }) => {
  const { plans } = chat;
  await given('a visitor on the home page', () => chat.open());
  await when('they begin', async () => {
    await tabAndPress('Enter', chat.option(labels.start));
    await chat.isAt('lead-select-category');
    await expect(chat.category('Imóvel')).toBeVisible();
    await focusIsNotLost(page);
  });
  await when('they go through the categories and choose one', async () => {
    for (const name of ['Imóvel', 'Carro', 'Moto', 'Serviços', 'Caminhões e máquinas']) {
      await tabTo(chat.category(name), 2);
      await expect(chat.category(name)).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(chat.category('Carro')).toBeFocused();
    await page.keyboard.press('Enter');
    await chat.isAt('lead-nome');
    await focusIsNotLost(page);
  });
  await when('they type without focusing the field', async () => {
    await page.keyboard.type('Marina');
    await expect(chat.field).toBeFocused();
    await expect(chat.field).toHaveValue('Marina');
    await page.keyboard.press('Enter');
    await chat.isAt('lead-credit-value');
  });
  await thenSee('the field keeps the focus from question to question', async () => {
    for (const [text, next] of [
      ['60.000,00', 'basico-valor-renda'],
      ['8.000,00', 'lead-email'],
      ['marina@example.com', 'lead-telefone'],
    ] as const) {
      await expect(chat.field).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await chat.isAt(next);
    }
  });
  await when('an answer is refused', async () => {
    await page.keyboard.press('Enter');
    await expect(chat.problem).toBeVisible();
  });
  await thenSee('focus stays in the field', async () => {
    await expect(chat.field).toBeFocused();
    await page.keyboard.type('11987654321');
    await page.keyboard.press('Enter');
    await chat.isAt('plans-list-select');
    await focusIsNotLost(page);
  });
  await when('they choose a plan', async () => {
    await tabAndPress('Space', plans.radio(/^Integral/));
    await expect(plans.radio(/^Integral/)).toBeChecked();
  });
  await when('they continue', async () => {
    await tabAndPress('Enter', plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
    await focusIsNotLost(page);
  });
  await thenSee('the next Tab stop continues the conversation', () => tabTo(chat.option(labels.confirmPlan), 3));
});

test('from a field, the options of its question are two Tabs away', { tag: '@desktop-only' }, async ({
  chat,
  page,
  beginAt,
}) => {
  await given('a visitor who is asked for the number of the house', async () => {
    await beginAt('cep-first-input');
    await chat.fillIn('01310-100');
    await chat.isAt('proposal-numero');
    await expect(chat.field).toBeFocused();
  });
  await when('they pass the send button and press Enter', () =>
    tabAndPress('Enter', page.getByRole('button', { name: 'Ir para as opções' }), 2),
  );
  await thenSee('they are at the option', async () => {
    await expect(chat.option('Sem número')).toBeFocused();
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-complemento');
  });
});

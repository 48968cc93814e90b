import { focusIsNotLost, tabTo } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('the simulation can be completed with the keyboard only', { tag: '@desktop-only' }, async ({ chat, page }) => {
  const { plans } = chat;
  await given('a visitor on the home page', () => chat.open());
  await when('they begin', async () => {
    await tabTo(chat.option(labels.start));
    await page.keyboard.press('Enter');
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
  await when('they go through the plans with the arrows', async () => {
    await tabTo(plans.radio(/^Integral/));
    await page.keyboard.press('Space');
    await expect(plans.radio(/^Integral/)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(plans.radio(/^Paga Metade/)).toBeChecked();
    await expect(plans.radio(/^Paga Metade/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(plans.card(/^Plano 2 de 6/)).toBeVisible();
    await expect(
      plans
        .card(/^Plano 2 de 6/)
        .getByRole('radio')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(plans.radio(/^Paga Metade/)).toBeFocused();
  });
  await when('they continue', async () => {
    await tabTo(plans.action(labels.continue));
    await page.keyboard.press('Enter');
    await chat.isAt('proposal-confirm-plan');
    await focusIsNotLost(page);
  });
  await thenSee('the next Tab stop continues the conversation', () => tabTo(chat.option(labels.confirmPlan), 3));
});

test('the keyboard reaches the card that simulates again and every error screen', { tag: '@desktop-only' }, async ({
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectFailedRequests('/hc');
  await given('an API whose health check fails', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status' });
    await chat.open();
  });
  await when('they begin, and try again', async () => {
    await tabTo(chat.option(labels.start));
    await page.keyboard.press('Enter');
    await chat.isAt('error-general');
    await focusIsNotLost(page);
    await stack.sandbox.clearFaults();
    await tabTo(chat.option(labels.again));
    await page.keyboard.press('Enter');
    await chat.isAt('lead-select-category');
    await expect(chat.category('Imóvel')).toBeVisible();
    await focusIsNotLost(page);
  });
  await when('they reach the plans', async () => {
    await tabTo(chat.category('Carro'));
    await page.keyboard.press('Space');
    await chat.isAt('lead-nome');
    for (const [text, next] of [
      ['Marina', 'lead-credit-value'],
      ['60.000,00', 'basico-valor-renda'],
      ['8.000,00', 'lead-email'],
      ['marina@example.com', 'lead-telefone'],
      ['11987654321', 'plans-list-select'],
    ] as const) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await chat.isAt(next);
    }
  });
  await when('they go to the last card and simulate again', async () => {
    await tabTo(chat.plans.previous);
    await page.keyboard.press('Enter');
    await expect(chat.plans.card('Nova simulação')).toBeVisible();
    await tabTo(chat.plans.action('SIMULAR NOVAMENTE'));
    await page.keyboard.press('Enter');
    await chat.isAt('lead-credit-value');
    await focusIsNotLost(page);
  });
  await thenSee('they can type at once', async () => {
    await page.keyboard.type('70000');
    await expect(chat.field).toHaveValue('70.000');
  });
});

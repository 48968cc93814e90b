import { focusIsNotLost, tabAndPress, tabTo } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
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
  await when('they go through the plans with the arrows', async () => {
    await tabAndPress('Space', plans.radio(/^Integral/));
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
    await tabAndPress('Enter', plans.action(labels.continue));
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
  beginAt,
}) => {
  watched.expectFailedRequests('/hc');
  await given('an API whose health check fails', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status' });
    await chat.open();
  });
  await when('they begin, and try again', async () => {
    await tabAndPress('Enter', chat.option(labels.start));
    await chat.isAt('error-general');
    await focusIsNotLost(page);
    await stack.sandbox.clearFaults();
    await tabAndPress('Enter', chat.option(labels.again));
    await chat.isAt('lead-select-category');
    await expect(chat.category('Imóvel')).toBeVisible();
    await focusIsNotLost(page);
  });
  await given('a visitor at the plans', () => beginAt('plans-list-select'));
  await when('they go to the last card and simulate again', async () => {
    await tabAndPress('Enter', chat.plans.previous);
    await expect(chat.plans.card('Nova simulação')).toBeVisible();
    await tabAndPress('Enter', chat.plans.action('SIMULAR NOVAMENTE'));
    await chat.isAt('lead-credit-value');
    await focusIsNotLost(page);
  });
  await thenSee('they can type at once', async () => {
    await page.keyboard.type('70000');
    await expect(chat.field).toHaveValue('70.000');
  });
});

test('the messages can be read one by one with the arrow keys', { tag: '@desktop-only' }, async ({
  chat,
  page,
  beginAt,
}) => {
  const named = (name: RegExp) => chat.log.getByRole('listitem', { name });
  await given('a visitor who reads the conversation', async () => {
    await beginAt('lead-email');
    await chat.log.focus();
  });
  await when('they go up from the newest message', async () => {
    await page.keyboard.press('End');
    await expect(named(/^Alvo Consórcio: Qual é o seu melhor e-mail\? às \d\d:\d\d$/)).toBeFocused();
    await page.keyboard.press('ArrowUp');
  });
  await thenSee('each message says who said it, and when', () =>
    expect(named(/^Você: 8\.000 reais, às \d\d:\d\d$/)).toBeFocused(),
  );
  await when('they go to the first message and back down', async () => {
    await page.keyboard.press('Home');
    await expect(named(/^Alvo Consórcio: Olá! .* às \d\d:\d\d$/)).toBeFocused();
    await expect(chat.bubbles.first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(named(/^Alvo Consórcio: Aqui você planeja/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(named(/Qual é o seu melhor e-mail/)).toBeFocused();
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  });
  await thenSee('one Tab leads to the field, and typing too', async () => {
    await tabTo(chat.field, 1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('m'); // goes to the field
    await expect(chat.field).toBeFocused();
    await expect(chat.field).toHaveValue('m');
  });
});

test('a summary is read with its message, and the plans keep their arrow keys', { tag: '@desktop-only' }, async ({
  chat,
  page,
  beginAt,
}) => {
  await given('a visitor at the plans', async () => {
    await beginAt('plans-list-select');
    await chat.log.focus();
  });
  await when('they go to the message with the plans', () => page.keyboard.press('End'));
  await thenSee('one Tab leads into it, where the arrows choose a plan', async () => {
    await expect(chat.log.getByRole('listitem', { name: /Qual combina mais/ })).toBeFocused();
    await tabAndPress('Space', chat.plans.radio(/^Integral/), 3);
    await page.keyboard.press('ArrowDown');
    await expect(chat.plans.radio(/^Paga Metade/)).toBeFocused();
  });
  await when('they choose one and read its summary', async () => {
    await chat.walkTo('proposal-confirm-plan', aVisitor());
    await chat.log.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
  });
  await thenSee('the message is described by the summary', async () => {
    const summary = chat.log.getByRole('listitem', { name: /^Alvo Consórcio: Este é o seu plano: às/ });
    await expect(summary).toBeFocused();
    await expect(summary).toHaveAccessibleDescription(/Parcela mensal R\$\s877,50/);
  });
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

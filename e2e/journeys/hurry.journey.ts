import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('repeated taps and keys answer each question once', async ({ chat, stack, page }) => {
  await given('a visitor on the home page', () => chat.open());
  await when('they press everything twice', async () => {
    await twice(chat.option(labels.start));
    await chat.isAt('lead-select-category');
    await twice(chat.category('Carro'));
    await chat.isAt('lead-nome');
    await chat.type('Marina');
    await twice(chat.send);
    await chat.isAt('lead-credit-value');
    await chat.type('60.000,00');
    await chat.field.press('Enter');
    await page.keyboard.press('Enter');
    await chat.walkTo('lead-telefone', aVisitor());
    await chat.type('(11) 98765-4321');
    await chat.send.evaluate((send: HTMLButtonElement) => {
      send.form?.requestSubmit(); // as Enter does
      send.click();
      send.form?.requestSubmit();
    });
    await chat.isAt('plans-list-select');
    await chat.press(chat.plans.option(/^Integral/));
    await twice(chat.plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
  });
  await thenSee('each answer appears once', async () => {
    const own = (await chat.transcript()).filter((text) => text.startsWith('Você: ')).map((text) => text.slice(6, -5));
    expect(own.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      labels.start,
      'Carro',
      'Marina',
      'R$ 60.000,00',
      'R$ 8.000,00',
      'marina@example.com',
      '(11) 98765-4321',
      'Quero o plano Integral de R$ 60.000,00 em 80 meses',
    ]);
  });
  await thenSee('each request was made once', async () => {
    const { posts } = await stack.sandbox.ledger();
    // The last two requests run in parallel: either may arrive first.
    expect(posts.map(({ path, count }) => `${path} ${count}`).sort()).toEqual([
      '/api/lead 1',
      '/api/lead/validar-palavras 1',
      '/api/plano/detalhes 1',
      '/api/plano/selecionado 1',
    ]);
  });
});

/** Two clicks in one task: nothing can happen between them. */
async function twice(control: Locator): Promise<void> {
  await control.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
}

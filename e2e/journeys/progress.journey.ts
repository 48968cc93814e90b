import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

const present = (page: Page) => page.getByRole('list', { name: 'Progresso' }).locator('[aria-current=step]');
const summary = (page: Page) => page.getByRole('complementary', { name: 'Resumo da sua escolha' });

test('the progress follows the conversation, and goes back only with the visitor', async ({ chat, page, beginAt }) => {
  await given('a visitor at the greeting', () => chat.open());
  await expect(present(page)).toHaveCount(0);
  for (const [step, phase] of [
    ['lead-nome', 'Simulação'],
    ['proposal-confirm-plan', 'Proposta'],
    ['payment-options', 'Pagamento'],
    ['pesquisa-csat-compra', 'Conclusão'],
  ] as const) {
    await when(`they are at ${step}`, () => beginAt(step));
    await thenSee(phase, () => expect(present(page)).toHaveText(phase));
  }
  await when('they want another plan', async () => {
    await beginAt('proposal-confirm-plan');
    await chat.choose('Escolher outro plano');
    await chat.isAt('plans-list-select');
  });
  await thenSee('the first phase again', () => expect(present(page)).toHaveText('Simulação'));
});

test('a wide page fills a summary beside the conversation, which does not move', { tag: '@desktop-only' }, async ({
  chat,
  page,
}) => {
  const place = async () => (await chat.botMessage('Aqui você planeja').boundingBox())?.x;
  await given('a visitor at the greeting', () => page.goto('/'));
  const before = await place();
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

import { expectAccessible, expectNoHorizontalScroll, tabAndPress, tabTo } from '../pages/fixtures/accessible';
import { holdLimits, passLimits } from '../pages/fixtures/limits';
import { openCardForm } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { labels } from '../pages/labels';

// Every step that asks is shown to axe with its error by postures.journey.ts. Here is what no step begins with.

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('axe finds no problem in what no step begins with', async ({ chat, page, stack, beginAt }) => {
    const isFine = async (where: string) => {
      await expectAccessible(page, where);
      await expectNoHorizontalScroll(page);
    };
    await beginAt('plans-list-select');
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.next);
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.previous);
    await isFine('the last card');
    await chat.press(chat.plans.next);
    await chat.press(chat.plans.next);
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.action(labels.costs));
    await chat.isAt('plano-custos-mostrar');
    await chat.choose(labels.compareWithLoan);
    await expect(chat.log.getByRole('table')).toBeVisible();
    await isFine('the costs beside a loan');
    await beginAt('proposal-terms');
    await chat.choose(labels.details);
    await expect(chat.details.message).toBeVisible();
    await isFine('plan, summary and fine print');
    await chat.press(page.getByRole('button', { name: 'Sobre' }));
    await expect(page.getByRole('dialog', { name: 'Sobre' })).toContainText('fiscalizada pelo Banco Central');
    await isFine('who is behind it');
    await beginAt('pesquisa-csat-compra');
    await chat.sendNote.dispatchEvent('click'); // Playwright does not tap aria-disabled elements
    await expect(chat.log.getByText('Escolha uma nota de 1 a 5.')).toBeVisible();
    await isFine('a score that was not chosen');
    await beginAt('payment-options');
    await openCardForm(chat);
    await chat.press(chat.card.pay);
    await expect(chat.card.summary).toBeFocused();
    await isFine('the card form with all its errors');
    await stack.sandbox.arm({ method: 'GET', path: '/api/v1/catalogo', kind: 'latency', ms: 600_000 });
    await holdLimits(page.context(), 4000);
    await beginAt('lead-telefone');
    await chat.answer('(11) 98765-4321');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await expect(chat.typing).toBeVisible();
    await isFine('the typing mark');
    for (const [ms, words] of [
      [4000, 'Procurando os planos para a sua renda…'],
      [10_000, 'Pode ser a sua conexão.'],
    ] as const) {
      await passLimits(page, ms, ms - 1);
      await expect(chat.log.getByText(words)).toBeInViewport({ ratio: 1 });
    }
    await expect(chat.log.getByRole('link', { name: labels.specialists })).toBeInViewport({ ratio: 1 });
    await isFine('a wait that takes long');
    const transcript = await chat.transcript();
    await stack.sandbox.clearFaults();
    await chat.isAt('plans-list-select');
    await expect(chat.log.getByText('Pode ser a sua conexão.')).toHaveCount(0);
    expect((await chat.transcript()).slice(0, transcript.length), 'the wait was no message').toEqual(transcript);
  });

  test('long names, e-mails and addresses fit', async ({ chat, page, beginAt }) => {
    await beginAt('proposal-terms');
    await chat.correct('Nome completo', 'Wolfgangusmaximilianusx Abcdef');
    await chat.correct('E-mail', `${'m'.repeat(44)}@sub.example.com`);
    await chat.correct('Complemento', 'Condomínio-Residencial-das-Palmeiras-12');
    await expectNoHorizontalScroll(page);
    const sideways = await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth);
    expect(sideways, 'px wider than the conversation').toBe(0);
  });
});

// Landmarks and the order of headings: axe, at each step.
test('each phase has its title, its language, its heading and its place in the progress', async ({ page, beginAt }) => {
  for (const [place, phase] of [
    ['intro', undefined],
    ['payment-options', 'Pagamento'],
    ['proposal-confirm-plan', 'Proposta'], // it goes back with the visitor
  ] as const) {
    await beginAt(place);
    const brand = 'Alvo Consórcio: simule conversando';
    const present = page.getByRole('list', { name: 'Progresso' }).locator('[aria-current=step]');
    await expect(page).toHaveTitle(phase ? `${phase} | ${brand}` : brand);
    await expect(present).toHaveText(phase ? [phase] : []);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Conversa com Alvo Consórcio');
  }
});

// The whole conversation with the keyboard only: e2e/engines/engines.journey.ts.
test('the focus goes to each question, and what it is on is in view', { tag: '@desktop-only' }, async ({
  chat,
  page,
}) => {
  const { plans } = chat;
  await chat.open();
  await tabAndPress('Enter', chat.option(labels.start));
  await expect(chat.category('Imóvel')).toBeVisible();
  for (const name of ['Imóvel', 'Carro', 'Moto', 'Serviços', 'Caminhões e máquinas']) {
    await tabTo(chat.category(name), 2);
    await expect(chat.category(name)).toBeInViewport({ ratio: 0.9 });
  }
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
  await expect(chat.category('Carro')).toBeFocused();
  await page.keyboard.press('Enter');
  await chat.isAt('lead-nome');
  await page.keyboard.type('Marina'); // from the buttons a key leads to the field
  for (const [text, next] of [
    ['', 'lead-credit-value'],
    ['60.000,00', 'basico-valor-renda'],
    ['8.000,00', 'lead-email'],
    ['marina@example.com', 'lead-telefone'],
    ['', 'lead-telefone'], // refused
    ['11987654321', 'plans-list-select'],
  ] as const) {
    await expect(chat.field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await chat.isAt(next);
  }
  await tabAndPress('Space', plans.radio(/^Integral/));
  await expect(plans.radio(/^Integral/)).toBeChecked();
  await tabAndPress('Enter', plans.action(labels.continue));
  await chat.isAt('proposal-confirm-plan');
  await tabTo(chat.option(labels.confirmPlan), 3); // the next Tab stop continues the conversation
});

test('two Tabs lead from a field to its options', { tag: '@desktop-only' }, async ({ chat, page, beginAt }) => {
  await beginAt('cep-first-input');
  await chat.fillIn('01310-100');
  await chat.isAt('proposal-numero');
  await expect(chat.field).toBeFocused();
  await tabAndPress('Enter', page.getByRole('button', { name: 'Ir para as opções' }), 2);
  await expect(chat.option('Sem número')).toBeFocused();
  await page.keyboard.press('Enter');
  await chat.isAt('proposal-complemento');
});

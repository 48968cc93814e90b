import { expectAccessible, expectNoHorizontalScroll } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { labels } from '../pages/labels';

// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 320 px', () => {
  test.beforeEach(async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 568 });
  });

  test('axe finds no problems on the way to a plan', async ({ chat, page }) => {
    const visitor = aVisitor();
    await chat.open();
    await expectAccessible(page, 'intro');
    for (const [step, wrong] of [
      ['lead-select-category', undefined],
      ['lead-nome', 'Marina2'],
      ['lead-credit-value', '1,00'],
      ['basico-valor-renda', '1,00'],
      ['lead-email', 'marina'],
      ['lead-telefone', '11'],
    ] as const) {
      await chat.walkTo(step, visitor);
      if (wrong) {
        await chat.answer(wrong);
        await expect(chat.problem).toBeVisible();
      }
      await expectAccessible(page, step);
    }
    await chat.walkTo('plans-list-select', visitor);
    await expectAccessible(page, 'plans-list-select');
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.next);
    await expectAccessible(page, 'plans-list-select, another card');
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.previous);
    await expectAccessible(page, 'plans-list-select, the last card');
    await chat.press(chat.plans.next);
    await chat.press(chat.plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
    await expectAccessible(page, 'proposal-confirm-plan');
    await expectNoHorizontalScroll(page);
  });

  test('axe finds no problems on error screens', async ({ chat, page, stack, watched }) => {
    watched.expectFailedRequests(/^\/(hc|api\/v1\/catalogo)$/);
    await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status' });
    await chat.open();
    await chat.choose(labels.start);
    await chat.isAt('error-general');
    await expectAccessible(page, 'error-general');
    await stack.sandbox.clearFaults();
    await chat.choose(labels.again);
    await chat.walkTo('error-renda-insuficiente', aVisitor({ renda: '200,00' }));
    await expectAccessible(page, 'error-renda-insuficiente');
    await chat.choose('Sim, tenho');
    await chat.isAt('renda-extra-valor');
    await expectAccessible(page, 'renda-extra-valor');
    await chat.answer('50.000,00');
    await chat.isAt('plans-list-select');
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.action(labels.newSimulation));
    await chat.isAt('lead-credit-value');
    await chat.answer('390.000,00');
    await chat.isAt('error-no-plans');
    await expectAccessible(page, 'error-no-plans');
  });

  test('axe finds no problems while the assistant is typing', async ({ chat, page, stack }) => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'latency', ms: 600_000 });
    await chat.open();
    await chat.choose(labels.start);
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await expect(chat.typing).toBeVisible();
    await expectAccessible(page, 'the typing mark');
  });

  test('axe finds no problems on the not-found page and in the app', { tag: '@desktop' }, async ({
    chat,
    page,
    watched,
  }) => {
    watched.expectFailedRequests('/nao-existe');
    await page.goto('/nao-existe');
    await expectAccessible(page, 'not found');
    await chat.open('/app');
    await expectAccessible(page, '/app');
  });
});

test('each phase has its title, one main landmark with one heading, and headings in order', async ({
  page,
  beginAt,
}) => {
  for (const [place, title] of [
    ['intro', 'Alvo Consórcio: simule conversando'],
    ['lead-nome', 'Simulação | Alvo Consórcio: simule conversando'],
    ['proposal-terms', 'Proposta | Alvo Consórcio: simule conversando'],
    ['payment-options', 'Pagamento | Alvo Consórcio: simule conversando'],
    ['pesquisa-csat-compra', 'Conclusão | Alvo Consórcio: simule conversando'],
  ] as const) {
    await beginAt(place);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').or(page.locator('footer'))).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Conversa com Alvo Consórcio');
    const levels = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  }
});

import { expectAccessible, expectNoHorizontalScroll } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';
import { labels } from '../pages/labels';

// Every step that asks is shown to axe with its error by postures.journey.ts. Here is what no step begins with.
// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('axe finds no problems on the other cards of the plans', async ({ chat, page, beginAt }) => {
    await beginAt('plans-list-select');
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.next);
    await expectAccessible(page, 'another card');
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.previous);
    await expectAccessible(page, 'the last card');
    await expectNoHorizontalScroll(page);
  });

  test('axe finds no problems while the assistant is typing', async ({ chat, page, stack }) => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'latency', ms: 600_000 });
    await chat.open();
    await chat.choose(labels.start);
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await expect(chat.typing).toBeVisible();
    await expectAccessible(page, 'the typing mark');
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

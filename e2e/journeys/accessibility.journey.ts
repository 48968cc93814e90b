import { expectAccessible, expectNoHorizontalScroll } from '../pages/fixtures/accessible';
import { openCardForm } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { labels } from '../pages/labels';

// Every step that asks is shown to axe with its error by postures.journey.ts. Here is what no step begins with.

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('axe finds no problems on the other cards, the fine print, a score that is missing and a card form with errors', async ({
    chat,
    page,
    beginAt,
  }) => {
    const isFine = async (where: string) => {
      await expectAccessible(page, where);
      await expectNoHorizontalScroll(page);
    };
    await beginAt('plans-list-select');
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.next);
    await isFine('another card');
    await chat.press(chat.plans.previous);
    await chat.press(chat.plans.previous);
    await isFine('the last card');
    await beginAt('proposal-terms');
    await chat.choose(labels.details);
    await expect(chat.details.message).toBeVisible();
    await isFine('plan, summary and fine print');
    await beginAt('pesquisa-csat-compra');
    await chat.sendNote.dispatchEvent('click'); // Playwright does not tap aria-disabled elements
    await expect(chat.log.getByText('Escolha uma nota de 1 a 5.')).toBeVisible();
    await isFine('a score that was not chosen');
    await beginAt('payment-options');
    await openCardForm(chat);
    await chat.press(chat.card.pay);
    await expect(chat.card.summary).toBeFocused();
    await isFine('the card form with all its errors');
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

  test('axe finds no problems while the assistant is typing', async ({ chat, page, stack }) => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'latency', ms: 600_000 });
    await chat.open();
    await chat.choose(labels.start);
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await expect(chat.typing).toBeVisible();
    await expectAccessible(page, 'the typing mark');
  });
});

test('each phase has its title, its place in the progress, one main landmark with one heading, and headings in order', async ({
  chat,
  page,
  beginAt,
}) => {
  const present = page.getByRole('list', { name: 'Progresso' }).locator('[aria-current=step]');
  for (const [place, phase] of [
    ['intro', undefined],
    ['lead-nome', 'Simulação'],
    ['payment-options', 'Pagamento'],
    ['pesquisa-csat-compra', 'Conclusão'],
    ['proposal-confirm-plan', 'Proposta'],
  ] as const) {
    await beginAt(place);
    const brand = 'Alvo Consórcio: simule conversando';
    await expect(page).toHaveTitle(phase ? `${phase} | ${brand}` : brand);
    await expect(present).toHaveText(phase ? [phase] : []);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').or(page.locator('footer'))).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Conversa com Alvo Consórcio');
    const levels = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  }
  await chat.choose(labels.otherPlan);
  await chat.isAt('plans-list-select');
  await expect(present, 'it goes back with the visitor').toHaveText('Simulação');
});

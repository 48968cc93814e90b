import { expectAccessible } from '../fixtures/accessible';
import { brandAt } from '../fixtures/brands';
import { expectedCosts } from '../fixtures/expected-costs';
import { cellsOf } from '../fixtures/sample';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';
import { Sheet } from '../pages/sheet';

const full = [/^Integral/, 'CREDITO_INTEGRAL'] as const;
const half = [/^Paga Metade/, 'CREDITO_PAGAMETADE'] as const;
const reduced = [/^Paga Reduzida/, 'PARCELA_REDUZIDA'] as const;

/** Brands with and without the discount; their tables show all plan types. */
for (const [route, plans] of cellsOf(
  [
    ['/', [full, half]],
    ['/rota99', [half, reduced]],
  ] as const,
  2,
)) {
  test(`the costs are those of the API to the cent, before the choice and before the terms: ${route}`, async ({
    chat,
    page,
    stack,
    beginAt,
  }) => {
    const { id, empresaId } = brandAt(route);
    const costs = new Sheet(page, 'Índice de correção', 'Lance livre');
    const couponCosts = new Sheet(page, 'Primeira parcela com o cupom');
    await given('a visitor of the brand before the plans', async () => {
      expect(await stack.overrideBrands({ [`${id}.json`]: JSON.stringify({ shouldUseCoupon: true }) })).toEqual([]);
      await beginAt('lead-telefone', route, id);
      await chat.walkTo('plans-list-select', aVisitor());
    });
    for (const [name, planType] of plans) {
      await when(`they ask what ${planType} costs`, () => askCosts(chat, name));
      await thenSee('the amounts of the API', () => expectCosts(costs, expectedCosts(planType, empresaId)));
      if (planType !== plans[1][1]) await chat.choose(labels.otherPlans);
    }
    const [, planType] = plans[1];
    if (route === '/') await expectAccessible(page, 'the costs');
    await when('they compare the plan with a loan', () => chat.choose(labels.compareWithLoan));
    await thenSee('an example with their own numbers', async () => {
      const table = chat.log.getByRole('table', { name: 'R$ 60.000,00 em 80 meses' });
      await expect(table).toContainText(expectedCosts(planType, empresaId)['Total a pagar hoje, estimado'] ?? '');
      await expect(chat.log.getByText(/Exemplo, não é oferta: Tabela Price a 1,99% ao mês/)).toBeVisible();
      if (route === '/') await expectAccessible(page, 'the comparison');
    });
    await when('they choose the plan and give their data', async () => {
      await chat.choose(labels.chooseViewed);
      await chat.walkTo('proposal-terms', aVisitor());
    });
    await thenSee('the same amounts before the terms', () => expectCosts(costs, expectedCosts(planType, empresaId)));
    await when('they accept and have a coupon', async () => {
      await chat.choose(labels.confirm);
      await chat.choose('Sim, tenho');
      await chat.isAt('cupom-input');
      await chat.answer('DEZ');
      await chat.isAt('cupom-payment-message');
    });
    await thenSee('the first instalment with and without it', () =>
      expectCosts(couponCosts, firstInstalmentOf(expectedCosts(planType, empresaId, 'DEZ'))),
    );
  });
}

async function askCosts(chat: ChatPage, plan: RegExp): Promise<void> {
  await chat.isAt('plans-list-select');
  await chat.press(chat.plans.option(plan));
  await chat.press(chat.plans.action(labels.costs));
  await chat.isAt('plano-custos-mostrar');
}

async function expectCosts(sheet: Sheet, expected: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, amount] of Object.entries(expected)) await expect(sheet.value(label), label).toHaveText(amount);
}

function firstInstalmentOf(costs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(costs).filter(([label]) => label.startsWith('Primeira')));
}

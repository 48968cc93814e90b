import { expectAccessible } from '../pages/fixtures/accessible';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { OpenSheet } from '../pages/sheet';

// That every amount is that of the API to the cent: e2e/sandbox/catalogue/catalogue.test.ts.

test('the costs are shown before the choice and the same before the terms, beside a loan and with a coupon', async ({
  chat,
  page,
  beginAt,
}) => {
  const costs = new OpenSheet(page, 'Índice de correção', 'Lance livre');
  const couponCosts = new OpenSheet(page, 'Primeira parcela com o cupom');
  await given('a visitor before the plans, under a brand with coupons', () =>
    beginAt('plans-list-select', '/cupom', 'cupom'),
  );
  await when('they ask what a plan costs', async () => {
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.action(labels.costs));
    await chat.isAt('plano-custos-mostrar');
  });
  const total = 'Total estimado, em valores de hoje';
  const shown = await thenSee('the total, and what becomes of the reduced instalment', async () => {
    await expect(costs.value(total)).toHaveText('R$ 71.400,00');
    await expect(costs.value('Parcela até a contemplação')).toHaveText('R$ 446,25');
    await expect(costs.value('Após a contemplação no mês 12')).toHaveText('R$ 971,25');
    await expectAccessible(page, 'the costs');
    return costs.rows();
  });
  await when('they compare the plan with a loan', () => chat.choose(labels.compareWithLoan));
  await thenSee('an example with their own numbers', async () => {
    await expect(chat.log.getByRole('table', { name: 'R$ 60.000,00 em 80 meses' })).toContainText('R$ 71.400,00');
    await expect(chat.log.getByText(/Exemplo, não é oferta: Tabela Price a 1,99% ao mês/)).toBeVisible();
    await expectAccessible(page, 'the comparison');
  });
  await when('they choose the plan and give their data', async () => {
    await chat.choose(labels.chooseViewed);
    await chat.walkTo('proposal-terms', aVisitor());
  });
  await thenSee('the same amounts before the terms', async () => {
    const amounts = Object.fromEntries(await costs.rows());
    for (const [label = '', amount] of shown) expect([label, amounts[label]]).toEqual([label, amount]);
  });
  await when('they accept and have a coupon', async () => {
    await chat.choose(labels.confirm);
    await chat.choose('Sim, tenho');
    await chat.isAt('cupom-input');
    await chat.answer('DEZ');
    await chat.isAt('cupom-payment-message');
  });
  await thenSee('the first instalment with and without it', async () => {
    await expect(couponCosts.value('Primeira parcela sem o cupom')).toHaveText('R$ 223,13');
    await expect(couponCosts.value('Primeira parcela com o cupom')).toHaveText('R$ 200,82');
  });
});

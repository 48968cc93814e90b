import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

/** All but the car of `aVisitor`. Each asks for the minimum credit, after a cent less. */
const goods = [
  { bem: 'Imóvel', credito: '100.000,00', below: '99.999,99', categoriaId: 1 },
  { bem: 'Moto', credito: '10.000,00', below: '9.999,99', categoriaId: 3 },
  { bem: 'Serviços', credito: '12.000,00', below: '11.999,99', categoriaId: 4 },
  { bem: 'Caminhões e máquinas', credito: '100.000,00', below: '99.999,99', categoriaId: 6 },
];

test('each of the other goods has its minimum credit, its category in the lead, and its plans', async ({
  chat,
  stack,
  beginAt,
}) => {
  for (const { bem, credito, below, categoriaId } of goods) {
    const visitor = aVisitor({ bem, credito });
    await given(`a visitor who simulates again, for: ${bem}`, async () => {
      await stack.sandbox.reset();
      await beginAt('pesquisa-algo-mais');
      await chat.choose(labels.otherValues);
      await chat.walkTo('lead-credit-value', visitor);
    });
    await when('they ask for less than the minimum', () => chat.answer(below));
    await thenSee('the limit is shown', () =>
      expect(chat.problem).toHaveText(`O crédito mínimo é de R$\u00a0${credito}`),
    );
    await when('they ask for the minimum', () => chat.walkTo('plans-list-select', visitor));
    await thenSee(
      'there is one lead with the answers and the ids of the brand, and a plan for the credit',
      async () => {
        const { leads } = await stack.sandbox.ledger();
        expect(leads.map(({ payload, posts }) => ({ payload, posts }))).toEqual([
          { payload: theLeadOf({ categoriaId }), posts: 1 },
        ]);
        await expect(chat.plans.card(`Plano 1 de 6: R$ ${credito}`)).toBeVisible();
      },
    );
  }
});

test('from the last question about the visitor to a chosen plan', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the plans', async () => {
    await beginAt('lead-telefone');
    await chat.walkTo('plans-list-select', aVisitor());
  });
  await when('they choose the full plan of the first card', async () => {
    await expect(chat.plans.action(labels.continue)).toHaveAttribute('aria-disabled', 'true');
    await chat.press(chat.plans.option(/^Integral/));
    await chat.press(chat.plans.action(labels.continue));
  });
  await thenSee('they have a plan, see the discount, and are asked to confirm it', async () => {
    await chat.isAt('proposal-confirm-plan');
    await expect(chat.visitorMessage('Quero o plano Integral de R$ 60.000,00')).toBeVisible();
    await expect(chat.botMessage('A sua primeira parcela sai com 50% de desconto.')).toBeVisible();
    await expect(chat.plan.message).toContainText('Crédito de R$ 60.000,00');
  });
  await thenSee('the plan was sent once and nothing was created twice', async () => {
    const { posts, leads } = await stack.sandbox.ledger();
    const countOf = (path: string) => posts.filter((post) => post.path === path).map(({ count }) => count);
    expect(leads).toHaveLength(1);
    for (const path of ['/api/lead', '/api/plano/selecionado', '/api/plano/detalhes'])
      expect(countOf(path)).toEqual([1]);
  });
});

test('the app brand has no header, its own ids and plans, and no discount', async ({ chat, stack, page, beginAt }) => {
  await given('a visitor inside the app', async () => {
    await beginAt('lead-telefone', '/app', 'app');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
  await when('they answer everything', () => chat.walkTo('plans-list-select', aVisitor()));
  await thenSee('the lead has the ids of the app and the plans are full or reduced', async () => {
    const { leads } = await stack.sandbox.ledger();
    const ids = { campanhaId: 9002, compraId: 9102, empresaId: 9202 };
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
    await expect(chat.plans.radio(/^Integral/)).toHaveCount(1);
    await expect(chat.plans.radio(/^Paga Reduzida/)).toHaveCount(1);
    await expect(chat.plans.radio(/^Paga Metade/)).toHaveCount(0);
  });
  await when('they choose the reduced plan', async () => {
    await chat.press(chat.plans.option(/^Paga Reduzida/));
    await chat.press(chat.plans.action(labels.continue));
  });
  await thenSee('they are asked to confirm it without a discount', async () => {
    await chat.isAt('proposal-confirm-plan');
    await expect(chat.visitorMessage('Quero o plano Paga Reduzida de R$ 60.000,00')).toBeVisible();
    await expect(chat.botMessage(/desconto/)).toHaveCount(0);
  });
});

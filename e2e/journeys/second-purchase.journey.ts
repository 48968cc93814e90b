import { cardNumbers } from '../fixtures/cards';
import { contract, processed, purchase, simulation, survey } from '../fixtures/expected-events';
import { charged, expectSaleClosed, openPix, payByCard, paymentCalls } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { inTheApp, onThePage } from '../fixtures/variants';
import { aVisitor, theLeadOf, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { DataLayer } from '../pages/data-layer';
import { labels } from '../pages/labels';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

test('a purchase by boleto with a coupon is followed by the same purchase by Pix', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  const { path, empresaId, first } = onThePage;
  const layer = await DataLayer.listenOn(page);
  const visitor = aVisitor({ ajuda: { nota: 4, comentario: '' } });
  await given('a visitor with a coupon in the URL, before the terms', async () => {
    await beginAt('proposal-terms', `${path}?cupom=DEZ`);
    await chat.walkTo('cupom-apply-url', visitor);
  });
  await when('they apply it, and pay by boleto', async () => {
    await chat.choose(labels.applyCoupon);
    await chat.isAt('cupom-payment-message');
    await chat.choose(labels.confirmCoupon);
    await chat.isAt('payment-options');
    await chat.choose(labels.boleto);
    await chat.isAt('payment-boleto-options');
    await chat.choose(labels.boletoAccepted);
    await expectSaleClosed(chat);
  });
  await when('they buy the same again and reload on the way', async () => {
    await chat.choose(labels.sameAgain);
    await chat.isAt('proposal-confirm-plan');
    await page.reload();
    await chat.isAt('proposal-confirm-plan');
  });
  await thenSee('nothing of the first purchase is left, and nothing known is asked again', async () => {
    await chat.choose(labels.confirmPlan);
    await chat.isAt('proposal-terms');
    await expect(chat.data.value('CPF').last()).toHaveText('529.982.247-25');
    await chat.choose(labels.confirm);
    await chat.isAt('cupom-apply-url');
    await chat.choose(labels.declineCoupon);
    await chat.isAt('payment-options');
    await expect(chat.botMessage('O número do seu contrato é 70001002.')).toHaveCount(1);
    await openPix(chat);
    await chat.choose(labels.pixPaid);
    await expectSaleClosed(chat);
  });
  await when('they answer the survey', () => chat.walkTo('pesquisa-ate-mais', visitor));
  await thenSee('there are two contracts, two payments and no other lead', async () => {
    const { leads, proposals, charges } = await stack.sandbox.ledger();
    expect(leads).toEqual([]);
    expect(proposals.map(({ payload, posts }) => ({ payload, posts }))).toEqual([
      { payload: theProposalOf({ empresaId, cupomCodigo: 'DEZ' }), posts: 1 },
      { payload: theProposalOf({ empresaId }), posts: 1 },
    ]);
    expect(charges.map(({ metodo, valorInCents }) => [metodo, valorInCents])).toEqual([
      ['boleto', Math.round(first.carWithCoupon * 100)],
      ['pix', Math.round(first.car * 100)],
    ]);
  });
  await thenSee('each purchase was reported once', () =>
    layer.holds([
      { event: 'coupon validated' },
      { event: 'coupon applied', valor_descontado: Math.round((first.car - first.carWithCoupon) * 100) / 100 },
      processed('boleto', 'sucesso'),
      purchase('boleto', first.carWithCoupon),
      { event: 'coupon declined' },
      processed('pix', 'sucesso'),
      purchase('pix', first.car, { transaction_id: '1002', purchase_number: 2 }),
      survey({ humano: true, csatinsidesales: 4 }),
    ]),
  );
});

test('a refused card is followed by a Pix and a second purchase of a motorcycle', async ({
  chat,
  page,
  stack,
  watched,
}) => {
  const { path, ids, first } = inTheApp;
  watched.expectFailedRequests(paymentCalls.cartao.path);
  const layer = await DataLayer.listenOn(page);
  await given('a visitor with a plan in mind', async () => {
    await chat.open(path);
    await chat.walkTo('payment-options', aVisitor());
  });
  await when('their card is refused', async () => {
    await payByCard(chat, { numero: cardNumbers.refused });
    await chat.isAt('payment-refused');
    await expect(chat.botMessage('Pagamento recusado :(')).toHaveCount(1);
  });
  await when('they pay by Pix and start another purchase', async () => {
    await chat.choose(labels.otherMethod);
    await chat.walkTo('pesquisa-algo-mais', aVisitor());
    await chat.choose(labels.otherValues);
    await chat.isAt('lead-select-category');
  });
  await thenSee('only goods and credit are asked for', async () => {
    await chat.press(chat.category('Moto'));
    await chat.isAt('lead-credit-value');
    await expect(chat.botMessage('Que bom seguir com você, Marina!')).toHaveCount(1);
    await chat.answer('20.000,00');
    await chat.isAt('plans-list-select');
    await chat.walkTo('proposal-confirm-plan', aVisitor());
    await chat.choose(labels.confirmPlan);
    await chat.isAt('proposal-terms');
  });
  await when('they buy it and finish the survey', () => chat.walkTo('pesquisa-ate-mais', aVisitor()));
  await thenSee('there is a lead, a contract and a payment for each', async () => {
    const { leads, proposals } = await stack.sandbox.ledger();
    expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids), theLeadOf({ ...ids, categoriaId: 3 })]);
    expect(proposals.map(({ posts }) => posts)).toEqual([1, 1]);
    expect(await charged(stack)).toEqual(['pix registrado', 'pix registrado']);
  });
  await thenSee('each event was sent', () =>
    layer.holds([
      ...simulation(),
      ...contract(),
      processed('cartao', 'recusado'),
      processed('pix', 'sucesso'),
      purchase('pix', first.car),
      { event: 'Produto Categoria', produto_categoria: 'MT' },
      { event: 'credit value', valor_credito: 20_000 },
      { event: 'Lead Save' },
      { event: 'Ver Planos' },
      { event: 'Plano Selecionado' },
      processed('pix', 'sucesso'),
      purchase('pix', first.motorcycle, {
        transaction_id: '1002',
        purchase_number: 2,
        item_id: '30801',
        item_name: 'Moto R$\u00a020.000,00',
        item_category: 'MT',
      }),
      survey({}),
    ]),
  );
});

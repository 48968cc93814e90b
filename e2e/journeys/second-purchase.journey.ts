import { expectSaleClosed, openPix } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aVisitor, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { DataLayer } from '../pages/data-layer';
import { labels } from '../pages/labels';

test('a purchase by boleto with a coupon is followed by the same purchase by Pix', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  const layer = await DataLayer.listenOn(page);
  const visitor = aVisitor({ ajuda: { nota: 4, comentario: '' } });
  await given('a visitor with a coupon in the URL, before the terms', async () => {
    await beginAt('proposal-terms', '/?cupom=DEZ');
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
      { payload: theProposalOf({ cupomCodigo: 'DEZ' }), posts: 1 },
      { payload: theProposalOf(), posts: 1 },
    ]);
    expect(charges.map(({ metodo, valorInCents }) => [metodo, valorInCents])).toEqual([
      ['boleto', 394_87],
      ['pix', 438_75],
    ]);
  });
  await thenSee('each purchase was reported once', () =>
    layer.holds([
      ...['coupon validated', 'coupon applied', 'Pagamento Processado', 'purchase'],
      ...['coupon declined', 'Pagamento Processado', 'purchase', 'Pesquisa'],
    ]),
  );
});

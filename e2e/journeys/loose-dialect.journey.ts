import { watchForOddWords } from '../pages/fixtures/odd-words';
import { expectSaleClosed, payTheCard } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { aCompanyVisitor, theCompanyProposalOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// The whole product against an API that tells the same facts in other forms: docs/guides/sandbox.md, 'The loose dialect'. Each call:
// e2e/sandbox/dialect/both-dialects.test.ts.

test('in the loose dialect a company whose CEP has no street pays by card in three instalments with a coupon', async ({
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectLine('were left out'); // one bad category, card and plan
  const oddWords = await watchForOddWords(page);
  const company = aCompanyVisitor({ cep: '36325-000', complemento: '' });
  await given('an API that answers in another form', async () => {
    await stack.sandbox.speak('loose');
    await chat.open('/?cupom=dez');
  });
  await when('they answer everything up to the payment, and apply the coupon', async () => {
    await chat.walkTo('cupom-apply-url', company);
    await chat.choose(labels.applyCoupon);
    await chat.walkTo('payment-options', company);
    await expect(chat.botMessage('Falta só a primeira parcela, de R$ 394,87.')).toBeVisible();
  });
  await when('they pay and answer the survey', async () => {
    await payTheCard(chat, { parcelas: 3 });
    await expectSaleClosed(chat);
    await expect(chat.botMessage('Pagamento aprovado!')).toHaveCount(1);
    await chat.walkTo('pesquisa-ate-mais', company);
  });
  await thenSee('they bought once, what they chose', async () => {
    const { leads, proposals, charges } = await stack.sandbox.ledger();
    const town = {
      cep: '36325000',
      logradouro: 'Rua das Flores',
      bairro: 'Centro',
      cidade: 'Tiradentes',
      estado: 'MG',
    };
    expect(leads).toHaveLength(1);
    expect(proposals.map(({ payload }) => payload)).toEqual([
      theCompanyProposalOf({ ...town, complemento: '', cupomCodigo: 'DEZ', leadId: expect.anything() }),
    ]);
    expect(charges).toMatchObject([{ metodo: 'cartao', situacao: 'aprovado', valorInCents: 394_87, parcelas: 3 }]);
    expect(charges).toHaveLength(1);
  });
  await thenSee('no missing value was ever shown', async () => expect(await oddWords()).toEqual([]));
});

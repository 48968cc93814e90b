import { aCard, cardNumbers } from '../fixtures/cards';
import { contract, personal, processed, purchase, simulation, survey } from '../fixtures/expected-events';
import { charged, expectSaleClosed, paymentCalls } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aCompanyVisitor, aVisitor, theCompanyProposalOf, theLeadOf, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { DataLayer } from '../pages/data-layer';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

/** The whole product from the greeting to the goodbye, on a partner page with a header and inside an app. */
const variants = [
  {
    where: 'on the page',
    path: '/',
    ids: {},
    empresaId: 9201,
    first: { car: 438.75, carWithCoupon: 394.87, motorcycle: 148.75 },
  },
  {
    where: 'in the app',
    path: '/app',
    ids: { campanhaId: 9002, compraId: 9102, empresaId: 9202 },
    empresaId: 9202,
    first: { car: 877.5, carWithCoupon: 789.75, motorcycle: 297.5 },
  },
];

for (const { where, path, ids, empresaId, first } of variants) {
  const isApp = path === '/app';

  test.describe(where, () => {
    test('a person pays by Pix', { tag: isApp ? [] : ['@desktop'] }, async ({ chat, page, stack, watched }) => {
      const layer = await DataLayer.listenOn(page);
      await given('a visitor', async () => {
        await chat.open(path);
        await expect(page.getByRole('banner')).toHaveCount(isApp ? 0 : 1);
      });
      await when('they answer everything', () => chat.walkTo('pesquisa-ate-mais', aVisitor()));
      await thenSee('they bought once', async () => {
        const { leads, proposals } = await stack.sandbox.ledger();
        expect(leads.map(({ payload }) => payload)).toEqual([theLeadOf(ids)]);
        expect(proposals.map(({ payload }) => payload)).toEqual([theProposalOf({ empresaId })]);
        expect(await charged(stack)).toEqual(['pix registrado']);
      });
      await thenSee('each event was sent once and in order, to the app only by name', async () => {
        const expected = [
          ...simulation(),
          ...contract(),
          processed('pix', 'sucesso'),
          purchase('pix', first.car),
          survey({}),
        ];
        await layer.holds(expected);
        await expect.poll(() => layer.receivedByApp).toEqual(isApp ? expected.map(({ event }) => event) : []);
      });
      await thenSee('no script was asked for twice, although each segment is fetched ahead of its turn', async () => {
        const scripts = watched.seen().addresses.filter((address) => /\.js(\?|$)/.test(address));
        expect(scripts.filter((address) => address.includes('/remoteEntry.'))).toHaveLength(4);
        expect(scripts).toEqual([...new Set(scripts)]);
      });
      await when('they return to the goodbye and start over', async () => {
        await page.reload();
        await chat.isAt('pesquisa-ate-mais', 'ended');
        await chat.press(chat.option('Começar uma nova conversa'));
        await chat.isAt('intro');
      });
      await thenSee('no data of the visitor is left', async () => {
        await expect(chat.visitorMessage('')).toHaveCount(0);
        const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
        for (const datum of ['Marina', 'marina@', '11987654321', '52998224725']) expect(stored).not.toContain(datum);
      });
    });

    test('a company pays by card and gives the specialists a low score', async ({ chat, page, stack }) => {
      const layer = await DataLayer.listenOn(page);
      const ajuda = { nota: 1, comentario: 'Falei com a Zuleica do 11 97777-6666 e ela não ligou.' };
      const company = aCompanyVisitor({ midia: 'Indicação', nota: 2, ajuda });
      await given('a visitor who buys for a company', async () => {
        await chat.open(path);
        await chat.walkTo('payment-options', company);
      });
      await when('they pay by card in three instalments', async () => {
        await payByCard(chat, { parcelas: 3 });
        await expectSaleClosed(chat);
      });
      await when('they answer the survey, with a comment', () => chat.walkTo('pesquisa-ate-mais', company));
      await thenSee('the company bought once', async () => {
        const { proposals, charges } = await stack.sandbox.ledger();
        expect(proposals.map(({ payload }) => payload)).toEqual([theCompanyProposalOf({ empresaId })]);
        expect(charges).toMatchObject([{ metodo: 'cartao', situacao: 'aprovado', parcelas: 3 }]);
      });
      await thenSee('each event was sent without the comment', () =>
        layer.holds([
          ...simulation(),
          ...contract('11222333000181'),
          processed('cartao', 'sucesso'),
          purchase('cartao', first.car),
          survey({ midia: 'indicacao', csatcompra: 2, humano: true, csatinsidesales: 1 }),
        ]),
      );
    });

    test('a purchase by boleto with a coupon is followed by the same purchase by Pix', async ({
      chat,
      page,
      stack,
    }) => {
      const layer = await DataLayer.listenOn(page);
      const visitor = aVisitor({ ajuda: { nota: 4, comentario: '' } });
      await given('a visitor with a coupon in the URL', async () => {
        await chat.open(`${path}?cupom=DEZ`);
        await chat.walkTo('cupom-apply-url', visitor);
      });
      await when('they apply it, and pay by boleto', async () => {
        await chat.choose('Aplicar cupom');
        await chat.isAt('cupom-payment-message');
        await chat.choose('CONFIRMAR');
        await chat.isAt('payment-options');
        await chat.choose('Boleto');
        await chat.isAt('payment-boleto-options');
        await chat.choose('Certo, vou pagar o boleto');
        await expectSaleClosed(chat);
      });
      await when('they buy the same again and reload on the way', async () => {
        await chat.choose('Sim, igual a esta');
        await chat.isAt('proposal-confirm-plan');
        await page.reload();
        await chat.isAt('proposal-confirm-plan');
      });
      await thenSee('nothing of the first purchase is left, and nothing known is asked again', async () => {
        await chat.choose('Sim, quero este plano');
        await chat.isAt('proposal-terms');
        await expect(chat.data.value('CPF').last()).toHaveText('529.982.247-25');
        await chat.choose('Confirmar');
        await chat.isAt('cupom-apply-url');
        await chat.choose('Não usar');
        await chat.isAt('payment-options');
        await expect(chat.botMessage('O número do seu contrato é 70001002.')).toHaveCount(1);
        await chat.choose('Pix');
        await chat.isAt('payment-pix-options');
        await chat.choose('Já fiz o Pix');
        await expectSaleClosed(chat);
      });
      await when('they answer the survey', () => chat.walkTo('pesquisa-ate-mais', visitor));
      await thenSee('there is one lead, two contracts, two payments', async () => {
        const { leads, proposals, charges } = await stack.sandbox.ledger();
        expect(leads).toHaveLength(1);
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
          ...simulation(),
          ...contract(),
          { event: 'coupon validated' },
          { event: 'coupon applied', valor_descontado: Math.round((first.car - first.carWithCoupon) * 100) / 100 },
          processed('boleto', 'sucesso'),
          purchase('boleto', first.carWithCoupon),
          { event: 'coupon declined' },
          processed('pix', 'sucesso'),
          purchase('pix', first.car, { transaction_id: '1002' }),
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
        await chat.choose('Pagar de outra forma');
        await chat.walkTo('pesquisa-algo-mais', aVisitor());
        await chat.choose('Sim, com outros valores');
        await chat.isAt('lead-select-category');
      });
      await thenSee('only goods and credit are asked for', async () => {
        await chat.press(chat.category('Moto'));
        await chat.isAt('lead-credit-value');
        await expect(chat.botMessage('Que bom seguir com você, Marina!')).toHaveCount(1);
        await chat.answer('20.000,00');
        await chat.isAt('plans-list-select');
        await chat.walkTo('proposal-confirm-plan', aVisitor());
        await chat.choose('Sim, quero este plano');
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
            item_id: '30801',
            item_name: 'Moto R$\u00a020.000,00',
            item_category: 'MT',
          }),
          survey({}),
        ]),
      );
    });

    test('each specialists button opens the chat and keeps the conversation', async ({
      chat,
      page,
      context,
      stack,
      watched,
    }) => {
      const layer = await DataLayer.listenOn(page);
      watched.expectFailedRequests(/^\/(hc|api\/v1\/catalogo|api\/endereco|api\/pagamento\/.*)$/);
      watched.expectHost('wa.me');
      await context.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Especialistas</h1>' }),
      );
      const unlucky = aVisitor({
        email: 'pixinstavel@sandbox.dev',
        credito: '390.000,00',
        renda: '100.000,00',
        cep: '00000-404',
        ajuda: { nota: 1, comentario: 'Ninguém atendeu.' },
      });
      const visitor = { ...unlucky, credito: '60.000,00', cep: '01310-100' };
      const doorAt = (step: string) =>
        thenSee(`the specialists are offered at ${step}`, async () => {
          await chat.isAt(step);
          const transcript = await chat.transcript();
          const beside = await chat.openSpecialists();
          await expect(beside).toHaveURL('https://wa.me/550000000000');
          expect(await beside.evaluate(() => window.opener)).toBeNull();
          await beside.close();
          await page.bringToFront();
          await chat.isAt(step);
          expect(await chat.transcript()).toEqual(transcript);
        });

      await given('an API whose health check fails at the start', async () => {
        await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status' });
        await chat.open(path);
        await chat.choose('Simular agora');
      });
      await doorAt('error-general');
      await when('the server has recovered and they ask for a credit without plans', async () => {
        await stack.sandbox.clearFaults();
        await chat.choose('Tentar novamente');
        await chat.isAt('lead-select-category');
        await chat.walkTo('error-no-plans', unlucky);
      });
      await doorAt('error-no-plans');
      await when('they ask for less credit and give an unknown CEP', async () => {
        await chat.choose('Simular novamente');
        await chat.walkTo('cep-first-input', visitor);
        await chat.answer(unlucky.cep);
      });
      await doorAt('cep-not-found');
      await when('they reach the terms', () => chat.walkTo('proposal-terms', visitor));
      await doorAt('proposal-terms');
      await when('the Pix fails', async () => {
        await chat.walkTo('payment-options', visitor);
        await chat.choose('Pix');
      });
      await doorAt('pagamento-pix-tentar-novamente');
      await when('their card is refused', async () => {
        await chat.choose('Pagar de outra forma');
        await payByCard(chat, { numero: cardNumbers.refused });
      });
      await doorAt('payment-refused');
      await when('another card is approved and the specialist gets a low score', async () => {
        await chat.choose('Tentar novamente');
        await chat.card.number.fill(cardNumbers.approved);
        await chat.card.code.fill('737');
        await chat.press(chat.card.pay);
        await expectSaleClosed(chat);
        await chat.walkTo('pesquisa-humanos-comentarios', visitor);
      });
      await doorAt('pesquisa-humanos-comentarios');
      await when('they answer and finish the survey', () => chat.walkTo('pesquisa-ate-mais', visitor));
      await thenSee('opening the specialists sent no event, everything else did', () =>
        layer.holds([
          { event: 'Começar' },
          { event: 'Produto Categoria', produto_categoria: 'AN' },
          { event: 'credit value', valor_credito: 390_000 },
          { event: 'income', renda_mensal: 100_000 },
          personal({ email: unlucky.email }),
          { event: 'Lead Save' },
          { event: 'credit value', valor_credito: 60_000 },
          { event: 'Ver Planos' },
          { event: 'Plano Selecionado' },
          ...contract(),
          processed('cartao', 'recusado'),
          processed('cartao', 'sucesso'),
          purchase('cartao', first.car),
          survey({ humano: true, csatinsidesales: 1 }),
        ]),
      );
    });
  });
}

async function payByCard(chat: ChatPage, card: Parameters<typeof aCard>[0]): Promise<void> {
  await chat.choose('Cartão de crédito');
  await chat.isAt('payment-credit-card-select');
  await chat.card.fill(aCard(card));
  await chat.press(chat.card.pay);
}

import { cardNumbers } from '../fixtures/cards';
import { contract, personal, processed, purchase, survey } from '../fixtures/expected-events';
import { expectSaleClosed, payByCard } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { onThePage } from '../fixtures/variants';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { DataLayer } from '../pages/data-layer';
import { labels } from '../pages/labels';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

test('each specialists button opens the chat and keeps the conversation', async ({
  chat,
  page,
  context,
  stack,
  watched,
}) => {
  const { path, first } = onThePage;
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
  const visitor = { ...unlucky, 'lead-credit-value': '60.000,00', 'cep-not-found': '01310-100' };
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
    await chat.choose(labels.start);
  });
  await doorAt('error-general');
  await when('the server has recovered and they ask for a credit without plans', async () => {
    await stack.sandbox.clearFaults();
    await chat.choose(labels.again);
    await chat.isAt('lead-select-category');
    await chat.walkTo('error-no-plans', unlucky);
  });
  await doorAt('error-no-plans');
  await when('they ask for less credit and give an unknown CEP', async () => {
    await chat.choose(labels.simulateAgain);
    await chat.walkTo('cep-first-input', visitor);
    await chat.answer('00000-404');
  });
  await doorAt('cep-not-found');
  await when('they reach the terms', () => chat.walkTo('proposal-terms', visitor));
  await doorAt('proposal-terms');
  await when('the Pix fails', async () => {
    await chat.walkTo('payment-options', visitor);
    await chat.choose(labels.pix);
  });
  await doorAt('pagamento-pix-tentar-novamente');
  await when('their card is refused', async () => {
    await chat.choose(labels.otherMethod);
    await payByCard(chat, { numero: cardNumbers.refused });
  });
  await doorAt('payment-refused');
  await when('another card is approved and the specialist gets a low score', async () => {
    await chat.choose(labels.again);
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

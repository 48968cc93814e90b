import { contract, processed, purchase, simulation, survey } from '../fixtures/expected-events';
import { charged, expectSaleClosed, payByCard } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { inTheApp, onThePage } from '../fixtures/variants';
import { aCompanyVisitor, aVisitor, theCompanyProposalOf, theLeadOf, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { DataLayer } from '../pages/data-layer';
import { labels } from '../pages/labels';

// The whole product from the greeting to the goodbye.
test.describe.configure({ retries: 0 }); // must hold every time, so no second try

/** The answers of `aVisitor` as typed and as sent. So few digits as those of the CEP also occur in ports and file hashes. */
const secrets = [
  'marina',
  'prado',
  '987654321',
  '98765-4321',
  '52998224725',
  '529.982',
  '15/03/1985',
  '1985-03-15',
  'apto',
];

for (const { where, path, isApp, ids, empresaId, first } of [onThePage, inTheApp]) {
  test(`a person pays by Pix ${where}`, async ({ chat, page, context, stack, watched }) => {
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
    await thenSee('no personal data is in a URL, in the console or in a cookie', async () => {
      const { lines, addresses } = watched.seen();
      const everything = [...lines, ...addresses.map(decodeURIComponent)].join('\n').toLowerCase();
      expect(await context.cookies()).toEqual([]);
      for (const secret of secrets) expect(everything).not.toContain(secret);
    });
    await when('they return to the goodbye and start over', async () => {
      await page.reload();
      await chat.isAt('pesquisa-ate-mais', 'ended');
      await chat.press(chat.option(labels.startOver));
      await chat.isAt('intro');
    });
    await thenSee('no data of the visitor is left', async () => {
      await expect(chat.visitorMessage('')).toHaveCount(0);
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      for (const datum of ['Marina', 'marina@', '11987654321', '52998224725']) expect(stored).not.toContain(datum);
    });
  });
}

test('a company pays by card in the app and gives the specialists a low score', async ({ chat, page, stack }) => {
  const { path, empresaId, first } = inTheApp;
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

import { watchForOddWords } from '../fixtures/odd-words';
import { charged, expectSaleClosed, openPix, payByCard } from '../fixtures/payments';
import { cellsOf } from '../fixtures/sample';
import type { SeededPlace } from '../fixtures/seeds';
import { expect, test } from '../fixtures/test';
import { aCompanyVisitor, aVisitor, theCompanyProposalOf, theProposalOf, type Visitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

// The whole product against an API that tells the same facts in other forms: docs/guides/sandbox.md, 'The loose dialect'.

interface Purchase {
  readonly who: string;
  /** Where they begin; without it, at the greeting. What was created before that is not in the ledger. */
  readonly place?: SeededPlace;
  readonly path?: string;
  readonly visitor: Visitor;
  /** From the first place where this purchase differs from others to the closed sale. */
  buy(chat: ChatPage, visitor: Visitor): Promise<void>;
  readonly proposal: object;
  readonly charge: object;
}

const byPix = async (chat: ChatPage) => {
  await openPix(chat);
  await expect(chat.charge.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await chat.choose(labels.pixPaid);
};

const town = aCompanyVisitor({ cep: '36325-000' });
const purchases: readonly Purchase[] = [
  {
    who: 'a person pays by Pix',
    visitor: aVisitor(),
    buy: byPix,
    proposal: theProposalOf(),
    charge: { metodo: 'pix', situacao: 'registrado', valorInCents: 438_75 },
  },
  {
    who: 'a person pays by card in three instalments with a coupon',
    place: 'plans-list-select',
    path: '/?cupom=dez',
    visitor: aVisitor({ complemento: '' }),
    async buy(chat) {
      await expect(chat.botMessage('Falta só a primeira parcela, de R$ 394,87.')).toBeVisible();
      await payByCard(chat, { parcelas: 3 });
      await expectSaleClosed(chat);
      await expect(chat.botMessage('Pagamento aprovado!')).toHaveCount(1);
    },
    proposal: theProposalOf({ complemento: '', cupomCodigo: 'DEZ' }),
    charge: { metodo: 'cartao', situacao: 'aprovado', valorInCents: 394_87, parcelas: 3 },
  },
  {
    who: 'a company whose CEP has no street pays by Pix',
    place: 'proposal-confirm-plan',
    visitor: town,
    buy: byPix,
    proposal: theCompanyProposalOf({
      cep: '36325000',
      logradouro: 'Rua das Flores',
      bairro: 'Centro',
      cidade: 'Tiradentes',
      estado: 'MG',
    }),
    charge: { metodo: 'pix', situacao: 'registrado', valorInCents: 438_75 },
  },
];

for (const { who, place, path = '/', visitor, buy, proposal, charge } of cellsOf(purchases, 3)) {
  test(`in the loose dialect ${who}`, async ({ chat, page, stack, watched, beginAt }) => {
    watched.expectLine('were left out'); // one bad category, card and plan
    const oddWords = await watchForOddWords(page);
    await given('an API that answers in another form', async () => {
      await stack.sandbox.speak('loose');
      await (place ? beginAt(place, path) : chat.open(path));
    });
    await when('they answer everything up to the payment', async () => {
      if (path !== '/') {
        await chat.walkTo('cupom-apply-url', visitor);
        await chat.choose(labels.applyCoupon);
      }
      await chat.walkTo('payment-options', visitor);
    });
    await when('they pay and answer the survey', async () => {
      await buy(chat, visitor);
      await expectSaleClosed(chat);
      await chat.walkTo('pesquisa-ate-mais', visitor);
    });
    await thenSee('they bought once, what they chose', async () => {
      const { leads, proposals, charges } = await stack.sandbox.ledger();
      expect(leads).toHaveLength(place ? 0 : 1);
      expect(proposals.map(({ payload }) => payload)).toEqual([{ ...proposal, leadId: expect.anything() }]);
      expect(charges).toMatchObject([charge]);
      expect(await charged(stack)).toHaveLength(1);
    });
    await thenSee('no missing value was ever shown', async () => expect(await oddWords()).toEqual([]));
  });
}

import type { Page } from '@playwright/test';
import { expectNoCardData, recordWrites } from '../pages/fixtures/card-secrecy';
import { aCard, cardNumbers, type TypedCard } from '../pages/fixtures/cards';
import { afterSale, openCardForm, paymentCalls } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import type { Seen } from '../pages/fixtures/watch';
import { given, thenSee, when } from '../pages/fixtures/words';

/** Values that occur nowhere else on the page. */
const canary = { nome: 'CANARIA QUE CANTA', validade: '09/2038', codigo: '839', documento: '111.444.777-35' };

for (const { what, numero, end } of [
  { what: 'approved', numero: cardNumbers.alsoApproved, end: afterSale },
  { what: 'refused', numero: cardNumbers.refused, end: 'payment-refused' },
  { what: 'of unknown outcome', numero: cardNumbers.breaks, end: 'payment-refused' },
  { what: 'left', numero: cardNumbers.approved, end: 'alterar-pagamento' },
]) {
  test(`data of a card that is ${what} exists only in its one request`, async ({
    chat,
    page,
    watched,
    stack,
    beginAt,
  }) => {
    watched.expectFailedRequests(paymentCalls.cartao.path);
    const card = aCard({ ...canary, numero });
    await given('a page that records its storage writes, and a visitor at the card form', async () => {
      await page.addInitScript(recordWrites);
      await beginAt('payment-options');
      await openCardForm(chat);
    });
    await when('they fill it in, and pay or leave', async () => {
      await chat.card.fill(card);
      await chat.press(what === 'left' ? chat.card.back : chat.card.pay);
      await chat.isAt(end);
    });
    await thenSee('it was found nowhere', async () => {
      const written = await page.evaluate(() => window.written?.length);
      expect(written, 'the page stored nothing, so nothing was looked at').toBeGreaterThan(5);
      await isNowhere(page, card, watched.seen());
      const posts = watched.seen().bodies.filter(({ address }) => address.endsWith(paymentCalls.cartao.path));
      expect(posts.filter(({ body }) => body.includes(canary.codigo))).toHaveLength(what === 'left' ? 0 : 1);
      expect(JSON.stringify(await stack.sandbox.ledger())).not.toContain(numero.replaceAll(' ', ''));
    });
    await when('the page reloads', async () => {
      await page.reload();
      await chat.isAt(end);
    });
    await thenSee('it is still nowhere else', () => isNowhere(page, card, watched.seen()));
  });
}

/** The card holder is another person, so the document can be searched for too. */
async function isNowhere(page: Page, card: TypedCard, seen: Seen): Promise<void> {
  await expectNoCardData(page, card, seen);
  const { bodies, ...others } = seen;
  const elsewhere = bodies.filter(({ address }) => !address.endsWith(paymentCalls.cartao.path));
  const inPage = await page.evaluate(() => [document.documentElement.outerHTML, { ...sessionStorage }, window.written]);
  const text = JSON.stringify({ others, elsewhere, inPage });
  for (const secret of ['CANARIA', card.documento, card.documento.replace(/\D/g, '')]) {
    expect(text.includes(secret), secret).toBe(false);
  }
}

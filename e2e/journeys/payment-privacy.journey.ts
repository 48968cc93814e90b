import type { Page } from '@playwright/test';
import { expectNoCardData, recordWrites } from '../pages/fixtures/card-secrecy';
import { aCard, cardNumbers, type TypedCard } from '../pages/fixtures/cards';
import { expectSaleClosed, openCardForm, openPix, paymentCalls, payTheCard } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import type { Seen } from '../pages/fixtures/watch';
import { labels } from '../pages/labels';

/** Cards whose texts occur nowhere else: a number that the page writes as a text never begins with 0. The holder is another person. */
const cardOf = (numero: string, nome: string, validade: string, codigo: string) =>
  aCard({ numero, nome, validade, codigo, documento: '111.444.777-35' });
const cards = {
  abandoned: cardOf('4539 7164 2083 9576', 'QUIXOBA VUNDERLEK', '03/2037', '013'),
  refused: cardOf(cardNumbers.refused, 'ZORBELINA KWATSCHUK', '05/2039', '026'),
  unknown: cardOf(cardNumbers.breaks, 'HJUNDRA PLOVIXETO', '07/2041', '037'),
  paid: cardOf('5391 6428 0735 1841', 'WYBRANTO GLEZUPIK', '10/2043', '057'),
} as const;

test('card data exist only in the frame of the form and its one request', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  const isNowhere = async (...typed: readonly TypedCard[]) => {
    for (const card of typed) await expectNowhere(page, card, watched.seen());
  };
  await page.addInitScript(recordWrites);
  await beginAt('payment-options');
  await openCardForm(chat);
  await chat.card.fill(cards.abandoned);
  await isNowhere(cards.abandoned);
  await page.keyboard.press('Escape');
  await chat.isAt('alterar-pagamento');
  await openPix(chat);
  await isNowhere(cards.abandoned);

  await chat.choose(labels.otherMethod);
  await payTheCard(chat, cards.refused);
  await chat.isAt('payment-refused');
  await isNowhere(cards.refused);

  await chat.choose(labels.otherMethod);
  await chat.choose(labels.boleto);
  await chat.isAt('payment-boleto-options');

  await chat.choose(labels.otherMethod);
  await payTheCard(chat, cards.unknown);
  await chat.isAt('payment-refused');
  await isNowhere(cards.unknown);
  await chat.choose(labels.checkPayment);
  await chat.isAt('payment-credit-card-select');
  await chat.card.fill(cards.paid);
  await page.keyboard.press('Enter');
  await expectSaleClosed(chat);
  const written = await page.evaluate(() => Reflect.get(window, 'written').length);
  expect(written, 'the page stored nothing, so nothing was looked at').toBeGreaterThan(5);
  const posts = watched.seen().bodies.filter(({ address }) => address.endsWith(paymentCalls.cartao.path));
  const sent = Object.values(cards).map(({ codigo }) => posts.filter(({ body }) => body.includes(codigo)).length);
  expect(sent, 'the requests with each card').toEqual([0, 1, 1, 1]);
  const ledger = JSON.stringify(await stack.sandbox.ledger());
  for (const { numero } of Object.values(cards)) expect(ledger).not.toContain(numero.replaceAll(' ', ''));
  await isNowhere(...Object.values(cards));

  await page.reload();
  await expectSaleClosed(chat);
  await isNowhere(...Object.values(cards));
});

async function expectNowhere(page: Page, card: TypedCard, seen: Seen): Promise<void> {
  await expectNoCardData(page, card, seen);
  const { bodies, ...others } = seen;
  const elsewhere = bodies.filter(({ address }) => !address.endsWith(paymentCalls.cartao.path));
  const inPage = await page.evaluate(() => [
    document.documentElement.outerHTML,
    { ...sessionStorage },
    Reflect.get(window, 'written'),
  ]);
  const text = JSON.stringify({ others, elsewhere, inPage });
  for (const secret of [...card.nome.split(' '), card.documento, card.documento.replace(/\D/g, '')])
    expect(text.includes(secret), secret).toBe(false);
}

import type { Page } from '@playwright/test';
import type { ChatPage } from '../pages/chat-page';
import { cardNumbers, type TypedCard } from '../pages/fixtures/cards';
import { textsInMemory } from '../pages/fixtures/heap';
import { expectSaleClosed, openCardForm, openPix, paymentCalls } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

type Typed = Pick<TypedCard, 'numero' | 'nome' | 'validade' | 'codigo'>;

/** Cards whose texts occur nowhere else on the page. */
const cards = {
  abandoned: { numero: '4539 7164 2083 9576', nome: 'QUIXOBA VUNDERLEK', validade: '03/2037', codigo: '713' },
  refused: { numero: cardNumbers.refused, nome: 'ZORBELINA KWATSCHUK', validade: '05/2039', codigo: '826' },
  unknown: { numero: cardNumbers.breaks, nome: 'HJUNDRA PLOVIXETO', validade: '07/2041', codigo: '937' },
  paid: { numero: '5391 6428 0735 1841', nome: 'WYBRANTO GLEZUPIK', validade: '10/2043', codigo: '548' },
} as const satisfies Record<string, Typed>;

test('once a card form is left, no text of the card is in the memory of the page', async ({
  chat,
  page,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  await given('a visitor at the card form', async () => {
    await beginAt('payment-options');
    await openCardForm(chat);
  });
  await thenSee('each text is found while the form is open, so the search can find them', async () => {
    await typeIn(chat, page, cards.abandoned);
    const texts = Object.values(cards.abandoned);
    expect(await foundOf(page, [cards.abandoned])).toEqual(expect.arrayContaining(texts));
  });
  await when('they leave the form by Escape and choose Pix', async () => {
    await page.keyboard.press('Escape');
    await chat.isAt('alterar-pagamento');
    await openPix(chat);
  });
  await when('they return to the card and it is refused', async () => {
    await chat.choose(labels.otherMethod);
    await payBy(chat, page, cards.refused);
  });
  await thenSee('what they may correct is kept, without the security code', async () => {
    const found = await foundOf(page, [cards.refused]);
    expect(found).toContain(cards.refused.numero);
    expect(found).not.toContain(cards.refused.codigo);
  });
  await when('they choose the slip', async () => {
    await chat.choose(labels.otherMethod);
    await chat.choose(labels.boleto);
    await chat.isAt('payment-boleto-options');
  });
  await when('a card has no answer, and they pay by another one', async () => {
    await chat.choose(labels.otherMethod);
    await payBy(chat, page, cards.unknown);
    await chat.choose(labels.checkPayment);
    await chat.isAt('payment-credit-card-select');
    await typeIn(chat, page, cards.paid);
    await page.keyboard.press('Enter');
    await expectSaleClosed(chat);
  });
  await thenSee('nothing of any card is found', async () => {
    expect(await foundOf(page, Object.values(cards))).toEqual([]);
  });
});

/** Pays with the key Enter, so that the field keeps the focus, and fails. */
async function payBy(chat: ChatPage, page: Page, card: Typed): Promise<void> {
  await openCardForm(chat);
  await typeIn(chat, page, card);
  await page.keyboard.press('Enter');
  await chat.isAt('payment-refused');
}

/** Types key by key: a text that a test hands to the page would stay in the memory of the page. */
async function typeIn(chat: ChatPage, page: Page, { numero, nome, validade, codigo }: Typed): Promise<void> {
  const { card: form } = chat;
  await chat.press(form.instalments(2));
  for (const [field, text] of [
    [form.number, numero],
    [form.holder, nome],
    [form.expiry, validade],
    [form.document, '529.982.247-25'],
    [form.code, codigo],
  ] as const) {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

/** The texts in memory with a datum of one of these cards. Three digits may be part of any number: the code is a whole text. */
async function foundOf(page: Page, typed: readonly Typed[]): Promise<readonly string[]> {
  const texts = (await textsInMemory(page)).map((text) => text.toUpperCase());
  return typed.flatMap(({ numero, nome, validade, codigo }) => {
    const digits = numero.replaceAll(' ', '');
    const secrets = [numero, digits, ...halves(numero), ...nome.split(' '), validade];
    return texts.filter((text) => text === codigo || secrets.some((secret) => text.includes(secret)));
  });
}

/** Both halves of a number, also without spaces, unless it is a test number of a gateway, whose halves are mostly zeros. */
function halves(numero: string): readonly string[] {
  const parts = [numero.slice(0, 9), numero.slice(10)].filter((part) => !part.includes('0000'));
  return parts.flatMap((part) => [part, part.replace(' ', '')]);
}

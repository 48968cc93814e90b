import type { Page } from '@playwright/test';
import type { ChatPage } from '../pages/chat-page';
import { expectNoCardData, recordWrites } from '../pages/fixtures/card-secrecy';
import { aCard, cardNumbers, type TypedCard } from '../pages/fixtures/cards';
import { expectSaleClosed, openCardForm, openPix, paymentCalls } from '../pages/fixtures/payments';
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

test('card data exist only in the open form and its one request', async ({ chat, page, stack, watched, beginAt }) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  const isNowhere = async (...typed: readonly TypedCard[]) => {
    for (const card of typed) await expectNowhere(page, card, watched.seen());
  };
  await page.addInitScript(recordWrites);
  await beginAt('payment-options');
  await openCardForm(chat);
  await typeIn(chat, page, cards.abandoned);
  const { numero, nome, validade, codigo } = cards.abandoned;
  const texts = [numero, nome, validade, codigo];
  expect(await foundOf(page, [cards.abandoned])).toEqual(expect.arrayContaining(texts));

  await page.keyboard.press('Escape');
  await chat.isAt('alterar-pagamento');
  await openPix(chat);
  await isNowhere(cards.abandoned);

  await chat.choose(labels.otherMethod);
  await payBy(chat, page, cards.refused);
  await isNowhere(cards.refused);

  await chat.choose(labels.otherMethod);
  await chat.choose(labels.boleto);
  await chat.isAt('payment-boleto-options');

  await chat.choose(labels.otherMethod);
  await payBy(chat, page, cards.unknown);
  await isNowhere(cards.unknown);
  await chat.choose(labels.checkPayment);
  await chat.isAt('payment-credit-card-select');
  await typeIn(chat, page, cards.paid);
  await page.keyboard.press('Enter');
  await expectSaleClosed(chat);
  expect(await foundOf(page, Object.values(cards))).toEqual([]);
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

/** Pays with the key Enter, so that the field keeps the focus, and fails. */
async function payBy(chat: ChatPage, page: Page, card: TypedCard): Promise<void> {
  await openCardForm(chat);
  await typeIn(chat, page, card);
  await page.keyboard.press('Enter');
  await chat.isAt('payment-refused');
}

/** Types key by key: a text that a test hands to the page would stay in the memory of the page. */
async function typeIn(chat: ChatPage, page: Page, card: TypedCard): Promise<void> {
  const { card: form } = chat;
  await chat.press(form.instalments(2));
  for (const [field, text] of [
    [form.number, card.numero],
    [form.holder, card.nome],
    [form.expiry, card.validade],
    [form.document, card.documento],
    [form.code, card.codigo],
  ] as const) {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

/** The texts in memory with a datum of one of these cards. Three digits may be part of any number: the code is a whole text. */
async function foundOf(page: Page, typed: readonly TypedCard[]): Promise<readonly string[]> {
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

/** A heap snapshot of V8: nodes and edges are rows of numbers, one after the other, and their texts are places in `strings`. */
interface Heap {
  readonly snapshot: {
    readonly meta: {
      readonly [fields in 'node_fields' | 'edge_fields']: readonly string[];
    } & { readonly [types in 'node_types' | 'edge_types']: readonly [readonly string[], ...unknown[]] };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Every text in the memory of the page's scripts that something still holds: texts, names of properties, parts of programs. */
async function textsInMemory(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return textsOf(JSON.parse(chunks.join('')));
}

/** Without numbers, which a snapshot writes out as texts: the code of a card is also the place of a function in its file. */
function textsOf({ snapshot: { meta }, nodes, edges, strings }: Heap): readonly string[] {
  const nodeSize = meta.node_fields.length;
  const edgeSize = meta.edge_fields.length;
  const nodeAt = (field: string) => meta.node_fields.indexOf(field);
  const edgeAt = (field: string) => meta.edge_fields.indexOf(field);
  const [typeAt, nameAt, countAt] = [nodeAt('type'), nodeAt('name'), nodeAt('edge_count')];
  const [kindAt, labelAt, toAt] = [edgeAt('type'), edgeAt('name_or_index'), edgeAt('to_node')];
  const numberType = meta.node_types[0].indexOf('number');
  const named = ['property', 'context'].map((kind) => meta.edge_types[0].indexOf(kind)); // the others have the places of a list

  const used = new Set<number>();
  const writtenNumbers = new Set<number>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize) {
    const isNumber = nodes[node + typeAt] === numberType;
    for (const end = edge + (nodes[node + countAt] ?? 0) * edgeSize; edge < end; edge += edgeSize) {
      if (isNumber) writtenNumbers.add(edges[edge + toAt] ?? 0);
      if (named.includes(edges[edge + kindAt] ?? -1)) used.add(edges[edge + labelAt] ?? 0);
    }
  }
  for (let node = 0; node < nodes.length; node += nodeSize) {
    if (!writtenNumbers.has(node)) used.add(nodes[node + nameAt] ?? 0);
  }
  return [...used].map((index) => strings[index] ?? '');
}

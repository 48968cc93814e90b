import type { Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { charged, openPix } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { plant, type SeededPlace, type Seeds } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { when } from '../pages/fixtures/words';

const personal = /Marina|marina@|529\.?982|98765-?4321|Paulista|1985-03-15|03\/1985/;
const asked = 'conversa-guardada';

/** Steps from the proposal on, and where a visitor goes on who was there. Contract data are asked for again, until there is a proposal. */
const places = [
  ['proposal-confirm-plan', 'proposal-confirm-plan'],
  ['proposal-cpf-cnpj', 'proposal-confirm-plan'],
  ['proposal-terms', 'proposal-confirm-plan'],
  ['pesquisa-humano', 'pesquisa-humano'],
] as const;
/** What only the tab keeps, as it is said. */
const ofContract =
  /em nome de quem|No meu nome|nome completo|Marina Prado|CPF|529|CEP|01310|Encontrei|o número\?|: 1578|complemento|Apto|nascimento|1985|assembleia prevista|Confira se/;

const textsOf = (page: Page) => page.locator('#root').textContent();

/** What a tab and its device have stored, by key. */
const storedIn = (page: Page) =>
  page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)]);
const keysIn = async (page: Page) => (await storedIn(page)).map(([key]) => key);

/** Another tab, in the middle of a conversation. */
async function openAt(chat: ChatPage, seeds: Seeds, place: SeededPlace, brandId?: string): Promise<ChatPage> {
  await plant(chat.page, seeds, place, brandId);
  await chat.page.goto(`/${brandId ?? ''}`);
  await chat.isAt(place);
  return chat;
}

/** The browser was closed, with its session storage; the visitor opens the address again. */
async function openAgain(chat: ChatPage, path = '/'): Promise<ChatPage> {
  const page = await chat.page.context().newPage();
  await chat.page.close();
  await page.goto(path);
  return new ChatPage(page, chat.finger !== undefined);
}

test('a browser that was closed at a step goes on there', async ({ context, hasTouch, seeds }) => {
  for (const [place, goesOn] of cellsOf(places, 4)) {
    const chat = await openAt(new ChatPage(await context.newPage(), hasTouch), seeds, place);
    const before = await chat.transcript();
    const next = await when(`the browser is closed at ${place}`, () => openAgain(chat));
    await next.isAt(asked);
    const kept = /de M••••• ficou guardada neste aparelho, hoje (?:à 1|às \d+)h\d\d: carro de R\$\s60\.000,00\./;
    await expect(next.botMessage(kept)).toBeVisible();
    expect(await textsOf(next.page)).not.toMatch(personal);
    const isAskedAgain = place !== goesOn;
    await expect(next.botMessage(/Por segurança/)).toHaveCount(isAskedAgain ? 1 : 0);
    await next.press(next.option('Continuar de onde parei'));
    await next.isAt(goesOn);
    const known = before.filter((text) => !ofContract.test(text));
    expect((await next.transcript()).slice(0, known.length)).toEqual(known);
    if (isAskedAgain) {
      await next.walkTo('proposal-terms', aVisitor());
      await expect(next.visitorMessage('529.982.247-25')).toBeAttached();
    }
    await next.page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => void storage.clear()));
    await next.page.close();
  }
});

test('another brand shows nothing of a Pix, and to begin again keeps it', async ({ chat, stack, beginAt }) => {
  await beginAt('payment-options');
  await openPix(chat);
  const said = await chat.transcript();
  const code = await chat.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label');
  const elsewhere = await when('another brand is opened', () => openAgain(chat, '/livelo'));
  await elsewhere.isAt('intro');
  expect(await textsOf(elsewhere.page)).not.toMatch(personal);
  const next = await when('the first one is opened again', () => openAgain(elsewhere));
  await next.isAt(asked);
  await next.press(next.option('Continuar de onde parei'));
  await next.isAt('payment-pix-options');
  await expect(next.charge).toBeVisible();
  expect(await next.transcript()).toEqual(said.filter((text) => !ofContract.test(text)));
  expect(await charged(stack)).toEqual(['pix registrado']);
  const last = await when('the browser is closed once more', () => openAgain(next));

  await last.isAt(asked);
  await last.choose('Começar de novo');
  await last.isAt('compra-aberta');
  await expect(last.botMessage(/Seu Pix de R\$/)).toBeVisible();
  expect((await keysIn(last.page)).filter((key) => key.includes('kept'))).toEqual([]);
  expect(await textsOf(last.page)).not.toMatch(personal);
  expect(await last.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(personal);
  await when('they look at the charge', () => last.choose('Ver o Pix'));
  await last.isAt('cobranca-pix');
  expect(await last.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label')).toBe(code);
  expect(await charged(stack)).toEqual(['pix registrado']);
});

test('to be forgotten empties every storage, in every tab', async ({ chat, context, hasTouch, seeds, beginAt }) => {
  // A Pix in one brand, contract data in another.
  const other = await openAt(new ChatPage(await context.newPage(), hasTouch), seeds, 'proposal-terms', 'livelo');
  await beginAt('payment-options');
  await chat.page.bringToFront();
  await openPix(chat);
  await chat.press(chat.page.getByRole('button', { name: 'Esquecer meus dados' }));
  const dialog = chat.page.getByRole('dialog', { name: 'Apagar tudo deste aparelho?' });
  await chat.press(dialog.getByRole('button', { name: 'Apagar' }));
  await chat.isAt('intro');
  await other.isAt('intro');
  for (const { page } of [chat, other]) {
    expect(await textsOf(page)).not.toMatch(personal);
    const texts = JSON.stringify(await storedIn(page));
    expect(texts).not.toMatch(personal);
    expect(texts).not.toMatch(/70001001|proposta/);
  }
  const keys = (await keysIn(other.page)).filter((key) => key.startsWith('consorcio'));
  expect(keys).toEqual(['consorcio.journey.livelo', 'consorcio.device']);
});

/** A reload shows the same step and the same messages. */
async function survivesReload(chat: ChatPage): Promise<void> {
  const step = await chat.settledStep();
  const transcript = await chat.transcript();
  await chat.page.reload();
  await chat.isAt(step);
  expect(await chat.transcript()).toEqual(transcript);
}

// With a draft: touch.journey.ts, 'a visitor comes back to a new page'.
test('a reload keeps what earlier parts of the conversation have drawn', async ({ chat, page, beginAt }) => {
  const copies = page.getByRole('log').getByRole('button', { name: 'Copiar código Pix' }); // in the charge and in the receipt
  await beginAt('proposal-terms');
  await chat.walkTo('payment-options', aVisitor());
  const data = await chat.data.rows();
  await when('the page reloads', () => survivesReload(chat));
  expect(await chat.data.rows()).toEqual(data);
  await expect(chat.data.edits).toHaveCount(0);

  await chat.walkTo('pesquisa-algo-mais', aVisitor());
  await expect(copies).toHaveCount(2);
  await survivesReload(chat);
  await expect(copies).toHaveCount(2);
  expect(await chat.data.rows()).toEqual(data);
  await expect(chat.botMessage('Parabéns pelo primeiro passo!')).toBeInViewport({ ratio: 1 });
});

test('a conversation that an earlier release stored in parts goes on', async ({ chat, page, seeds }) => {
  const [[key = '', text = ''] = []] = Object.entries(seeds.get('lead-credit-value') ?? {});
  const { savedAt, snapshot } = JSON.parse(text.replace(/"savedAt":\d+/, `"savedAt":${Date.now()}`));
  const { transcript, draft: _empty, ...rest } = snapshot;
  const head = { savedAt, chunks: 1, snapshot: { ...rest, messages: transcript.length } };
  const typed = { messages: transcript.length, text: '60.000,00' };
  await chat.open();
  await page.evaluate(
    (parts) => {
      sessionStorage.clear();
      for (const [name, part] of Object.entries(parts)) sessionStorage.setItem(name, JSON.stringify(part));
    },
    { [`${key}.head`]: head, [`${key}.log.0`]: transcript, [`${key}.typed`]: typed },
  );
  await page.reload();
  await chat.isAt('lead-credit-value');
  expect(await chat.transcript()).toHaveLength(transcript.length);
  await expect(chat.field).toHaveValue('60.000,00');
  expect(await keysIn(page)).toEqual([key]);
});

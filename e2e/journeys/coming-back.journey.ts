import type { Page } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { charged, openPix } from '../pages/fixtures/payments';
import { cellsOf } from '../pages/fixtures/sample';
import { plant, type SeededPlace } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';

const personal = /Marina|marina@|529\.?982|98765-?4321|Paulista|1985-03-15|03\/1985/;
const asked = 'conversa-guardada';

/** Steps from the proposal on: a choice, a field, the terms, the survey. The others: conversation-keeper.test.ts. */
const places: readonly SeededPlace[] = [
  'proposal-confirm-plan',
  'proposal-cpf-cnpj',
  'proposal-terms',
  'pesquisa-humano',
];

function textsOf(page: Page): Promise<string | null> {
  return page.locator('#root').textContent();
}

/** What the product has stored, by key. */
function storedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys({ ...sessionStorage, ...localStorage }).filter((key) => /^consorcio/.test(key)),
  );
}

/** The browser was closed, with its session storage; the visitor opens the address again. */
async function openAgain(chat: ChatPage, path = '/'): Promise<ChatPage> {
  const page = await chat.page.context().newPage();
  await chat.page.close();
  await page.goto(path);
  return new ChatPage(page, chat.finger !== undefined);
}

test('the browser is closed at each step from the proposal on, and the conversation goes on', async ({
  context,
  hasTouch,
  seeds,
}) => {
  for (const place of cellsOf(places, 4)) {
    await test.step(place, async () => {
      const chat = new ChatPage(await context.newPage(), hasTouch ?? false);
      await plant(chat.page, seeds, place);
      await chat.page.goto('/');
      await chat.isAt(place);
      const before = await chat.transcript();
      const next = await openAgain(chat);
      await next.isAt(asked);
      await expect(
        next.botMessage(/de M••••• ficou guardada neste aparelho, hoje às \d+h\d\d: carro de R\$\s60\.000,00\./),
      ).toBeVisible();
      expect(await textsOf(next.page)).not.toMatch(personal);
      await next.press(next.option('Continuar de onde parei'));
      await next.isAt(place);
      expect(await next.transcript()).toEqual(before);
      await next.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await next.page.close();
    });
  }
});

test('a registered Pix: another brand shows nothing of it, and to begin again keeps the record', async ({
  chat,
  stack,
  beginAt,
}) => {
  await given('a visitor with a Pix, who closes the browser', async () => {
    await beginAt('payment-options');
    await openPix(chat);
  });
  const said = await chat.transcript();
  const code = await chat.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label');
  const elsewhere = await when('another brand is opened', () => openAgain(chat, '/livelo'));
  await thenSee('it begins as usual', async () => {
    await elsewhere.isAt('intro');
    expect(await textsOf(elsewhere.page)).not.toMatch(personal);
  });
  const next = await when('the first one is opened again', () => openAgain(elsewhere));
  await thenSee('the conversation can go on, with the same Pix', async () => {
    await next.isAt(asked);
    await next.press(next.option('Continuar de onde parei'));
    await next.isAt('payment-pix-options');
    await expect(next.charge).toBeVisible();
    expect(await next.transcript()).toEqual(said);
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
  const last = await when('the browser is closed once more', () => openAgain(next));
  await when('they begin again', async () => {
    await last.isAt(asked);
    await last.choose('Começar de novo');
  });
  await thenSee('the open Pix is mentioned, and nothing else is kept', async () => {
    await last.isAt('compra-aberta');
    await expect(last.botMessage(/Seu Pix de R\$/)).toBeVisible();
    expect((await storedIn(last.page)).filter((key) => key.includes('kept'))).toEqual([]);
    expect(await textsOf(last.page)).not.toMatch(personal);
    expect(await last.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(personal);
  });
  await when('they look at the charge', () => last.choose('Ver o Pix'));
  await thenSee('it is the same one, and nothing was sent', async () => {
    await last.isAt('cobranca-pix');
    expect(await last.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label')).toBe(code);
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
});

test('to be forgotten empties every storage, in every tab', async ({ chat, context, hasTouch, seeds, beginAt }) => {
  const other = await given('two tabs: a Pix in one brand, contract data in another', async () => {
    const other = new ChatPage(await context.newPage(), hasTouch ?? false);
    await plant(other.page, seeds, 'proposal-terms', 'livelo');
    await other.page.goto('/livelo');
    await other.isAt('proposal-terms');
    await beginAt('payment-options');
    await chat.page.bringToFront();
    await openPix(chat);
    return other;
  });
  const forget = chat.page.getByRole('button', { name: 'Esquecer meus dados' });
  const dialog = chat.page.getByRole('dialog', { name: 'Apagar tudo deste aparelho?' });
  await when('they ask to be forgotten', async () => {
    await chat.press(forget);
    await chat.press(dialog.getByRole('button', { name: 'Apagar' }));
  });
  await thenSee('both tabs start over, and only the time of it is stored', async () => {
    await chat.isAt('intro');
    await other.isAt('intro');
    for (const { page } of [chat, other]) {
      expect(await textsOf(page)).not.toMatch(personal);
      const texts = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(texts).not.toMatch(personal);
      expect(texts).not.toMatch(/70001001|proposta/);
    }
    expect((await storedIn(other.page)).filter((key) => !/journey\.\w+\.(head|log|typed)/.test(key))).toEqual([
      'consorcio.forgotten',
    ]);
  });
});

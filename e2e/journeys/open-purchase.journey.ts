import type { Page } from '@playwright/test';
import { aCard } from '../fixtures/cards';
import { passLimits } from '../fixtures/limits';
import { beginAgain, openAgain } from '../fixtures/open-again';
import { charged, honourKeys, openPix, payByCard, paymentCalls } from '../fixtures/payments';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

interface Visit {
  readonly chat: ChatPage;
  readonly stack: Stack;
  beginAt(place: 'payment-options'): Promise<void>;
}

/** Returns the second tab. The API knows no keys. */
function givenTwoTabs({ chat, stack, beginAt }: Visit): Promise<ChatPage> {
  return given('a visitor about to pay, in two tabs', async () => {
    await honourKeys(stack, false);
    await beginAt('payment-options');
    return chat.copyTab();
  });
}

async function storedPurchases(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('consorcio.open-purchases.home') ?? '');
}

test('a card that was approved while the browser was closed is not a surprise', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  await given('a visitor whose card was approved, while the next message is being typed', async () => {
    await beginAt('payment-options');
    stack.configure({ fakeLoadDelayMs: 3000 }); // which passes when the test says so
    await page.emulateMedia({ reducedMotion: 'no-preference' }); // without motion there are no pauses
    await page.reload();
    await chat.choose(labels.card);
    await expect.poll(() => passLimits(page).then(() => chat.card.dialog.count())).toBe(1);
    await chat.card.fillAndPay(aCard());
    await expect.poll(() => charged(stack)).toEqual(['cartao aprovado']);
    await expect.poll(() => storedPurchases(page)).toContain('"pago"');
    expect(await storedPurchases(page)).not.toContain('lido');
  });
  const next = await when('the browser is closed and the address opened, and they begin again', () => beginAgain(chat));
  await thenSee('they read that it is paid', async () => {
    await next.isAt('pagamento-confirmado');
    await expect(next.botMessage(/Recebemos o seu pagamento com cartão de R\$.*70001001/)).toBeVisible();
  });
  const last = await when('they come back once more', () => openAgain(next));
  await thenSee('nothing reminds them of it, and nothing was charged again', async () => {
    await last.isAt('intro');
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

test('a card without an answer is remembered after the browser was closed, with an API that knows no keys', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  await given('a card that was charged without an answer', async () => {
    await honourKeys(stack, false);
    await beginAt('payment-options');
    await stack.sandbox.arm({ ...paymentCalls.cartao, kind: 'lost-answer', times: 1 });
    await payByCard(chat);
    await chat.isAt('payment-refused');
  });
  const next = await when('the browser is closed and the address opened, and they begin again', () => beginAgain(chat));
  await thenSee('they read that it may have been made, and a person comes first', async () => {
    await next.isAt('compra-aberta');
    await expect(next.botMessage(/ficou sem confirmação: ele pode ter sido feito/)).toBeVisible();
    await expect(next.botMessage(/app do cartão ou do banco/)).toBeVisible();
    expect(await next.optionTexts()).toEqual([labels.specialists, 'O valor apareceu', 'Começar de novo']);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

test('the paid tab is closed, and its copy does not pay again, with an API that knows no keys', async ({
  chat,
  stack,
  beginAt,
}) => {
  const copy = await givenTwoTabs({ chat, stack, beginAt });
  await when('one pays by card and is closed', async () => {
    await payByCard(copy);
    await copy.isAt('pesquisa-algo-mais');
    await copy.page.close();
  });
  await when('the other pays too', async () => {
    await chat.page.bringToFront();
    await payByCard(chat);
  });
  await thenSee('nothing is sent, and the visitor reads that it is paid', async () => {
    await chat.isAt('compra-em-outra-aba');
    await expect(chat.botMessage('Esta proposta já foi paga em outra aba.')).toBeVisible();
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

test('a card in one tab and a Pix in the other are one decision, with an API that knows no keys', async ({
  chat,
  stack,
  beginAt,
}) => {
  const copy = await givenTwoTabs({ chat, stack, beginAt });
  await when('one registers a Pix and the other sends a card', async () => {
    await openPix(copy);
    await chat.page.bringToFront();
    await payByCard(chat);
  });
  await thenSee('the card is not sent, and the Pix can be seen here', async () => {
    await chat.isAt('compra-em-outra-aba');
    await expect(chat.botMessage('Esta proposta já tem um pagamento em outra aba.')).toBeVisible();
    expect(await charged(stack)).toEqual(['pix registrado']);
    expect(await chat.optionTexts()).toEqual([
      'Ver o Pix',
      labels.specialists,
      'Continuar por aqui mesmo assim',
      labels.endHere,
    ]);
  });
  await when('the visitor decides to pay by card nevertheless', async () => {
    await chat.choose('Continuar por aqui mesmo assim');
    await chat.isAt('payment-credit-card-select');
    await chat.card.fillAndPay(aCard());
  });
  await thenSee('it is paid', async () => {
    await chat.isAt('pesquisa-algo-mais');
    expect(await charged(stack)).toEqual(['pix registrado', 'cartao aprovado']);
  });
});

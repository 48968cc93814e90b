import type { Page } from '@playwright/test';
import { aCard } from '../fixtures/cards';
import { beginAgain, openAgain } from '../fixtures/open-again';
import { charged, honourKeys, keyHabits, openPix, payByCard, paymentCalls, paymentPosts } from '../fixtures/payments';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

interface Visit {
  readonly chat: ChatPage;
  readonly stack: Stack;
  beginAt(place: 'payment-options'): Promise<void>;
}

/** The visitor pays by card. It is charged, and the page gets no answer. */
function givenLostCardAnswer({ chat, stack, beginAt }: Visit, honoured: boolean): Promise<void> {
  return given('a card that was charged without an answer', async () => {
    await honourKeys(stack, honoured);
    await beginAt('payment-options');
    await stack.sandbox.arm({ ...paymentCalls.cartao, kind: 'lost-answer', times: 1 });
    await payByCard(chat);
    await chat.isAt('payment-refused');
  });
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

for (const { method, label, see, last } of [
  {
    method: 'pix',
    label: labels.pix,
    see: 'Ver o Pix',
    last: { words: 'say that it is paid', option: 'Já paguei', step: 'compra-paga' },
  },
  {
    method: 'boleto',
    label: labels.boleto,
    see: 'Ver o boleto',
    last: { words: 'begin again', option: 'Começar de novo', step: 'lead-select-category' },
  },
] as const) {
  test(`${method}: a closed browser does not lose the charge`, async ({ chat, stack, beginAt }) => {
    await given('a visitor with a registered charge', async () => {
      await beginAt('payment-options');
      await chat.choose(label);
      await chat.isAt(`payment-${method}-options`);
    });
    const code = await chat.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label');
    const next = await when('the browser is closed and the address opened, and they begin again', () =>
      beginAgain(chat),
    );
    await thenSee('they are greeted with it, without any personal data stored', async () => {
      await next.isAt('compra-aberta');
      await expect(next.botMessage(/Seu (Pix|boleto) de R\$/)).toBeVisible();
      expect(await storedPurchases(next.page)).not.toMatch(/Marina|@|529982|987654321/);
    });
    await when('they look at the charge', () => next.choose(see));
    await thenSee('it is the same one, and nothing was sent', async () => {
      await next.isAt(`cobranca-${method}`);
      expect(await next.log.getByRole('button', { name: /Copiar/ }).getAttribute('aria-label')).toBe(code);
      expect(await charged(stack)).toEqual([`${method} registrado`]);
    });
    await when(`they go back and ${last.words}`, async () => {
      await next.choose('Voltar');
      await next.isAt('compra-aberta');
      await next.choose(last.option);
      await next.isAt(last.step);
    });
    const later = await when('they come back once more', () => openAgain(next));
    await thenSee('nothing reminds them of it', () => later.isAt('intro'));
  });
}

test('a card that was approved while the browser was closed is not a surprise', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  await given('a visitor whose card was approved, while the next message is being typed', async () => {
    await beginAt('payment-options');
    stack.configure({ fakeLoadDelayMs: 3000 });
    await page.emulateMedia({ reducedMotion: 'no-preference' }); // without motion there are no pauses
    await page.reload();
    await payByCard(chat);
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
  await givenLostCardAnswer({ chat, stack, beginAt }, false);
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

for (const { honoured, api } of keyHabits) {
  test(`a repeated card is never called free of charge while the first may be charged, with ${api}`, async ({
    chat,
    stack,
    watched,
    beginAt,
  }) => {
    watched.expectFailedRequests(paymentCalls.cartao.path);
    await givenLostCardAnswer({ chat, stack, beginAt }, honoured);
    await when('they press again, and another card is refused', async () => {
      if (honoured) await chat.choose(labels.checkPayment);
      else {
        await chat.choose('Pagar de novo com cartão');
        await chat.isAt('pagamento-repetir-aviso');
        await expect(chat.botMessage(/as duas cobranças podem cair/)).toBeVisible();
        await chat.choose('Entendi, pagar de novo');
      }
      await chat.isAt('payment-credit-card-select');
      await chat.card.fillAndPay(aCard({ numero: '4000000000000002' }));
      await chat.isAt('payment-refused');
    });
    await thenSee('the first one is still open', async () => {
      await expect(chat.botMessage(/Nada foi cobrado/)).toHaveCount(0);
      await expect(chat.option(labels.otherMethod)).toHaveCount(1);
      expect(await charged(stack)).toEqual(['cartao aprovado']);
    });
    await when('they choose another method', () => chat.choose(labels.otherMethod));
    await thenSee('a warning comes first', () => chat.isAt('alterar-pagamento-aviso'));
  });

  test(`a card that is repeated with the same data, with ${api}`, async ({ chat, stack, watched, beginAt }) => {
    watched.expectFailedRequests(paymentCalls.cartao.path);
    await givenLostCardAnswer({ chat, stack, beginAt }, honoured);
    await thenSee('only an API that honours keys lets the page promise one charge', () =>
      expect(chat.botMessage(/não será cobrado duas vezes/)).toHaveCount(Number(honoured)),
    );
    await when('they send it again', async () => {
      if (honoured) await chat.choose(labels.checkPayment);
      else {
        await chat.choose('Pagar de novo com cartão');
        await expect(chat.botMessage(/as duas cobranças podem cair/)).toBeVisible();
        await chat.choose('Entendi, pagar de novo');
      }
      await chat.isAt('payment-credit-card-select');
      await chat.card.fillAndPay(aCard());
      await chat.isAt('pesquisa-algo-mais');
    });
    await thenSee('it is charged once, or twice as the visitor was warned', async () => {
      expect(await paymentPosts(stack, 'cartao')).toEqual([2]);
      expect(await charged(stack)).toEqual(honoured ? ['cartao aprovado'] : ['cartao aprovado', 'cartao aprovado']);
    });
  });

  test(`a Pix that is asked for again after no answer, with ${api}`, async ({ chat, stack, watched, beginAt }) => {
    watched.expectFailedRequests(paymentCalls.pix.path);
    await given('a Pix that was registered without an answer', async () => {
      await honourKeys(stack, honoured);
      await beginAt('payment-options');
      await stack.sandbox.arm({ ...paymentCalls.pix, kind: 'lost-answer', times: 1 });
      await chat.choose(labels.pix);
      await chat.isAt('pagamento-pix-tentar-novamente');
      await expect(chat.botMessage(/Nada foi cobrado/)).toHaveCount(0);
    });
    await when('they ask again', async () => {
      await chat.choose(labels.again);
      await chat.isAt('payment-pix-options');
    });
    await thenSee('there is one Pix, or the visitor reads to pay only one', async () => {
      await expect(chat.botMessage(/pague só um deles/)).toHaveCount(Number(!honoured));
      expect(await charged(stack)).toEqual(honoured ? ['pix registrado'] : ['pix registrado', 'pix registrado']);
    });
  });
}

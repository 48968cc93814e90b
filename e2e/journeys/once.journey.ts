import type { Locator } from '@playwright/test';
import type { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { charged, expectSaleClosed, openCardForm, openPix, paymentCalls, payTheCard } from '../pages/fixtures/payments';
import { expectContractNumber, expectOnlyProposal, proposalCall } from '../pages/fixtures/proposals';
import type { SeededPlace } from '../pages/fixtures/seeds';
import type { Stack } from '../pages/fixtures/stack';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor, theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// What the conversation creates exists once. Random journeys play this without a browser, with every fault and in any order.

interface Creation {
  readonly what: string;
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly place: SeededPlace;
  /** Goes to the control that sends the request. */
  ready?(chat: ChatPage): Promise<void>;
  control(chat: ChatPage): Locator;
  /** Presses it more than once. */
  press(control: Locator, chat: ChatPage): Promise<void>;
  /** The visitor sees that it exists. */
  isDone(chat: ChatPage): Promise<void>;
  /** They read that it may exist, and send it again. A lead or a Pix whose response is lost does them no harm. */
  readonly lost?: { isUnknown(chat: ChatPage): Promise<void>; again(chat: ChatPage): Promise<void> };
  /** Its data are gone with the page, so only the visitor can send it again. */
  readonly isForgotten?: true;
  /** The server has it once. `posts`: the requests, all with one key. */
  isOnce(stack: Stack, posts: number): Promise<void>;
}

const pressTwice: Creation['press'] = (control, chat) => chat.pressTwice(control);

const creations: readonly Creation[] = [
  {
    what: 'a lead',
    call: { method: 'POST', path: '/api/lead' },
    place: 'lead-telefone',
    ready: (chat) => chat.field.fill(aVisitor().telefone),
    control: (chat) => chat.send,
    async press(control) {
      await control.evaluate((button: HTMLButtonElement) => {
        button.focus();
        button.addEventListener('keydown', () => button.click());
      });
      await control.page().keyboard.press('Enter');
    },
    isDone: (chat) => chat.isAt('plans-list-select'),
    async isOnce({ sandbox }, posts) {
      const { leads } = await sandbox.ledger();
      expect(leads).toMatchObject([{ payload: theLeadOf(), posts }]);
    },
  },
  {
    what: 'a proposal',
    call: proposalCall,
    place: 'proposal-terms',
    control: (chat) => chat.option(labels.confirm),
    press: pressTwice,
    isDone: expectContractNumber,
    lost: {
      async isUnknown(chat) {
        await chat.isAt('error-general');
        await expect(chat.botMessage('Não sei se o seu último envio foi concluído.')).toBeVisible();
      },
      again: (chat) => chat.choose(labels.again),
    },
    isOnce: (stack, posts) => expectOnlyProposal(stack, theProposalOf(), posts),
  },
  {
    what: 'a Pix',
    call: paymentCalls.pix,
    place: 'payment-options',
    control: (chat) => chat.option(labels.pix),
    press: (control) =>
      control.evaluate((button: HTMLButtonElement) => {
        for (let click = 0; click < 10; click += 1) button.click();
      }),
    async isDone(chat) {
      await chat.isAt('payment-pix-options');
      await expect(chat.log.getByText('Pagamento por Pix')).toHaveCount(1);
    },
    isOnce: (stack, posts) => isChargedOnce(stack, 'pix registrado', posts),
  },
  {
    what: 'a card payment',
    call: paymentCalls.cartao,
    place: 'payment-options',
    async ready(chat) {
      await openCardForm(chat);
      await chat.card.fill(aCard());
    },
    isForgotten: true,
    control: (chat) => chat.card.pay,
    press: pressTwice,
    async isDone(chat) {
      await expectSaleClosed(chat);
      await expect(chat.botMessage('Pagamento aprovado!')).toHaveCount(1);
    },
    lost: {
      async isUnknown(chat) {
        await chat.isAt('payment-refused');
        const sentence = 'Não recebi a confirmação do seu pagamento, mas ele pode ter dado certo.';
        await expect(chat.botMessage(sentence)).toBeVisible();
        await expect(chat.botMessage('Pagamento recusado')).toHaveCount(0);
        await expect(chat.option(labels.otherMethod)).toHaveCount(0);
        await expect(chat.option(labels.specialists)).toBeEnabled();
      },
      async again(chat) {
        await chat.choose(labels.checkPayment);
        await chat.isAt('payment-credit-card-select');
        await chat.card.fillAndPay(aCard());
      },
    },
    isOnce: (stack, posts) => isChargedOnce(stack, 'cartao aprovado', posts),
  },
];

for (const creation of creations) {
  const { what, call, place, ready, control, press, isDone, lost, isForgotten, isOnce } = creation;
  test(`${what} exists once after repeated presses, a reload during the request${lost ? ', and a lost response' : ''}`, async ({
    chat,
    page,
    stack,
    watched,
    beginAt,
  }) => {
    watched.expectFailedRequests(call.path);
    const begin = (how: string) =>
      given(`a visitor before ${what}: ${how}`, async () => {
        await stack.sandbox.reset();
        await beginAt(place);
        await ready?.(chat);
      });
    const isThere = (posts: number) =>
      thenSee(`it exists, after ${posts} requests`, async () => {
        await isDone(chat);
        await isOnce(stack, posts);
      });

    if (lost) {
      await begin('a lost response');
      await when('they press, and the response is lost after the work was done', async () => {
        await stack.sandbox.arm({ ...call, kind: 'lost-answer', times: 1 });
        await chat.press(control(chat));
      });
      await thenSee('the outcome is shown as unknown', () => lost.isUnknown(chat));
      await when('they ask again', () => lost.again(chat));
      await isThere(2);
    }

    await begin('a reload');
    await when('they press several times, and the page reloads before the response', async () => {
      await stack.sandbox.arm({ ...call, kind: 'latency', ms: 600_000, times: 1 });
      await press(control(chat), chat);
      await expect.poll(() => stack.sandbox.hits()).toBe(1);
      await page.reload();
    });
    if (lost && isForgotten) {
      await thenSee('the outcome is shown as unknown, also after another reload, and nothing is sent', async () => {
        await lost.isUnknown(chat);
        await page.reload();
        await lost.isUnknown(chat);
        const { posts } = await stack.sandbox.ledger();
        expect(posts.filter(({ path }) => path === call.path)).toMatchObject([{ count: 1 }]);
      });
      await when('the server finishes its work, and they ask again', async () => {
        await stack.sandbox.clearFaults();
        await lost.again(chat);
      });
    } else await thenSee('the request goes on with its key, and nobody is asked', () => isDone(chat));
    await stack.sandbox.clearFaults();
    await isThere(2);
    const transcript = await chat.transcript();
    await when('the page reloads, and they go back and forward', async () => {
      await page.reload();
      await isDone(chat);
      await page.goBack();
      await page.goForward();
    });
    await isThere(2);
    expect(await chat.transcript()).toEqual(transcript);
  });
}

// What two tabs tell each other at the same time: answers-between-tabs.test.ts, and the random journeys in several tabs.
test('a card in one tab and a Pix in the other are one decision, with an API that knows no keys', async ({
  chat,
  stack,
  beginAt,
}) => {
  const other = await given('a visitor about to pay, in two tabs', async () => {
    stack.configure({ idempotencyKeys: 'sent' });
    await stack.sandbox.honourKeys(false);
    await beginAt('payment-options');
    return chat.copyTab();
  });
  await when('one registers a Pix and the other sends a card', async () => {
    await openPix(other);
    await chat.page.bringToFront();
    await payTheCard(chat);
  });
  await thenSee('the card is not sent, and the visitor reads about the other payment', async () => {
    await chat.isAt('compra-em-outra-aba');
    expect(await charged(stack)).toEqual(['pix registrado']);
  });
  await when('they decide to pay by card nevertheless', async () => {
    await chat.choose('Continuar por aqui mesmo assim');
    await chat.isAt('payment-credit-card-select');
    await chat.card.fillAndPay(aCard());
  });
  await thenSee('it is paid', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['pix registrado', 'cartao aprovado']);
  });
});

async function isChargedOnce(stack: Stack, charge: string, posts: number): Promise<void> {
  expect(await charged(stack)).toEqual([charge]);
  expect((await stack.sandbox.ledger()).charges).toMatchObject([{ posts }]);
}

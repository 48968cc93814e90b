import type { Locator } from '@playwright/test';
import type { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { charged, expectSaleClosed, openCardForm, openPix, paymentCalls, payTheCard } from '../pages/fixtures/payments';
import type { SeededPlace } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor, theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { given, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// What the conversation creates exists once. Random journeys play this without a browser, with every fault and in any order.

interface Creation {
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
  /** All of its kind in the ledger. `posts`: the requests, all with one key. */
  readonly list: 'leads' | 'proposals' | 'charges';
  once(posts: number): Record<string, unknown>;
}

const pressTwice: Creation['press'] = (control, chat) => chat.pressTwice(control);

const creations: Readonly<Record<string, Creation>> = {
  'a lead': {
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
    list: 'leads',
    once: (posts) => ({ payload: theLeadOf(), posts }),
  },
  'a proposal': {
    call: { method: 'POST', path: '/api/proposta' },
    place: 'proposal-terms',
    control: (chat) => chat.option(labels.confirm),
    press: pressTwice,
    async isDone(chat) {
      await chat.isAt('payment-options');
      await expect(chat.botMessage('Pronto, a sua proposta foi criada!')).toHaveCount(1);
      await expect(chat.botMessage('O número do seu contrato é 70001001.')).toHaveCount(1);
    },
    lost: {
      async isUnknown(chat) {
        await chat.isAt('error-general');
        await expect(chat.botMessage('Não sei se o seu último envio foi concluído.')).toBeVisible();
      },
      again: (chat) => chat.choose(labels.again),
    },
    list: 'proposals',
    once: (posts) => ({ payload: theProposalOf(), posts, duplicateOf: null }),
  },
  'a Pix': {
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
    list: 'charges',
    once: (posts) => ({ metodo: 'pix', situacao: 'registrado', posts }),
  },
  'a card payment': {
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
    list: 'charges',
    once: (posts) => ({ metodo: 'cartao', situacao: 'aprovado', posts }),
  },
};

for (const [what, creation] of Object.entries(creations)) {
  const { call, place, ready, control, press, isDone, lost, isForgotten, list, once } = creation;
  test(`${what} exists once`, async ({ chat, page, stack, watched, beginAt }) => {
    watched.expectFailedRequests(call.path);
    const begin = async () => {
      await stack.sandbox.reset();
      await beginAt(place);
      await ready?.(chat);
    };
    const isThere = async (posts: number) => {
      await isDone(chat);
      const { [list]: found } = await stack.sandbox.ledger();
      expect(found).toEqual([expect.objectContaining(once(posts))]);
    };

    if (lost) {
      await given(`a visitor before ${what}`, begin);
      await stack.sandbox.arm({ ...call, kind: 'lost-answer', times: 1 });
      await when('they press, and the response is lost after the work was done', () => chat.press(control(chat)));
      await lost.isUnknown(chat);
      await when('they ask again', () => lost.again(chat));
      await isThere(2);
    }

    await given(`a visitor before ${what}`, begin);
    await stack.sandbox.arm({ ...call, kind: 'latency', ms: 600_000, times: 1 });
    await when('they press several times', () => press(control(chat), chat));
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await when('the page reloads before the response', () => page.reload());
    if (lost && isForgotten) {
      await lost.isUnknown(chat);
      await when('it reloads once more', () => page.reload());
      await lost.isUnknown(chat);
      const { posts } = await stack.sandbox.ledger();
      expect(posts.filter(({ path }) => path === call.path)).toMatchObject([{ count: 1 }]);
      await when('the server finishes its work', () => stack.sandbox.clearFaults());
      await when('they ask again', () => lost.again(chat));
    } else await isDone(chat); // the request goes on with its key, and nobody is asked
    await stack.sandbox.clearFaults();
    await isThere(2);
    const transcript = await chat.transcript();
    await page.reload();
    await isDone(chat);
    await page.goBack();
    await expect(() => page.goForward()).toPass(); // the browser may not be ready for it on the page that it went back to
    await isThere(2);
    expect(await chat.transcript()).toEqual(transcript);
  });
}

// What two tabs tell each other at the same time: answers-between-tabs.test.ts, and the random journeys in several tabs.
test('a card in one tab and a Pix in the other are one decision', async ({ chat, stack, beginAt }) => {
  stack.configure({ idempotencyKeys: 'sent' });
  await stack.sandbox.honourKeys(false);
  await beginAt('payment-options');
  const other = await chat.copyTab();
  await when('one registers a Pix', () => openPix(other));
  await chat.page.bringToFront();
  await when('the other sends a card', () => payTheCard(chat));
  await chat.isAt('compra-em-outra-aba');
  expect(await charged(stack)).toEqual(['pix registrado']);

  await chat.choose('Continuar por aqui mesmo assim');
  await chat.isAt('payment-credit-card-select');
  await chat.card.fillAndPay(aCard());
  await expectSaleClosed(chat);
  expect(await charged(stack)).toEqual(['pix registrado', 'cartao aprovado']);
});

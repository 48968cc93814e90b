import { aCard } from '../fixtures/cards';
import { waysToPay } from '../fixtures/payment-ways';
import { charged, paymentCalls, paymentPosts } from '../fixtures/payments';
import { repeatedPresses } from '../fixtures/presses';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';

for (const way of waysToPay) {
  const { method } = way;
  const call = paymentCalls[method];

  test(`${method}: repeated presses pay once`, async ({ chat, stack, beginAt }) => {
    for (const [what, press] of method === 'cartao' ? repeatedPresses : repeatedPresses.slice(0, 1)) {
      await given(`a visitor about to pay: ${what}`, async () => {
        await stack.sandbox.reset();
        await beginAt('payment-options');
        await way.ready(chat);
      });
      await when('they press', () => press(way.press(chat), chat));
      await thenSee('it is paid with one request', async () => {
        await way.isDone(chat);
        expect(await paymentPosts(stack, method)).toEqual([1]);
        expect(await charged(stack)).toEqual([way.entry]);
      });
    }
  });

  test(`${method}: reloads before, during and after the response, then back and forward, pay once`, async ({
    chat,
    page,
    stack,
    beginAt,
  }) => {
    await given('a visitor about to pay who reloads', async () => {
      await beginAt('payment-options');
      await way.ready(chat);
      await page.reload();
      await chat.settledStep();
      if (method === 'cartao') await chat.card.fill(aCard());
      expect(await paymentPosts(stack, method)).toEqual([]);
    });
    await when('they pay and the page reloads before the response', async () => {
      await stack.sandbox.arm({ ...call, kind: 'latency', ms: 600_000, times: 1 });
      await chat.press(way.press(chat));
      await expect.poll(() => stack.sandbox.hits()).toBe(1);
      if (method === 'cartao') await expect(chat.card.pay).toHaveText('Enviando pagamento…');
      await page.reload();
    });
    await thenSee('the outcome is shown as unknown and nothing was sent automatically', async () => {
      await way.isUnknown(chat);
      expect(await paymentPosts(stack, method)).toEqual([1]);
    });
    await when('they go back and forward, the bank finishes, and they retry', async () => {
      await page.goBack();
      await page.goForward();
      await way.isUnknown(chat);
      await stack.sandbox.clearFaults();
      await way.again(chat);
    });
    await thenSee('it exists once', async () => {
      await way.isDone(chat);
      expect(await charged(stack)).toEqual([way.entry]);
    });
    const transcript = await chat.transcript();
    await when('the page reloads and they go back and forward', async () => {
      await page.reload();
      await way.isDone(chat);
      await page.goBack();
      await page.goForward();
    });
    await thenSee('they see the same charge and it exists once', async () => {
      await way.isDone(chat);
      expect(await chat.transcript()).toEqual(transcript);
      expect(await paymentPosts(stack, method)).toEqual([2]);
      expect(await charged(stack)).toEqual([way.entry]);
    });
  });

  test(`${method}: a lost response, a gateway timeout and a lost connection pay once`, async ({
    chat,
    page,
    stack,
    watched,
    beginAt,
  }) => {
    watched.expectFailedRequests(call.path);
    watched.expectFailedRequests(/\.(js|json|svg)$/); // files the page requested while it was offline
    const troubles: readonly (readonly [string, () => Promise<void>])[] = [
      ['an answer lost after the work was done', () => stack.sandbox.arm({ ...call, kind: 'lost-answer', times: 1 })],
      ['a 504 after the work was done', () => stack.sandbox.arm({ ...call, kind: 'failed-after-work', times: 1 })],
    ];
    for (const [what, arm] of method === 'cartao' ? troubles : troubles.slice(0, 1)) {
      await given(`a visitor about to pay: ${what}`, async () => {
        await stack.sandbox.reset();
        await beginAt('payment-options');
        await way.ready(chat);
        await arm();
      });
      await when('they press', () => chat.press(way.press(chat)));
      await thenSee('the outcome is shown as unknown', () => way.isUnknown(chat));
      await when('they ask again', () => way.again(chat));
      await thenSee('it exists once, with one key', async () => {
        await way.isDone(chat);
        expect(await paymentPosts(stack, method)).toEqual([2]);
        expect(await charged(stack)).toEqual([way.entry]);
      });
    }
    await given('a pending payment', async () => {
      await stack.sandbox.reset();
      await beginAt('payment-options');
      await way.ready(chat);
      await stack.sandbox.arm({ ...call, kind: 'latency', ms: 600_000, times: 1 });
      await chat.press(way.press(chat));
      await expect.poll(() => stack.sandbox.hits()).toBe(1);
    });
    await when('the connection is lost during the request, the bank finishes, and the connection returns', async () => {
      await page.context().setOffline(true);
      await stack.sandbox.clearFaults();
      await page.context().setOffline(false);
    });
    await thenSee('the conversation ends in the correct state and the charge exists once', async () => {
      await expect(chat.root).toHaveAttribute('data-state', 'waiting');
      if (['payment-refused', `pagamento-${method}-tentar-novamente`].includes(await chat.settledStep())) {
        await way.isUnknown(chat);
        await way.again(chat);
      }
      await way.isDone(chat);
      expect(await charged(stack)).toEqual([way.entry]);
    });
  });

  test(`${method}: the same conversation in two tabs pays once, with an API that knows no keys`, async ({
    chat,
    stack,
    beginAt,
  }) => {
    for (const how of ['one after the other', 'at the same time']) {
      const other = await given(`a visitor about to pay, in two tabs: ${how}`, async () => {
        await stack.sandbox.reset();
        stack.configure({ idempotencyKeys: 'off' });
        await beginAt('payment-options');
        return chat.copyTab();
      });
      await when('both pay', async () => {
        await way.ready(other);
        if (how === 'one after the other') {
          await other.press(way.press(other));
          await way.isDone(other);
          await chat.page.bringToFront();
          await way.ready(chat);
          await chat.press(way.press(chat));
        } else {
          await chat.page.bringToFront();
          await way.ready(chat);
          await Promise.all([chat, other].map((tab) => way.press(tab).dispatchEvent('click')));
          await way.isDone(other);
        }
      });
      await thenSee('both show the payment and it exists once', async () => {
        await way.isDone(chat);
        expect(await charged(stack)).toEqual([way.entry]);
        await other.page.close();
      });
    }
  });
}

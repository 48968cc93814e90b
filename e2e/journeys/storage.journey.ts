import type { Page } from '@playwright/test';
import { aCard } from '../fixtures/cards';
import { charged, honourKeys, payByCard, paymentCalls, paymentPosts } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

/** From the next load on, the tab's storage refuses every write. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...item) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      return setItem.apply(this, item);
    };
  });
}

test('a storage that is full while a card is sent does not forget the charge', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  watched.expectLine(/storage\.unavailable/);
  watched.expectLeaving();
  await given('a visitor about to pay, whose storage is full', async () => {
    await honourKeys(stack, false);
    await beginAt('payment-options');
    await fillStorage(page);
    await page.reload();
    await chat.isAt('payment-options');
  });
  await when('they pay by card, and the page reloads before the answer', async () => {
    await stack.sandbox.arm({ ...paymentCalls.cartao, kind: 'late-answer', ms: 600_000, times: 1 });
    await chat.choose(labels.card);
    await expect(chat.botMessage(/Não feche esta página/)).toBeVisible();
    await chat.isAt('payment-credit-card-select');
    await chat.card.fillAndPay(aCard());
    await expect.poll(() => paymentPosts(stack, 'cartao')).toEqual([1]);
    await page.reload();
  });
  await when('the conversation is where it was stored, and they pay again', async () => {
    await chat.isAt('payment-options');
    await payByCard(chat);
  });
  await thenSee('it is not sent again, and they read about the first one', async () => {
    await chat.isAt('compra-em-outra-aba');
    await expect(chat.botMessage(/ficou sem confirmação: ele pode ter sido feito/)).toBeVisible();
    expect(await paymentPosts(stack, 'cartao')).toEqual([1]);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

/** The clock of the device is two days ahead from the next load on. */
async function _setClockAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 2 * 24 * 60 * 60 * 1000;
  });
}

test('a text of ten million characters pasted into a field costs nothing but that text', async ({
  chat,
  page,
  beginAt,
}) => {
  await given('a visitor who is asked for their full name', () => beginAt('proposal-nome'));
  const transcript = await chat.transcript();
  await when('they paste ten million characters, and the page reloads', async () => {
    await chat.field.focus();
    await page.evaluate((characters) => {
      const pasted = new DataTransfer();
      pasted.setData('text/plain', 'a'.repeat(characters));
      const paste = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, 10_000_000);
    await expect(chat.field).toHaveValue('a'.repeat(200));
    await page.reload();
  });
  await thenSee('the conversation and the text that fits are there', async () => {
    await chat.isAt('proposal-nome');
    expect(await chat.transcript()).toEqual(transcript);
    await expect(chat.field).toHaveValue('a'.repeat(200));
  });
});

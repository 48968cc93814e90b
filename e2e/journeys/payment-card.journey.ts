import { aCard, cardNumbers } from '../fixtures/cards';
import { charged, expectSaleClosed, openCardForm, paymentCalls, paymentPosts } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

test('after a refused card the form keeps everything except the security code', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(paymentCalls.cartao.path);
  const { form } = await atTheForm(chat, beginAt);
  const reasons = [cardNumbers.refused, cardNumbers.wrongCode];
  for (const [time, numero] of reasons.entries()) {
    await when(`they pay by ${numero}`, async () => {
      if (time === 0) await form.fill(aCard({ numero }));
      else await form.changeNumber(numero);
      if (time > 0) await form.code.pressSequentially('737');
      await chat.press(form.pay);
    });
    await thenSee('it is refused, and nothing of the form is left on the page', async () => {
      await chat.isAt('payment-refused');
      await expect(chat.botMessage('Pagamento recusado :(')).toHaveCount(time + 1);
      await expect(form.dialog).toHaveCount(0);
      await expect(chat.option(labels.otherMethod)).toBeEnabled();
    });
    await when('they try again', async () => {
      await chat.choose(labels.again);
      await chat.isAt('payment-credit-card-select');
    });
    await thenSee('everything except the security code is as typed', async () => {
      await expect(form.number).toHaveValue(numero);
      await expect(form.holder).toHaveValue('MARINA P SILVA');
      await expect(form.expiry).toHaveValue('12/2031');
      await expect(form.document).toHaveValue('529.982.247-25');
      await expect(form.instalments(2)).toBeChecked();
      await expect(form.code).toHaveValue('');
    });
  }
  await when('they pay by another card', async () => {
    await form.changeNumber(cardNumbers.alsoApproved);
    await form.code.pressSequentially('123');
    await chat.press(form.pay);
  });
  await thenSee('it is paid once', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
    expect(await paymentPosts(stack, 'cartao')).toEqual([1, 1, 1]);
  });
});

test('without a connection nothing is sent and the form keeps its data', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(/\.(js|json|svg)$/);
  const { form } = await atTheForm(chat, beginAt);
  await when('they pay while they are offline', async () => {
    await form.fill(aCard());
    await page.context().setOffline(true);
    await chat.press(form.pay);
  });
  await thenSee('the refusal is shown beside the button and the code is still in the field', async () => {
    await expect(form.dialog.getByText(/^Você está sem internet, e nada foi enviado/).first()).toBeInViewport({
      ratio: 1,
    });
    await expect(form.code).toHaveValue('737');
    expect(await paymentPosts(stack, 'cartao')).toEqual([]);
  });
  await when('they are online again, and press again', async () => {
    await page.context().setOffline(false);
    await chat.press(form.pay);
  });
  await thenSee('it is paid once', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

test('a form whose masks do not load asks for them once for each field, and can be sent', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(/\.js$/);
  const failed: string[] = [];
  await given('a visitor about to pay, to whom no more scripts of the page arrive', async () => {
    await beginAt('payment-options');
    page.on('requestfailed', (request) => void failed.push(request.url()));
    const { origin } = new URL(page.url());
    await page.route(
      (address) => address.origin === origin && address.pathname.endsWith('.js'),
      (route) => route.abort(),
    );
  });
  await when('they fill in the card form', async () => {
    await openCardForm(chat);
    await chat.card.fill(aCard());
  });
  await thenSee('each of its three masks was requested, twice at most', async () => {
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThanOrEqual(2 * 4); // the page asks for the masks too
  });
  await when('the scripts arrive again, and they pay', async () => {
    await page.unrouteAll();
    await chat.press(chat.card.pay);
  });
  await thenSee('it is paid once', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

async function atTheForm(chat: ChatPage, beginAt: (place: 'payment-options') => Promise<void>) {
  await given('a visitor at the card form', async () => {
    await beginAt('payment-options');
    await openCardForm(chat);
    await expect(chat.card.number).toBeVisible();
  });
  return { form: chat.card };
}

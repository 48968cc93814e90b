import { aCard } from '../pages/fixtures/cards';
import { charged, expectSaleClosed, openCardForm } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';

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

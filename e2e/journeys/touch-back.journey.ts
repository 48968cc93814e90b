import { openCardForm, openPix } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test('back closes the card form and stays in the conversation, and the next back leaves it', async ({
  chat,
  page,
  beginAt,
}) => {
  await page.goto('about:blank');
  await beginAt('payment-options');
  const before = await chat.transcript();
  for (const leave of ['back', 'Voltar'] as const) {
    await given('a half-filled card form', async () => {
      await openCardForm(chat);
      await chat.card.number.fill('4242 4242 4242 4242');
    });
    await when(`they leave it by ${leave}`, async () => {
      if (leave === 'back') await page.goBack();
      else await chat.press(chat.card.back);
    });
    await thenSee('they choose again, and the conversation is complete', async () => {
      await chat.isAt('alterar-pagamento');
      await expect(chat.card.dialog).toHaveCount(0);
      expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
    });
  }
  await when('they open it again', () => chat.choose(labels.card));
  await thenSee('what they typed is there', () => expect(chat.card.number).toHaveValue('4242 4242 4242 4242'));
  await when('they go back twice, and forward', async () => {
    await page.goBack();
    await chat.isAt('alterar-pagamento');
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    await page.goForward();
  });
  await thenSee('everything is as it was', async () => {
    await chat.isAt('alterar-pagamento');
    expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
    await openPix(chat);
  });
});

for (const isCached of [true, false]) {
  test(`a visitor who comes back from another site ${isCached ? 'by the page cache' : 'to a new page'} finds everything`, async ({
    chat,
    page,
    stack,
    beginAt,
  }) => {
    if (!isCached) await page.addInitScript(() => window.addEventListener('unload', () => undefined));
    await given('a half-typed answer', async () => {
      await beginAt('lead-email');
      await chat.press(chat.field);
      await chat.type('marina@exa');
    });
    const before = await chat.transcript();
    await when('they visit another site and come back', async () => {
      await page.goto(`${stack.sandbox.url}/docs`);
      await page.goBack();
    });
    await thenSee('the conversation and the half-typed answer are there', async () => {
      await chat.isAt('lead-email');
      await expect(chat.field).toHaveValue('marina@exa');
      expect(await chat.transcript()).toEqual(before);
    });
    await when('they complete it', async () => {
      await chat.press(chat.field);
      await page.keyboard.press('End');
      await page.keyboard.type('mple.com');
      await chat.press(chat.send);
    });
    await thenSee('it is the answer', async () => {
      await chat.isAt('lead-telefone');
      await expect(chat.visitorMessage('marina@example.com')).toHaveCount(1);
    });
  });
}

import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';

test('each failure at the start apologizes, and a retry continues once everything has recovered', async ({
  chat,
  page,
  stack,
  watched,
}) => {
  watched.expectFailedRequests(/^\/(config\.json|hc|api\/categoria)$/);
  watched.expectLine('config.invalid');
  await given('a page without config.json', () =>
    page.route('**/config.json', (route) => route.fulfill({ status: 503 })),
  );
  await when('a visitor starts a simulation', async () => {
    await chat.open();
    await chat.choose(labels.start);
  });
  await thenSee('an apology is shown with a way on', () => apologises(chat, 1));
  await when('config.json is there, but the health check fails', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/hc', kind: 'status', status: 503 });
    await page.unroute('**/config.json');
    await chat.choose(labels.again);
  });
  await thenSee('the apology is shown again', () => apologises(chat, 2));
  await when('the API is healthy, but the category request fails', async () => {
    await stack.sandbox.clearFaults();
    await stack.sandbox.arm({ method: 'GET', path: '/api/categoria', kind: 'status' });
    await chat.choose(labels.again);
  });
  await thenSee('the apology is shown again', () => apologises(chat, 3));
  await when('everything has recovered', async () => {
    await stack.sandbox.clearFaults();
    await chat.choose(labels.again);
  });
  await thenSee('the simulation begins', () => chat.isAt('lead-select-category'));
});

async function apologises(chat: ChatPage, times: number): Promise<void> {
  await expect(chat.botMessage(apology)).toHaveCount(times);
  await chat.isAt('error-general');
  await expect(chat.option(labels.again)).toBeEnabled();
  await expect(chat.option(labels.specialists)).toBeEnabled();
}

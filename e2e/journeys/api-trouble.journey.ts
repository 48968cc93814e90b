import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';
import type { Fault } from '../sandbox/state/faults';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const catalogue = { method: 'GET', path: '/api/v1/catalogo' } as const;

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

/** One of each kind: shared/src/http/http-failures.test.ts has the others. */
const failures: readonly { readonly how: string; readonly fault: Omit<Fault, 'method' | 'path'> }[] = [
  { how: 'answers 500', fault: { kind: 'status', status: 500 } },
  {
    how: 'answers with another shape',
    fault: { kind: 'status', status: 200, body: { data: [{ bemValor: 'muito' }] } },
  },
  { how: 'breaks the connection', fault: { kind: 'reset' } },
];
test('each failure of the catalogue apologizes, and a retry asks only for the goods', async ({
  chat,
  page,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(catalogue.path);
  const retry = async (beforeSending?: () => Promise<void>) => {
    await chat.choose(labels.again);
    await chat.isAt('lead-select-category');
    await chat.press(chat.category('Carro'));
    await chat.isAt('lead-credit-value');
    await expect(chat.field).toHaveValue(/60\.000,00/);
    await beforeSending?.();
    await chat.press(chat.send);
  };
  for (const [time, { how, fault }] of failures.entries()) {
    await when(`the catalogue ${how}`, async () => {
      await stack.sandbox.clearFaults();
      await stack.sandbox.arm({ ...catalogue, ...fault });
      if (time > 0) return retry();
      await beginAt('lead-telefone');
      await chat.answer(aVisitor().telefone);
    });
    await thenSee('an apology is shown with a way on', () => apologises(chat, time + 1));
  }
  await when('the catalogue has recovered, but the connection is lost', async () => {
    await stack.sandbox.clearFaults();
    await retry(() => page.context().setOffline(true));
  });
  await thenSee('an apology is shown with a way on', () => apologises(chat, failures.length + 1));
  await when('the connection returns', async () => {
    await page.context().setOffline(false);
    await retry();
  });
  await thenSee('the plans are there and the lead was created once', async () => {
    await chat.isAt('plans-list-select');
    const { leads } = await stack.sandbox.ledger();
    expect(leads.map(({ payload, posts }) => ({ payload, posts }))).toEqual([{ payload: theLeadOf(), posts: 1 }]);
  });
});

test('a failing word check puts the name back into its field', async ({ chat, watched, beginAt }) => {
  watched.expectFailedRequests('/api/lead/validar-palavras');
  await given('a visitor whose name cannot be checked', async () => {
    await beginAt('lead-nome');
    await chat.answer('Quinhentos');
  });
  await thenSee('an apology is shown with a way on', () => apologises(chat));
  await when('they try again', async () => {
    await chat.choose(labels.again);
    await chat.isAt('lead-select-category');
    await chat.press(chat.category('Carro'));
    await chat.isAt('lead-nome');
  });
  await thenSee('the field holds the typed text', () => expect(chat.field).toHaveValue('Quinhentos'));
  await when('they give another name', () => chat.answer('Marina'));
  await thenSee('the conversation continues', () => chat.isAt('lead-credit-value'));
});

test('a slow word check keeps the name in its field, also through a reload, and accepts it once', async ({
  chat,
  stack,
  beginAt,
}) => {
  const path = '/api/lead/validar-palavras';
  await given('a slow word check', () => stack.sandbox.arm({ method: 'POST', path, kind: 'latency', ms: 600_000 }));
  await when('a visitor answers', async () => {
    await beginAt('lead-nome');
    await chat.answer('Marina');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
  });
  await thenSee('the field keeps the name during the check', async () => {
    await expect(chat.root).toHaveAttribute('data-state', 'busy');
    await expect(chat.field).toHaveValue('Marina');
  });
  await when('the page reloads', async () => {
    await chat.page.reload();
    await expect.poll(() => stack.sandbox.hits()).toBe(2);
    await expect(chat.field).toHaveValue('Marina');
  });
  await when('the check succeeds', () => stack.sandbox.clearFaults());
  await thenSee('the name is accepted once', async () => {
    await chat.isAt('lead-credit-value');
    await expect(chat.visitorMessage('Marina')).toHaveCount(1);
  });
});

test('a plan can be chosen without its details, which are requested again when opened', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  const paths = ['/api/plano/detalhes', '/api/plano/selecionado'];
  await given('failing requests about the plan', async () => {
    for (const path of paths) {
      watched.expectFailedRequests(path);
      await stack.sandbox.arm({ method: 'POST', path, kind: 'status' });
    }
  });
  await when('a visitor chooses a plan', async () => {
    await beginAt('plans-list-select');
    await chat.walkTo('proposal-confirm-plan', aVisitor());
  });
  await thenSee('they have the plan', async () => {
    await expect(chat.visitorMessage('Quero o plano Integral de R$ 60.000,00')).toBeVisible();
    await expect(chat.botMessage('A sua primeira parcela sai com 50% de desconto.')).toBeVisible();
    await expect(chat.botMessage(apology)).toHaveCount(0);
    await expect.poll(() => stack.sandbox.hits()).toBe(2);
  });
  await when('they open the details before the terms', async () => {
    await chat.walkTo('proposal-terms', aVisitor());
    await chat.choose(labels.details);
  });
  await thenSee('the known data is shown', async () => {
    await chat.isAt('proposal-terms');
    const sorry = 'Não consegui buscar todos os detalhes agora. Isto é o que já sei do seu plano:';
    await expect(chat.botMessage(sorry)).toBeVisible();
    await expect(chat.details.value('Lance livre')).not.toBeEmpty();
    expect(await stack.sandbox.hits()).toBe(3);
  });
  await when('the server has recovered and they retry', async () => {
    await stack.sandbox.clearFaults();
    await chat.choose(labels.details);
  });
  await thenSee('everything is there', () =>
    expect(chat.botMessage('Aqui estão os detalhes do seu plano:')).toBeVisible(),
  );
});

async function apologises(chat: ChatPage, times = 1): Promise<void> {
  await expect(chat.botMessage(apology)).toHaveCount(times);
  await chat.isAt('error-general');
  await expect(chat.option(labels.again)).toBeEnabled();
  await expect(chat.option(labels.specialists)).toBeEnabled();
}

import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

const uncertainty = 'A conexão caiu antes da confirmação, então não sei dizer se o último envio chegou até nós.';
const lead = { method: 'POST', path: '/api/lead' } as const;

test('a failed lead can be retried and is created once', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests(lead.path);
  await given('a server error at the lead', () => stack.sandbox.arm({ ...lead, kind: 'status', status: 500 }));
  await when('a visitor answers everything', async () => {
    await beginAt('lead-telefone');
    await chat.walkTo('error-general', aVisitor());
  });
  await thenSee('the outcome is shown as unknown', () => expect(chat.botMessage(uncertainty)).toBeVisible());
  await when('they retry after the server recovered', async () => {
    await stack.sandbox.clearFaults();
    await triesAgain(chat);
  });
  await thenSee('there is one lead with one key', () => isThereOnce(stack, 2));
});

test('a lost lead response is shown as unknown, and a retry creates one lead', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(lead.path);
  await given('a connection that breaks after the lead was created', () =>
    stack.sandbox.arm({ ...lead, kind: 'lost-answer' }),
  );
  await when('a visitor answers everything', async () => {
    await beginAt('lead-telefone');
    await chat.walkTo('error-general', aVisitor());
  });
  await thenSee('the outcome is shown as unknown', () => expect(chat.botMessage(uncertainty)).toBeVisible());
  await when('they try again', async () => {
    await stack.sandbox.clearFaults();
    await triesAgain(chat);
  });
  await thenSee('there is one lead with one key', () => isThereOnce(stack));
});

test('a reload during the lead request is shown as unknown, and a retry creates one lead', async ({
  chat,
  stack,
  beginAt,
}) => {
  await given('a pending lead request', async () => {
    await stack.sandbox.arm({ ...lead, kind: 'latency', ms: 600_000 });
    await beginAt('lead-telefone');
    await chat.answer('(11) 98765-4321');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
  });
  await when('the page reloads', () => chat.page.reload());
  await thenSee('the outcome is shown as unknown', async () => {
    await chat.isAt('error-general');
    await expect(chat.botMessage(uncertainty)).toBeVisible();
    expect((await stack.sandbox.ledger()).posts.filter(({ path }) => path === lead.path)).toHaveLength(1);
  });
  await when('the server finishes its work, and they try again', async () => {
    await stack.sandbox.clearFaults();
    await triesAgain(chat);
  });
  await thenSee('there is one lead with one key', () => isThereOnce(stack, 2));
});

test('a lead sent while offline can be retried and is created once', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the last question', async () => {
    await beginAt('lead-telefone');
  });
  await when('the connection is lost', async () => {
    await chat.page.context().setOffline(true);
    await chat.answer('(11) 98765-4321');
    await chat.isAt('error-general');
  });
  await thenSee('an apology is shown without an unknown outcome', () =>
    expect(chat.botMessage(uncertainty)).toHaveCount(0),
  );
  await when('the connection returns', async () => {
    await chat.page.context().setOffline(false);
    await triesAgain(chat);
  });
  await thenSee('there is one lead, sent once', () => isThereOnce(stack, 1));
});

test('the same conversation in two tabs creates one lead', async ({ chat, stack, beginAt }) => {
  const other = await given('a conversation before the lead, in two tabs', async () => {
    await beginAt('lead-telefone');
    return chat.copyTab();
  });
  await when('both answer', async () => {
    await other.answer('(11) 98765-4321');
    await other.isAt('plans-list-select');
    await chat.page.bringToFront();
    await chat.answer('(11) 98765-4321');
    await chat.isAt('plans-list-select');
  });
  await thenSee('there is one lead with one key', () => isThereOnce(stack));
});

test('a refused lead leaves a way on', async ({ chat, watched, beginAt }) => {
  watched.expectFailedRequests(lead.path);
  await given('a visitor whose lead is refused', async () => {
    await beginAt('lead-credit-value');
    await chat.walkTo('error-general', aVisitor({ email: 'lead400@sandbox.dev' }));
  });
  await thenSee('an apology is shown without an unknown outcome', async () => {
    await expect(chat.botMessage(uncertainty)).toHaveCount(0);
    await expect(chat.option('Tentar novamente')).toBeVisible();
    await expect(chat.option('FALAR COM OS ESPECIALISTAS')).toBeVisible();
  });
});

test('a second simulation with the same data creates no second lead', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests('/api/v1/catalogo');
  await given('a visitor whose catalogue failed', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/v1/catalogo', kind: 'status', status: 500, times: 1 });
    await beginAt('lead-telefone');
    await chat.walkTo('error-general', aVisitor());
  });
  await when('they retry once more', () => triesAgain(chat));
  await thenSee('there is one lead, sent once', () => isThereOnce(stack, 1));
});

/** Walks from the apology to the plans with the same goods and the credit in the field. */
async function triesAgain(chat: ChatPage): Promise<void> {
  await chat.choose('Tentar novamente');
  await chat.isAt('lead-select-category');
  await chat.press(chat.category('Carro'));
  await chat.isAt('lead-credit-value');
  await chat.press(chat.send);
  await chat.isAt('plans-list-select');
}

async function isThereOnce({ sandbox }: Stack, posts?: number): Promise<void> {
  const ledger = await sandbox.ledger();
  expect(ledger.leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
  expect(ledger.posts.filter(({ path }) => path === lead.path)).toHaveLength(1); // one key
  if (posts !== undefined) expect(ledger.leads[0]?.posts).toBe(posts);
}

import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { aVisitor, theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';
import { labels } from '../pages/labels';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const uncertainty = 'antes d'; // of each sentence about an unknown outcome: a second lead does the visitor no harm
const lead = { method: 'POST', path: '/api/lead' } as const;

for (const { what, fault, posts } of [
  { what: 'a server error', fault: { kind: 'status', status: 500 }, posts: 2 },
  { what: 'a lost response', fault: { kind: 'lost-answer' }, posts: undefined },
  { what: 'a reload during the request', fault: { kind: 'latency', ms: 600_000 }, posts: 2 },
] as const) {
  test(`${what} at the lead is shown as an apology, and a retry creates one lead`, async ({
    chat,
    stack,
    watched,
    beginAt,
  }) => {
    const isPending = fault.kind === 'latency';
    if (!isPending) watched.expectFailedRequests(lead.path);
    await given(`a visitor who answers everything: ${what}`, async () => {
      await stack.sandbox.arm({ ...lead, ...fault });
      await beginAt('lead-telefone');
      await chat.answer('(11) 98765-4321');
      await expect.poll(() => stack.sandbox.hits()).toBe(1);
      if (isPending) await chat.page.reload();
    });
    await thenSee('only the apology is shown and nothing was sent automatically', async () => {
      await chat.isAt('error-general');
      await expect(chat.botMessage(apology)).toBeVisible();
      await expect(chat.botMessage(uncertainty)).toHaveCount(0);
      expect(await stack.sandbox.hits()).toBe(1);
    });
    await when('they retry after the server recovered', async () => {
      await stack.sandbox.clearFaults();
      await retry(chat);
    });
    await thenSee('there is one lead with one key', () => isThereOnce(stack, posts));
  });
}

test('a lead sent while offline can be retried and is created once', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the last question', () => beginAt('lead-telefone'));
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
    await retry(chat);
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

test('refused data are asked again as they were typed, and a second refusal offers a person first', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(lead.path);
  const refused = 'lead400@sandbox.dev';
  await given('a visitor whose lead is refused', async () => {
    await beginAt('lead-email');
    await chat.answer(refused);
    await chat.isAt('lead-telefone');
    await chat.answer(aVisitor().telefone);
  });
  await thenSee('only the e-mail, which the server named, is asked again, with what was typed', async () => {
    await chat.isAt('lead-email');
    await expect(chat.botMessage('Não consegui salvar os seus dados.')).toBeVisible();
    await expect(chat.field).toHaveValue(refused);
    await expect(chat.option(labels.specialists)).toBeVisible();
  });
  await when('they send the same again', () => chat.answer(refused));
  await thenSee('the specialists are offered first, then other data, then a new start', async () => {
    await chat.isAt('lead-recusado-de-novo');
    const options = chat.page.getByRole('group', { name: 'Opções de resposta' }).getByRole('button');
    await expect(options).toHaveText([new RegExp(labels.specialists), 'Alterar os meus dados', 'Começar de novo']);
  });
  await when('they correct the e-mail', async () => {
    await chat.choose('Alterar os meus dados');
    await chat.isAt('lead-email');
    await chat.answer(aVisitor().email);
  });
  await thenSee('there is one lead', async () => {
    await chat.isAt('plans-list-select');
    await isThereOnce(stack, 1, 2); // changed data are another lead, with another key
  });
});

/** Walks from the apology to the plans with the same goods and the credit in the field. */
async function retry(chat: ChatPage): Promise<void> {
  await chat.choose(labels.again);
  await chat.isAt('lead-select-category');
  await chat.press(chat.category('Carro'));
  await chat.isAt('lead-credit-value');
  await chat.press(chat.send);
  await chat.isAt('plans-list-select');
}

async function isThereOnce({ sandbox }: Stack, posts?: number, keys = 1): Promise<void> {
  const ledger = await sandbox.ledger();
  expect(ledger.leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
  expect(ledger.posts.filter(({ path }) => path === lead.path)).toHaveLength(keys);
  if (posts !== undefined) expect(ledger.leads[0]?.posts).toBe(posts);
}

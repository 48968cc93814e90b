import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { theLeadOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

const apology = 'Desculpe, estamos passando por instabilidades. Tente novamente mais tarde.';
const uncertainty = 'antes d'; // of each sentence about an unknown outcome: a second lead does the visitor no harm
const lead = { method: 'POST', path: '/api/lead' } as const;

test('a reload while the lead is sent is shown as an apology, and a retry creates one lead', async ({
  chat,
  stack,
  beginAt,
}) => {
  await given('a visitor who answers everything', async () => {
    await stack.sandbox.arm({ ...lead, kind: 'latency', ms: 600_000 });
    await beginAt('lead-telefone');
    await chat.answer('(11) 98765-4321');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
    await chat.page.reload();
  });
  await thenSee('only the apology is shown and nothing was sent automatically', async () => {
    await chat.isAt('error-general');
    await expect(chat.botMessage(apology)).toBeVisible();
    await expect(chat.botMessage(uncertainty)).toHaveCount(0);
    expect(await stack.sandbox.hits()).toBe(1);
  });
  await when('they retry after the server recovered, with the same goods and the credit in the field', async () => {
    await stack.sandbox.clearFaults();
    await chat.choose(labels.again);
    await chat.isAt('lead-select-category');
    await chat.press(chat.category('Carro'));
    await chat.isAt('lead-credit-value');
    await chat.press(chat.send);
    await chat.isAt('plans-list-select');
  });
  await thenSee('there is one lead with one key', () => isThereOnce(stack, 2));
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

async function isThereOnce({ sandbox }: Stack, posts?: number): Promise<void> {
  const ledger = await sandbox.ledger();
  expect(ledger.leads.map(({ payload }) => payload)).toEqual([theLeadOf()]);
  expect(ledger.posts.filter(({ path }) => path === lead.path)).toHaveLength(1);
  if (posts !== undefined) expect(ledger.leads[0]?.posts).toBe(posts);
}

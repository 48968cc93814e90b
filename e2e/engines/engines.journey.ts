import { aCard } from '../pages/fixtures/cards';
import { holdEntries } from '../pages/fixtures/held-entries';
import { charged } from '../pages/fixtures/payments';
import type { Stack } from '../pages/fixtures/stack';
import { aVisitor, theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import type { EngineChat } from './engine-chat';
import { expect, test } from './engine-test';

const visitor = aVisitor();

test('a whole conversation with the keyboard only', { tag: '@short' }, async ({ keyboardChat: chat, stack }) => {
  const entries = holdEntries(stack);
  await given('a visitor on the home page', () => open(chat, stack));
  await when('they answer everything and pay by Pix', () => chat.walkTo('pesquisa-ate-mais', visitor));
  await thenSee('the goodbye, and everything was created once', () => isGoodbye(chat, stack, 'pix registrado'));
  await thenSee('each entry came with its chunk, and no script twice', async () => entries.cameWithTheirChunks());
});

test('a whole conversation with a card', async ({ chat, stack }) => {
  await given('a visitor with a contract', async () => {
    await open(chat, stack);
    await chat.walkTo('payment-options', visitor);
  });
  await when('they pay by card', async () => {
    await chat.press(chat.option(labels.card));
    await chat.isAt('payment-credit-card-select');
    await chat.payByCard(aCard());
  });
  await thenSee('the approval', async () => {
    await chat.isAt('pesquisa-algo-mais');
    await chat.sees('Pagamento aprovado!');
  });
  await when('they answer the survey', () => chat.walkTo('pesquisa-ate-mais', visitor));
  await thenSee('the goodbye, and everything was created once', () => isGoodbye(chat, stack, 'cartao aprovado'));
  await when('they begin a new conversation', () => chat.press(chat.option(labels.startOver)));
  await thenSee('the greeting', () => chat.isAt('intro'));
});

test.describe('an unknown address', () => {
  test.use({ failingPath: '/nao-existe' });

  test('shows the not-found page, and the engine reports each kind of problem', async ({ chat, stack }) => {
    const { page } = chat;
    await page.goto(`${stack.url}/nao-existe`);
    await chat.sees('Desculpe, mas a página que está procurando não existe ou está inativa.');
    await chat.sees('Preciso de ajuda');
    await page.evaluate('console.error("planted: /nao-existe")');
    await page.evaluate('void setTimeout(() => { throw new Error("thrown: /nao-existe") })');
    for (const part of ['404', 'planted', 'thrown'])
      await expect.poll(() => page.problems().join('\n')).toContain(part);
  });
});

async function open(chat: EngineChat, stack: Stack): Promise<void> {
  await chat.page.goto(stack.url);
  await chat.isAt('intro');
  await chat.sees('Olá! Boas-vindas ao Alvo Consórcio.');
}

async function isGoodbye(chat: EngineChat, stack: Stack, payment: string): Promise<void> {
  await chat.isAt('pesquisa-ate-mais', 'ended');
  const words = ['Falta só a primeira parcela, de R$ 438,75.', '70001001', 'Parabéns pelo primeiro passo!'];
  const told = [...words, 'Até mais, Marina! 👋'].map((text) => expect.stringContaining(text));
  expect(await chat.transcript()).toEqual(expect.arrayContaining(told));
  const { leads, proposals } = await stack.sandbox.ledger();
  expect(leads.map(({ payload, posts }) => [payload, posts])).toEqual([[theLeadOf(), 1]]);
  expect(proposals.map(({ payload, posts }) => [payload, posts])).toEqual([[theProposalOf(), 1]]);
  expect(await charged(stack)).toEqual([payment]);
}

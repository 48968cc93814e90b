import { survivesReload } from '../fixtures/survives-reload';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

/** Waiting steps of each kind on the shortest path, with an unfinished answer. */
const stops = [
  { step: 'intro' },
  { step: 'lead-select-category' },
  { step: 'lead-nome', begun: 'Mari' },
  { step: 'lead-credit-value', begun: '60.000' },
  { step: 'lead-telefone', begun: '(11) 9876' },
  { step: 'plans-list-select' },
  { step: 'proposal-confirm-plan' },
];

test('a reload at each kind of step keeps the messages, the question and the unfinished answer, and opens at the newest message', async ({
  chat,
  stack,
}) => {
  await given('a visitor on the home page', () => chat.open());
  for (const { step, begun } of stops) {
    await chat.walkTo(step, aVisitor());
    if (begun) await chat.type(begun);
    await thenSee(`a reload at ${step} changes nothing`, () => survivesReload(chat));
    if (begun) await expect(chat.field).toHaveValue(begun);
    if (step === 'lead-telefone')
      await thenSee('the last question is in view and the greeting is not', async () => {
        await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
        await expect(chat.bubbles.first()).not.toBeInViewport();
        await expect(chat.newer).toHaveCount(0);
      });
  }
  await thenSee('everything was created once', async () => {
    const { leads, posts } = await stack.sandbox.ledger();
    expect(leads.map((lead) => lead.posts)).toEqual([1]);
    expect(posts.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });
});

test('a reload on an error screen keeps it and its buttons', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests('/api/v1/catalogo');
  await when('the income is insufficient', async () => {
    await beginAt('lead-credit-value');
    await chat.walkTo('error-renda-insuficiente', aVisitor({ renda: '200,00' }));
    await survivesReload(chat);
    await chat.choose('Sim, tenho');
    await chat.isAt('renda-extra-valor');
    await chat.type('7.800');
    await survivesReload(chat);
    await expect(chat.field).toHaveValue('7.800');
  });
  await when('an answer was refused', async () => {
    await chat.answer('1,00');
    await expect(chat.problem).toHaveText('Valor inválido');
    await survivesReload(chat);
    await expect(chat.problem).toHaveText('Valor inválido');
    await expect(chat.field).toHaveValue('1,00');
  });
  await when('the catalogue fails', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/v1/catalogo', kind: 'status' });
    await chat.answer('7.800,00');
    await chat.isAt('error-general');
    await survivesReload(chat);
  });
  await when('there is no plan for the credit', async () => {
    await stack.sandbox.clearFaults();
    await chat.choose(labels.again);
    await chat.walkTo('error-no-plans', aVisitor({ credito: '390.000,00' }));
    await survivesReload(chat);
  });
  await thenSee('the conversation still continues', async () => {
    await chat.choose(labels.simulateAgain);
    await chat.walkTo('plans-list-select', aVisitor());
  });
});

test('a plan selected but not confirmed survives a reload', async ({ chat, beginAt }) => {
  await given('a visitor who selected a plan and views another card', async () => {
    await beginAt('plans-list-select');
    await chat.press(chat.plans.next);
    await expect(chat.plans.card(/^Plano 2 de 6/)).toBeVisible();
    await chat.press(chat.plans.option(/^Paga Metade/));
    await expect(chat.plans.radio(/^Paga Metade/)).toBeChecked();
    await chat.press(chat.plans.next);
    await expect(chat.plans.card(/^Plano 3 de 6/)).toBeVisible();
  });
  await when('the page reloads', () => survivesReload(chat));
  await thenSee('card and selection are unchanged', async () => {
    await expect(chat.plans.card(/^Plano 3 de 6/)).toBeVisible();
    await chat.press(chat.plans.action(labels.showSelection));
    await expect(chat.plans.card(/^Plano 2 de 6/)).toBeVisible();
    await expect(chat.plans.radio(/^Paga Metade/)).toBeChecked();
    await chat.press(chat.plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
  });
});

test('a reload keeps what earlier parts of the conversation have drawn', async ({ chat, page, beginAt }) => {
  const copies = page.getByRole('log').getByRole('button', { name: 'Copiar código Pix' }); // in the charge and in the receipt
  await given('a visitor at the payment', async () => {
    await beginAt('proposal-terms');
    await chat.walkTo('payment-options', aVisitor());
  });
  const data = await chat.data.rows();
  await when('the page reloads', () => survivesReload(chat));
  await thenSee('the data of the contract, without the buttons that corrected them', async () => {
    expect(await chat.data.rows()).toEqual(data);
    await expect(chat.data.edits).toHaveCount(0);
  });
  await when('they pay by Pix and the page reloads in the survey', async () => {
    await chat.walkTo('pesquisa-algo-mais', aVisitor());
    await expect(copies).toHaveCount(2);
    await survivesReload(chat);
  });
  await thenSee('the code of the Pix, the data of the contract, and the newest message in view', async () => {
    await expect(copies).toHaveCount(2);
    expect(await chat.data.rows()).toEqual(data);
    await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
  });
});

test('a reload while the catalogue loads requests it again', async ({ chat, stack, beginAt }) => {
  await given('a slow catalogue', async () => {
    await stack.sandbox.arm({ method: 'GET', path: '/api/v1/catalogo', kind: 'latency', ms: 600_000 });
    await beginAt('lead-telefone');
    await chat.answer('(11) 98765-4321');
    await expect.poll(() => stack.sandbox.hits()).toBe(1);
  });
  await when('the page reloads', async () => {
    await chat.page.reload();
    await expect.poll(() => stack.sandbox.hits()).toBe(2);
    await stack.sandbox.clearFaults();
  });
  await thenSee('the plans appear and the lead was sent once', async () => {
    await chat.isAt('plans-list-select');
    const { leads } = await stack.sandbox.ledger();
    expect(leads.map(({ posts }) => posts)).toEqual([1]);
  });
});

test('leaving the page and returning keeps the conversation', async ({ chat, page, watched, beginAt }) => {
  watched.expectFailedRequests('/outra-pagina');
  await given('a visitor in the middle of the conversation', async () => {
    await beginAt('lead-email');
    await chat.type('marina@exa');
  });
  const transcript = await chat.transcript();
  await when('they go to another page and come back', async () => {
    await page.goto('/outra-pagina');
    await page.goBack();
  });
  await thenSee('the conversation is unchanged', async () => {
    await chat.isAt('lead-email');
    expect(await chat.transcript()).toEqual(transcript);
    await expect(chat.field).toHaveValue('marina@exa');
  });
  await when('they go forward and back again', async () => {
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.goBack();
  });
  await thenSee('the conversation can continue', async () => {
    await chat.isAt('lead-email');
    await chat.walkTo('plans-list-select', aVisitor());
  });
});

test('two brands in one tab are two conversations', async ({ chat, beginAt }) => {
  await given('a conversation with the home brand', () => beginAt('lead-email'));
  await when('the visitor opens the app brand', () => chat.open('/app'));
  await thenSee('it starts over, and the first conversation is kept', async () => {
    await expect(chat.visitorMessage('Marina')).toHaveCount(0);
    await chat.page.goto('/');
    await chat.isAt('lead-email');
  });
});

test('a stored conversation that is damaged or was written by another version starts over without an error', async ({
  chat,
  watched,
  beginAt,
}) => {
  watched.expectLine('storage.unreadable');
  for (const head of ['{"savedAt":', '{"savedAt":4102444800000,"chunks":0,"snapshot":{"version":99,"messages":0}}']) {
    await beginAt('lead-email');
    await chat.page.evaluate((text) => sessionStorage.setItem('consorcio.journey.home.head', text), head);
    await chat.page.reload();
    await chat.isAt('intro');
    await chat.walkTo('lead-nome', aVisitor());
  }
});

test('without storage the conversation works until a reload', async ({ chat, page, watched }) => {
  watched.expectLine('storage.unavailable');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await chat.open();
  await chat.walkTo('proposal-confirm-plan', aVisitor());
  await page.reload();
  await chat.isAt('intro');
});

import { watchForOddWords } from '../fixtures/odd-words';
import { expectSaleClosed, payByCard, paymentCalls } from '../fixtures/payments';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';
import type { Fault } from '../sandbox/state/faults';

const sentence = 'Nenhum plano encontrado para essa faixa de renda.';
const refusals: readonly { readonly form: string; readonly fault: Omit<Fault, 'method' | 'path'> }[] = [
  { form: 'a plain text', fault: { kind: 'malformed', status: 404, body: sentence } },
  { form: '{ mensagem }', fault: { kind: 'status', status: 404, body: { mensagem: sentence } } },
  { form: 'errors by field', fault: { kind: 'status', status: 400, body: { errors: { renda: [sentence] } } } },
  {
    form: 'a success that failed',
    fault: { kind: 'status', status: 200, body: { success: false, errorMessage: sentence } },
  },
];

test('the sentence about the income is understood in every form', async ({ chat, page, stack, watched, beginAt }) => {
  const catalogue = { method: 'GET', path: '/api/v1/catalogo', times: 1 } as const;
  watched.expectFailedRequests(catalogue.path);
  const oddWords = await watchForOddWords(page);
  await given('a visitor who is asked for the phone', () => beginAt('lead-telefone'));
  for (const [time, { form, fault }] of refusals.entries()) {
    await when(`the catalogue refuses with ${form}`, async () => {
      await stack.sandbox.arm({ ...catalogue, ...fault });
      if (time === 0) return chat.answer(aVisitor().telefone);
      await chat.choose('Sim, tenho');
      await chat.isAt('renda-extra-valor');
      await chat.answer('100,00');
    });
    await thenSee('the income is too small, which can be corrected', async () => {
      await chat.isAt('error-renda-insuficiente');
      await expect(chat.botMessage('Para esse crédito, as parcelas passam de 30% da sua renda.')).toHaveCount(time + 1);
    });
  }
  await thenSee('no missing value was ever shown', async () => expect(await oddWords()).toEqual([]));
});

test('a Pix with only its code and a card with only its status are enough', async ({ chat, page, stack, beginAt }) => {
  const oddWords = await watchForOddWords(page);
  const answer = { kind: 'status', status: 200, times: 1 } as const;
  await given('a visitor who chooses Pix, whose answer is only the code', async () => {
    await beginAt('payment-options');
    await stack.sandbox.arm({
      ...paymentCalls.pix,
      ...answer,
      body: { QrCodeTexto: '00020126580014br.gov.bcb.pix6304ABCD' },
    });
    await chat.choose(labels.pix);
  });
  await thenSee('the code can be copied or scanned', async () => {
    await chat.isAt('payment-pix-options');
    await expect(chat.charge.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
    await expect(chat.charge.getByRole('textbox')).toHaveValue('00020126580014br.gov.bcb.pix6304ABCD');
    await expect(chat.charge.getByText(/Pague até/)).toHaveCount(0);
  });
  await when('they pay by card instead, which is answered by an empty body', async () => {
    await chat.choose(labels.otherMethod);
    await stack.sandbox.arm({ ...paymentCalls.cartao, kind: 'empty', times: 1 });
    await payByCard(chat);
  });
  await thenSee('the payment is approved, without a number of its authorisation', async () => {
    await expectSaleClosed(chat);
    await expect(chat.botMessage('Pagamento aprovado!')).toHaveCount(1);
    await expect(chat.log.getByText(/Autorização/)).toHaveCount(0);
    expect(await oddWords()).toEqual([]);
  });
});

test('a catalogue of thousands of plans shows the first ones, and the visitor goes on', async ({
  chat,
  page,
  watched,
  beginAt,
}) => {
  watched.expectLine('at most 50 are read');
  await page.route(/\/api\/v1\/catalogo/, async (route) => {
    const response = await route.fetch();
    const [card] = (await response.json()).data;
    const [plan] = card.planosTipos;
    const many = Array.from({ length: 2000 }, () => ({ ...card, planosTipos: [plan] }));
    await route.fulfill({ response, json: { data: many } });
  });
  await given('a visitor with such a catalogue', async () => {
    await beginAt('lead-telefone');
    await chat.answer(aVisitor().telefone);
  });
  await thenSee('fifty plans, one of which can be chosen', async () => {
    await chat.isAt('plans-list-select');
    await expect(chat.plans.card(/^Plano 1 de 50: /)).toBeVisible();
    await chat.press(chat.plans.option(/^Integral/).first());
    await chat.press(chat.plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
  });
});

test('one bad plan among the good ones is left out', async ({ chat, page, watched, beginAt }) => {
  watched.expectLine('were left out');
  const oddWords = await watchForOddWords(page);
  await page.route(/\/api\/v1\/catalogo/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [first, ...others] = data;
    const [plan, ...plans] = first.planosTipos;
    const bad = { ...plan, planoID: null, valorParcela: 'a consultar' };
    await route.fulfill({ response, json: { data: [{ ...first, planosTipos: [bad, ...plans] }, null, ...others] } });
  });
  await given('a visitor with a catalogue in which one plan has no id', async () => {
    await beginAt('lead-telefone');
    await chat.answer(aVisitor().telefone);
  });
  await thenSee('the other plans can be chosen', async () => {
    await chat.isAt('plans-list-select');
    await expect(chat.plans.card('Plano 1 de 6: R$ 60.000,00')).toBeVisible();
    await expect(chat.plans.card(/^Plano 1 de 6/).getByRole('radio', { name: /^Integral/ })).toHaveCount(0);
    await chat.press(chat.plans.option(/^Paga/).first());
    await chat.press(chat.plans.action(labels.continue));
    await chat.isAt('proposal-confirm-plan');
    expect(await oddWords()).toEqual([]);
  });
});

import type { ChatPage } from '../pages/chat-page';
import type { SeededPlace } from '../pages/fixtures/seeds';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';

/** A reload shows the same step and the same messages. */
async function survivesReload(chat: ChatPage): Promise<void> {
  const step = await chat.settledStep();
  const transcript = await chat.transcript();
  await chat.page.reload();
  await chat.isAt(step);
  expect(await chat.transcript()).toEqual(transcript);
}

/** Steps of each kind, with an unfinished answer. */
const stops: readonly { readonly step: SeededPlace; readonly begun?: string }[] = [
  { step: 'lead-select-category' },
  { step: 'lead-nome', begun: 'Mari' },
  { step: 'lead-telefone', begun: '(11) 9876' },
  { step: 'plans-list-select' },
];

test('a reload at each kind of step keeps the messages, the question and the unfinished answer, and opens at the newest message', async ({
  chat,
  beginAt,
}) => {
  for (const { step, begun } of stops) {
    await given(`a visitor at ${step}`, () => beginAt(step));
    if (begun) await chat.type(begun);
    await thenSee('a reload changes nothing', () => survivesReload(chat));
    if (begun) await expect(chat.field).toHaveValue(begun);
    if (step === 'lead-telefone')
      await thenSee('the last question is in view and the greeting is not', async () => {
        await expect(chat.bubbles.last()).toBeInViewport({ ratio: 1 });
        await expect(chat.bubbles.first()).not.toBeInViewport();
        await expect(chat.newer).toHaveCount(0);
      });
  }
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

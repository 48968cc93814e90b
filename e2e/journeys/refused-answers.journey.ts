import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

test('a name accepts only letters and spaces', async ({ chat }) => {
  await given('a visitor who is asked for a name', async () => {
    await chat.open();
    await chat.walkTo('lead-nome', aVisitor());
  });
  await refuses(chat, [
    ['', 'Preencha para continuar! 😊'],
    ['   ', 'Preencha para continuar! 😊'],
    ['Marina2', 'Está correto? 🤔'],
    ['D’Ávila', 'Está correto? 🤔'],
    ['Марина', 'Está correto? 🤔'],
    ['😀', 'Está correto? 🤔'],
    ['M'.repeat(61), 'Está correto? 🤔'],
  ]);
  await thenSee('accents and extra spaces are accepted', async () => {
    await chat.paste('  José\u00a0da   Conceição ');
    await chat.press(chat.send);
    await chat.isAt('lead-credit-value');
    await expect(chat.botMessage('Prazer, José da Conceição! 😊')).toBeVisible();
  });
});

test('an income must be at least R$ 100,00', async ({ chat, beginAt }) => {
  await given('a visitor who is asked for the income', async () => {
    await beginAt('lead-credit-value');
    await chat.walkTo('basico-valor-renda', aVisitor());
  });
  await refuses(chat, [
    ['', 'Valor inválido'],
    ['0,00', 'Valor inválido'],
    ['99,99', 'Valor inválido'],
  ]);
  await thenSee('R$ 100,00 is accepted', async () => {
    await chat.paste('R$\u00a0100,00');
    await chat.press(chat.send);
    await chat.isAt('lead-email');
    await expect(chat.visitorMessage('R$ 100,00')).toBeVisible();
  });
});

test('an e-mail must look like one', async ({ chat, beginAt }) => {
  await given('a visitor who is asked for an e-mail', async () => {
    await beginAt('lead-credit-value');
    await chat.walkTo('lead-email', aVisitor());
  });
  await refuses(chat, [
    ['', 'E-mail inválido 🤔'],
    ['marina', 'E-mail inválido 🤔'],
    ['marina@', 'E-mail inválido 🤔'],
    ['marina@example', 'E-mail inválido 🤔'],
    ['marina@exa mple.com', 'E-mail inválido 🤔'],
    [`${'m'.repeat(49)}@example.com`, 'E-mail inválido 🤔'],
  ]);
  await thenSee('one with surrounding spaces is accepted', async () => {
    await chat.paste(' Marina@Example.com ');
    await chat.press(chat.send);
    await chat.isAt('lead-telefone');
    await expect(chat.visitorMessage('Marina@example.com')).toBeVisible();
  });
});

test('a phone must be a mobile number of a real area code', async ({ chat, beginAt }) => {
  await given('a visitor who is asked for a phone', async () => {
    await beginAt('lead-telefone');
  });
  await refuses(chat, [
    ['', 'Telefone inválido 🤔'],
    ['(11) 98765-432', 'Telefone inválido 🤔'],
    ['(11) 3876-5432', 'Telefone inválido 🤔'],
    ['(20) 98765-4321', 'Telefone inválido 🤔'],
    ['(11) 99999-9999', 'Telefone inválido 🤔'],
    ['(11) 88765-4321', 'Telefone inválido 🤔'],
  ]);
  await thenSee('digits get their mask, and +55 is understood', async () => {
    await chat.type('11987654321');
    await expect(chat.field).toHaveValue('(11) 98765-4321');
    await chat.paste('+55 11 98765-4321');
    await expect(chat.field).toHaveValue('(11) 98765-4321');
    await chat.press(chat.send);
    await chat.isAt('plans-list-select');
    await expect(chat.visitorMessage('(11) 98765-4321')).toBeVisible();
  });
});

test('a word refused by the server shows its message and keeps the text', async ({ chat }) => {
  const refusal = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';
  await given('a visitor who is asked for a name', async () => {
    await chat.open();
    await chat.walkTo('lead-nome', aVisitor());
  });
  await refuses(chat, [
    ['Palavrao', refusal],
    ['Ana Xingamento', refusal],
  ]);
  await thenSee('another name is accepted', async () => {
    await chat.answer('Ana');
    await chat.isAt('lead-credit-value');
  });
});

test('a huge paste is refused like any other text', async ({ chat }) => {
  const page = 'Era uma vez 1 <b>texto</b> '.repeat(10_000);
  const steps = [
    ['lead-nome', page, 'Está correto? 🤔'],
    ['lead-credit-value', '9'.repeat(250_000), 'O crédito máximo é de R$\u00a0400.000,00'],
    ['lead-email', page, 'E-mail inválido 🤔'],
    ['lead-telefone', page, 'Telefone inválido 🤔'],
  ] as const;
  await given('a visitor on the home page', () => chat.open());
  for (const [step, text, message] of steps) {
    await when(`they paste a huge text at ${step}`, async () => {
      await chat.walkTo(step, aVisitor());
      await chat.paste(text);
      await chat.press(chat.send);
    });
    await thenSee('it is refused', () => isRefused(chat, message));
  }
  await thenSee('the conversation continues and survives a reload', async () => {
    await chat.walkTo('plans-list-select', aVisitor());
    const transcript = await chat.transcript();
    await chat.page.reload();
    await chat.isAt('plans-list-select');
    expect(await chat.transcript()).toEqual(transcript);
  });
});

/** Each text, typed and then pasted, is refused with its message and stays in the field. */
async function refuses(chat: ChatPage, cases: readonly (readonly [text: string, message: string])[]): Promise<void> {
  const step = await chat.settledStep();
  const said = await chat.bubbles.count();
  for (const [text, message] of cases) {
    for (const how of ['type', 'paste'] as const) {
      await when(`they ${how} '${text.slice(0, 40)}'`, async () => {
        await chat[how](text);
        if (text !== '') await expect(chat.problem).toHaveCount(0);
        const standing = await chat.field.inputValue();
        await chat.press(chat.send);
        await isRefused(chat, message);
        await expect(chat.field).toHaveValue(standing);
      });
    }
  }
  await chat.isAt(step);
  await expect(chat.bubbles).toHaveCount(said);
}

/** The field shows the exact message, including the no-break space of an amount. */
async function isRefused(chat: ChatPage, message: string): Promise<void> {
  await expect(chat.problem).toBeVisible();
  expect(await chat.problem.textContent()).toBe(message);
  await expect(chat.field).toHaveAccessibleDescription(message.replaceAll('\u00a0', ' '));
}

import type { Locator } from '@playwright/test';
import { aCard } from '../fixtures/cards';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

/** What keyboards and browsers need to know, and what they offer. */
const fields = [
  ['lead-nome', 'given-name', 'text', 'Marina', 'Marina'],
  ['lead-credit-value', 'off', 'decimal', '60000', '60.000'],
  ['lead-email', 'email', 'email', 'marina@example.com', 'marina@example.com'],
  ['lead-telefone', 'tel-national', 'tel', '+5511987654321', '(11) 98765-4321'],
  ['cep-first-input', 'postal-code', 'numeric', '01310-100', '01310-100'],
  ['proposal-cpf-cnpj', 'off', 'numeric', '52998224725', '529.982.247-25'],
] as const;

test('the field of each question tells what it asks, and keeps what the browser or the keyboard offers', async ({
  chat,
  page,
  beginAt,
}) => {
  for (const [step, autocomplete, inputmode, offered, shown] of fields) {
    await given(`the question ${step}`, () => beginAt(step));
    await expect(chat.field).toHaveAttribute('autocomplete', autocomplete);
    await expect(chat.field).toHaveAttribute('inputmode', inputmode);
    await expect(chat.field).toHaveAttribute('enterkeyhint', 'send');
    await when('the browser fills it in', () => fillAsBrowser(chat.field, offered));
    await thenSee('the text is complete', () => expect(chat.field).toHaveValue(shown));
    await when('a suggestion of the keyboard replaces a half-typed answer', async () => {
      await chat.field.fill('');
      await chat.press(chat.field);
      await page.keyboard.type('55');
      await suggest(chat.field, offered);
    });
    await thenSee('the text is complete', () => expect(chat.field).toHaveValue(shown));
  }
});

test('a browser that fills in the card form at once fills in every field', async ({ chat, beginAt }) => {
  const { card } = chat;
  await beginAt('payment-options');
  await chat.choose(labels.card);
  const { numero, nome, validade } = aCard();
  for (const [field, autocomplete, offered, shown] of [
    [card.number, 'cc-number', numero.replaceAll(' ', ''), numero],
    [card.holder, 'cc-name', nome, nome],
    [card.expiry, 'cc-exp', '12/2031', validade],
    [card.code, 'cc-csc', '737', '737'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveAttribute('enterkeyhint', 'go');
    await fillAsBrowser(field, offered);
    await expect(field).toHaveValue(shown);
  }
  await card.document.fill('529.982.247-25');
  await chat.press(card.instalments(1));
  await chat.press(card.pay);
  await expect(chat.botMessage('Pagamento aprovado!')).toHaveCount(1);
});

/** One `input` event, and a `change`, without any key. */
async function fillAsBrowser(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Replaces the whole text in one step, without a key, as a suggestion above the keyboard of iOS does. */
async function suggest(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, data) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, data);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data }));
  }, text);
}

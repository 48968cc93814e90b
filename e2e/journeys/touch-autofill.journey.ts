import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';

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

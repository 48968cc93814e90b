import type { Locator } from '@playwright/test';
import { aCard } from '../pages/fixtures/cards';
import { charged, expectSaleClosed, openCardForm } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { sessionOf } from '../pages/touch';
import { translateTexts } from '../pages/translator';

/** What keyboards and browsers need to know, and what they offer. */
const fields = [
  ['lead-nome', 'given-name', 'text', 'Marina', 'Marina'],
  ['lead-credit-value', 'off', 'decimal', '60000', '60.000'],
  ['lead-telefone', 'tel-national', 'tel', '+5511987654321', '(11) 98765-4321'],
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
    await when('they paste it', () => chat.paste(offered));
    await thenSee('the text is complete', () => expect(chat.field).toHaveValue(shown));
    await when('a keyboard composes it, and Tab leaves the field', async () => {
      await compose(chat.field, offered);
      await page.keyboard.press('Tab');
    });
    await thenSee('the text is complete', () => expect(chat.field).toHaveValue(shown));
  }
});

test('a keyboard that composes types a whole contract and a card, and leaves each field in the middle of a composition', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  chat.write = compose;
  await given('a visitor with such a keyboard, whose browser translates the page', async () => {
    await translateTexts(page);
    await beginAt('proposal-titular');
  });
  await when('they answer every question up to the payment', () =>
    chat.walkTo('payment-options', {
      ...aVisitor({ cep: '01310100' }),
      'proposal-cpf-cnpj': '52998224725',
      'proposal-nascimento': '15031985',
    }),
  );
  await thenSee('every answer as they typed it', async () => {
    const answers = ['Marina Prado Silva', '529.982.247-25', '15/03/1985', '01310-100'];
    for (const answer of answers) await expect(chat.visitorMessage(answer).first()).toBeVisible();
  });
  await when('they fill in the card form', async () => {
    await openCardForm(chat);
    await chat.card.fill(aCard({ numero: '4242424242424242', validade: '12/31', documento: '52998224725' }));
    await chat.press(chat.card.instalments(1));
  });
  await thenSee('the texts of the card', async () => {
    await expect(chat.card.number).toHaveValue('4242 4242 4242 4242');
    await expect(chat.card.expiry).toHaveValue('12/2031');
    await expect(chat.card.code).toHaveValue('737');
    await expect(chat.card.document).toHaveValue('529.982.247-25');
  });
  await when('they pay', () => chat.press(chat.card.pay));
  await thenSee('it is paid once', async () => {
    await expectSaleClosed(chat);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
  });
});

/** Replaces the text of a field: the first letter is a composition of its own, the others stay composed. */
async function compose(field: Locator, text: string): Promise<void> {
  const keyboard = await sessionOf(field.page());
  const write = (part: string) =>
    keyboard.send('Input.imeSetComposition', { text: part, selectionStart: part.length, selectionEnd: part.length });
  await field.fill('');
  await write(text.slice(0, 1));
  await keyboard.send('Input.insertText', { text: text.slice(0, 1) });
  for (let end = 2; end <= text.length; end++) await write(text.slice(1, end));
}

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

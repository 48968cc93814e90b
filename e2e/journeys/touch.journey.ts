import type { Locator } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { aCard } from '../pages/fixtures/cards';
import { charged, expectSaleClosed, openCardForm, openPix } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { Finger, sessionOf } from '../pages/touch';
import { translateTexts } from '../pages/translator';

test('a double tap answers once, and presses nothing of the next question', async ({ page, beginAt }) => {
  const chat = new ChatPage(page, true, 60);
  const own = async () => (await chat.transcript()).filter((text) => text.startsWith('Você: ')).length;
  const answersOnce = async (control: Locator, next: string) => {
    const before = await own();
    await when(`they tap twice, before ${next}`, () => chat.pressTwice(control));
    await chat.isAt(next);
    await page.mouse.move(0, 0); // comes after everything that the two taps cause
    await chat.isAt(next);
    expect(await own()).toBe(before + 1);
    await expect(chat.problem).toHaveCount(0);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  };
  await beginAt('intro');
  await answersOnce(chat.option(labels.start), 'lead-select-category');
  await answersOnce(chat.category('Carro'), 'lead-nome');
  await chat.field.fill('Marina');
  await answersOnce(chat.send, 'lead-credit-value');
  await chat.walkTo('lead-telefone', aVisitor());
  await chat.field.fill('(11) 98765-4321');
  await answersOnce(chat.send, 'plans-list-select');
  await beginAt('proposal-confirm-plan');
  await answersOnce(chat.option(labels.confirmPlan), 'proposal-titular');
  await beginAt('payment-options');
  await answersOnce(chat.option(labels.card), 'payment-credit-card-select');
  await expect(chat.card.form).toBeFocused(); // and no field of it
  await answersOnce(chat.card.back, 'alterar-pagamento');
});

test('a long press does no harm, and texts can be selected only where they are messages', async ({ page, beginAt }) => {
  const chat = new ChatPage(page, true);
  const finger = new Finger(page, 60);
  await beginAt('proposal-confirm-plan');
  const before = await chat.transcript();
  await when('they keep the finger on a message', () => finger.longPress(chat.bubbles.last()));
  expect(await chat.transcript()).toEqual(before);
  await chat.isAt('proposal-confirm-plan');
  const selects = (element: Element) => getComputedStyle(element).userSelect;
  expect(await chat.option(labels.confirmPlan).evaluate(selects)).toBe('none');
  expect(await chat.bubbles.last().evaluate(selects)).not.toBe('none');
  await when('they keep the finger on an option', () => finger.longPress(chat.option(labels.confirmPlan)));
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  if ((await chat.settledStep()) === 'proposal-confirm-plan') await chat.press(chat.option(labels.confirmPlan));
  await chat.isAt('proposal-titular');
  await expect(chat.visitorMessage(labels.confirmPlan)).toHaveCount(1);
  await chat.press(chat.option(labels.ownName));
  await chat.isAt('proposal-nome');
});

test('a scroll that begins on a control scrolls and presses nothing', async ({ page, beginAt }) => {
  const chat = new ChatPage(page, true);
  const finger = new Finger(page, 60);
  const scrollTop = (of: Element) => of.scrollTop;
  await beginAt('proposal-confirm-plan');
  await chat.press(chat.toOptions);
  const [top, before] = [await chat.log.evaluate(scrollTop), await chat.transcript()];
  await when('they drag from an option', () => finger.drag(chat.option(labels.confirmPlan), { x: 0, y: 200 }));
  await expect.poll(() => chat.log.evaluate(scrollTop)).toBeLessThan(top - 50);
  expect(await chat.transcript()).toEqual(before);
  await chat.isAt('proposal-confirm-plan');
  await beginAt('payment-options');
  await chat.choose(labels.card);
  await expect(chat.card.number).toBeVisible();
  const body = chat.card.form.locator('> div').first();
  await when('they drag from a field', () => finger.drag(chat.card.holder, { x: 0, y: -150 }));
  await expect.poll(() => body.evaluate(scrollTop)).toBeGreaterThan(50);
  await expect(chat.card.holder).not.toBeFocused();
  await when('they drag from an instalment', () => finger.drag(chat.card.instalments(1), { x: 0, y: 100 }));
  await expect(chat.card.form.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('back closes the card form, and the next back leaves the conversation', async ({ chat, page, beginAt }) => {
  await page.goto('about:blank');
  await beginAt('payment-options');
  const before = await chat.transcript();
  for (const leave of ['back', 'Voltar'] as const) {
    await openCardForm(chat);
    await chat.card.number.fill('4242 4242 4242 4242');
    if (leave === 'back') await page.goBack();
    else await chat.press(chat.card.back);
    await chat.isAt('alterar-pagamento');
    await expect(chat.card.dialog).toHaveCount(0);
    expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
  }
  await when('they open it again', () => chat.choose(labels.card));
  await expect(chat.card.number).toHaveValue('4242 4242 4242 4242');

  await page.goBack();
  await chat.isAt('alterar-pagamento');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await chat.isAt('alterar-pagamento');
  expect((await chat.transcript()).slice(0, before.length)).toEqual(before);
  await openPix(chat);
});

for (const isCached of [true, false]) {
  test(`a visitor comes back to ${isCached ? 'the cached' : 'a new'} page`, async ({ chat, page, stack, beginAt }) => {
    if (!isCached) await page.addInitScript(() => window.addEventListener('unload', () => undefined));
    await beginAt('lead-email');
    await chat.press(chat.field);
    await chat.type('marina@exa');
    const before = await chat.transcript();

    await page.goto(`${stack.sandbox.url}/docs`);
    await page.goBack();
    await chat.isAt('lead-email');
    await expect(chat.field).toHaveValue('marina@exa');
    expect(await chat.transcript()).toEqual(before);

    await chat.press(chat.field);
    await page.keyboard.press('End');
    await page.keyboard.type('mple.com');
    await chat.press(chat.send);
    await chat.isAt('lead-telefone');
    await expect(chat.visitorMessage('marina@example.com')).toHaveCount(1);
  });
}

test('a rotation keeps the field in view, the typed text and the newest message', async ({ chat, page, beginAt }) => {
  const turn = async (isUpright: boolean) => {
    const size = isUpright ? { width: 360, height: 740 } : { width: 740, height: 360 };
    await when(`the screen is ${size.width} px wide`, () => page.setViewportSize(size));
  };
  await beginAt('lead-nome');
  await chat.press(chat.field);
  await chat.type('Mari');
  for (const isUpright of [false, true]) {
    await turn(isUpright);
    await expect(chat.field).toHaveValue('Mari');
    await expect(chat.field).toBeFocused();
    for (const part of [chat.field, chat.send, chat.bubbles.last()]) await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  await beginAt('payment-options');
  await chat.choose(labels.card);
  await chat.card.number.fill('4242 4242 4242 4242');
  await chat.press(chat.card.document);
  await page.keyboard.type('5299');
  for (const isUpright of [false, true]) {
    await turn(isUpright);
    await expect(chat.card.document).toBeInViewport({ ratio: 1 });
    await expect(chat.card.document).toBeFocused();
    await expect(chat.card.document).toHaveValue('529.9');
    await expect(chat.card.number).toHaveValue('4242 4242 4242 4242');
    await expect(chat.card.pay).toBeInViewport({ ratio: 1 });
  }
});

test('a keyboard over the page, as on iOS, never covers the field', async ({ chat, page, beginAt }) => {
  await page.addInitScript(() => {
    let covered = 0;
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    Object.defineProperty(viewport, 'height', { get: () => innerHeight - covered });
    Object.assign(window, {
      cover(px: number) {
        covered = px;
        viewport.dispatchEvent(new Event('resize'));
      },
    });
  });
  const cover = (px: number) => page.evaluate((height) => Reflect.get(window, 'cover')(height), px);
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  await beginAt('lead-nome');
  await chat.press(chat.field);
  await cover(320);
  expect(await bottomOf(chat.field)).toBeLessThan(420);
  expect(await bottomOf(chat.send)).toBeLessThan(420);
  await beginAt('payment-options');
  await chat.choose(labels.card);
  for (const field of [chat.card.number, chat.card.code, chat.card.document]) {
    await cover(0);
    await chat.press(field);
    await cover(320);
    await expect.poll(() => bottomOf(field)).toBeLessThan(420);
    await expect.poll(() => bottomOf(chat.card.pay)).toBeLessThan(420);
  }
  await when('they tap an instalment while the keyboard is open', () => chat.press(chat.card.instalments(3)));
  await expect(chat.card.instalments(3)).toBeChecked();
});

/** What keyboards and browsers need to know, and what they offer. */
const fields = [
  ['lead-nome', 'given-name', 'text', 'Marina', 'Marina'],
  ['lead-credit-value', 'off', 'decimal', '60000', '60.000'],
  ['lead-telefone', 'tel-national', 'tel', '+5511987654321', '(11) 98765-4321'],
  ['proposal-cpf-cnpj', 'off', 'numeric', '52998224725', '529.982.247-25'],
] as const;

test('the field of each question tells what it asks and keeps what is offered', async ({ chat, page, beginAt }) => {
  for (const [step, autocomplete, inputmode, offered, shown] of fields) {
    await given(`the question ${step}`, () => beginAt(step));
    await expect(chat.field).toHaveAttribute('autocomplete', autocomplete);
    await expect(chat.field).toHaveAttribute('inputmode', inputmode);
    await expect(chat.field).toHaveAttribute('enterkeyhint', 'send');
    await when('the browser fills it in', () => fillAsBrowser(chat.field, offered));
    await expect(chat.field).toHaveValue(shown);

    await chat.field.fill('');
    await chat.press(chat.field);
    await page.keyboard.type('55');
    await suggest(chat.field, offered);
    await expect(chat.field).toHaveValue(shown);
    await when('they paste it', () => chat.paste(offered));
    await expect(chat.field).toHaveValue(shown);

    await compose(chat.field, offered);
    await page.keyboard.press('Tab');
    await expect(chat.field).toHaveValue(shown);
  }
});

test('a keyboard that composes types a whole contract and a card', async ({ chat, page, stack, beginAt }) => {
  chat.write = compose;
  await translateTexts(page);
  await beginAt('proposal-titular');
  const digits = { 'proposal-cpf-cnpj': '52998224725', 'proposal-nascimento': '15031985' };
  await chat.walkTo('payment-options', { ...aVisitor({ cep: '01310100' }), ...digits });
  const answers = ['Marina Prado Silva', '529.982.247-25', '15/03/1985', '01310-100'];
  for (const answer of answers) await expect(chat.visitorMessage(answer).first()).toBeVisible();

  await openCardForm(chat);
  await chat.card.fill(aCard({ numero: '4242424242424242', validade: '12/31', documento: '52998224725' }));
  await chat.press(chat.card.instalments(1));
  await expect(chat.card.number).toHaveValue('4242 4242 4242 4242');
  await expect(chat.card.expiry).toHaveValue('12/2031');
  await expect(chat.card.code).toHaveValue('737');
  await expect(chat.card.document).toHaveValue('529.982.247-25');
  await when('they pay', () => chat.press(chat.card.pay));
  await expectSaleClosed(chat);
  expect(await charged(stack)).toEqual(['cartao aprovado']);
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

import { ChatPage } from '../pages/chat-page';
import { expect, test } from '../pages/fixtures/test';
import { aVisitor } from '../pages/fixtures/visitors';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { Finger } from '../pages/touch';

test('a double tap answers once, and its second tap presses nothing of the next question', async ({
  page,
  beginAt,
}) => {
  const chat = new ChatPage(page, true, 60);
  const own = async () => (await chat.transcript()).filter((text) => text.startsWith('Você: ')).length;
  const answersOnce = async (what: string, control: ReturnType<ChatPage['option']>, next: string) => {
    const before = await own();
    await when(`they tap twice: ${what}`, () => chat.pressTwice(control));
    await thenSee(`one answer, and the question ${next}`, async () => {
      await chat.isAt(next);
      await page.mouse.move(0, 0); // comes after everything that the two taps cause
      await chat.isAt(next);
      expect(await own()).toBe(before + 1);
      await expect(chat.problem).toHaveCount(0);
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    });
  };
  await beginAt('intro');
  await answersOnce('start', chat.option(labels.start), 'lead-select-category');
  await answersOnce('a category', chat.category('Carro'), 'lead-nome');
  await chat.field.fill('Marina');
  await answersOnce('Enviar, with a field in the next question', chat.send, 'lead-credit-value');
  await chat.walkTo('lead-telefone', aVisitor());
  await chat.field.fill('(11) 98765-4321');
  await answersOnce('Enviar, with plans in the next question', chat.send, 'plans-list-select');
  await beginAt('proposal-confirm-plan');
  await answersOnce('the plan', chat.option(labels.confirmPlan), 'proposal-titular');
  await beginAt('payment-options');
  await answersOnce('the card', chat.option(labels.card), 'payment-credit-card-select');
  expect(await chat.card.dialog.evaluate((dialog) => dialog === document.activeElement)).toBe(true);
  await answersOnce('Voltar of the form', chat.card.back, 'alterar-pagamento');
});

test('a long press does no harm, and texts can be selected only where they are messages', async ({ page, beginAt }) => {
  const chat = new ChatPage(page, true);
  const finger = new Finger(page, 60);
  await beginAt('proposal-confirm-plan');
  const before = await chat.transcript();
  await when('they keep the finger on a message', () => finger.longPress(chat.bubbles.last()));
  await thenSee('nothing happens', async () => {
    expect(await chat.transcript()).toEqual(before);
    await chat.isAt('proposal-confirm-plan');
  });
  const selects = (element: Element) => getComputedStyle(element).userSelect;
  expect(await chat.option(labels.confirmPlan).evaluate(selects)).toBe('none');
  expect(await chat.bubbles.last().evaluate(selects)).not.toBe('none');
  await when('they keep the finger on an option', () => finger.longPress(chat.option(labels.confirmPlan)));
  await thenSee('it is at most a tap, without a selection, and the conversation goes on', async () => {
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    if ((await chat.settledStep()) === 'proposal-confirm-plan') await chat.press(chat.option(labels.confirmPlan));
    await chat.isAt('proposal-titular');
    await expect(chat.visitorMessage(labels.confirmPlan)).toHaveCount(1);
    await chat.press(chat.option(labels.ownName));
    await chat.isAt('proposal-nome');
  });
});

test('a scroll that begins on a control scrolls and presses nothing', async ({ page, beginAt }) => {
  const chat = new ChatPage(page, true);
  const finger = new Finger(page, 60);
  const scrollTop = (of: Element) => of.scrollTop;
  await given('options under a long conversation', () => beginAt('proposal-confirm-plan'));
  const [top, before] = [await chat.log.evaluate(scrollTop), await chat.transcript()];
  await when('they drag from an option', () => finger.drag(chat.option(labels.confirmPlan), { x: 0, y: 200 }));
  await thenSee('the conversation is scrolled and the question is open', async () => {
    await expect.poll(() => chat.log.evaluate(scrollTop)).toBeLessThan(top - 50);
    expect(await chat.transcript()).toEqual(before);
    await chat.isAt('proposal-confirm-plan');
  });
  await given('the card form', async () => {
    await beginAt('payment-options');
    await chat.choose(labels.card);
    await expect(chat.card.number).toBeVisible();
  });
  const body = chat.card.dialog.locator('form > div').first();
  await when('they drag from a field', () => finger.drag(chat.card.holder, { x: 0, y: -150 }));
  await thenSee('the form is scrolled, without a keyboard', async () => {
    await expect.poll(() => body.evaluate(scrollTop)).toBeGreaterThan(50);
    await expect(chat.card.holder).not.toBeFocused();
  });
  await when('they drag from an instalment', () => finger.drag(chat.card.instalments(1), { x: 0, y: 100 }));
  await thenSee('none is chosen', () => expect(chat.card.dialog.getByRole('radio', { checked: true })).toHaveCount(0));
});

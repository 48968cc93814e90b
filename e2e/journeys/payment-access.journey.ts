import { focusIsNotLost, tabAndPress, tabTo } from '../pages/fixtures/accessible';
import { charged, expectSaleClosed } from '../pages/fixtures/payments';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';
import { SpokenWords } from '../pages/spoken-words';

// Colours are only meaningful without motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('of a form with several errors each is heard once, leads to its field, and is in view above an open keyboard', async ({
  chat,
  page,
  beginAt,
}) => {
  const { card } = chat;
  const spoken = await SpokenWords.listenOn(page);
  await given('a visitor on the smallest phone who sends the empty form', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await beginAt('payment-options');
    await chat.choose(labels.card);
    await chat.press(card.pay);
  });
  await thenSee('the summary that has the focus names all of them, and nothing else announces them', async () => {
    await expect(card.summary).toBeFocused();
    await expect(card.summary).toHaveAccessibleName(
      '6 campos para corrigir. Número do cartão: Cartão inválido. Nome do titular: Campo obrigatório. Validade: Data inválida. ' +
        'CVV: Campo obrigatório. CPF ou CNPJ do titular: CPF inválido. Parcelas: Selecione parcelas',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await spoken.all()).filter((text) => /inválid|obrigatório/.test(text))).toEqual([]);
  });
  await when('they go to a wrong field by the summary', () =>
    tabAndPress('Enter', card.summary.getByRole('button', { name: /^CVV/ }), 4),
  );
  await thenSee('the field has the focus and says what is wrong with it', async () => {
    await expect(card.code).toBeFocused();
    await expect(card.code).toHaveAccessibleDescription('Campo obrigatório');
  });
  for (const [field, sentence] of [
    [card.number, 'Cartão inválido'],
    [card.holder, 'Campo obrigatório'],
    [card.expiry, 'Data inválida'],
    [card.code, 'Campo obrigatório'],
    [card.document, 'CPF inválido'],
  ] as const) {
    await when(`they tap a field and the keyboard takes 260 px: ${sentence}`, async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await chat.press(field);
      await page.setViewportSize({ width: 320, height: 308 }); // as `interactive-widget=resizes-content` does
    });
    await thenSee('everything is in view', async () => {
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(card.pay).toBeInViewport({ ratio: 1 });
      const boxes = await Promise.all([
        field.boundingBox(),
        field.locator('..').getByText(sentence).boundingBox(),
        card.pay.boundingBox(),
      ]);
      const [input, words, button] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 });
      expect(input?.y).toBeGreaterThanOrEqual(0);
      // The error ends above the bar with the button: they do not overlap.
      expect((words?.y ?? Number.NaN) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? Number.NaN);
    });
  }
});

// How the form is left: e2e/engines/dialogs.journey.ts.
test('the payment can be completed with the keyboard only, and focus is never lost', async ({
  chat,
  page,
  stack,
  beginAt,
}) => {
  const { card } = chat;
  await given('a visitor who opens the form with the keyboard', async () => {
    await beginAt('payment-options');
    await tabAndPress('Enter', chat.option(labels.card), 40);
    await chat.isAt('payment-credit-card-select');
    await expect(card.number).toBeVisible();
  });
  await thenSee('the form has the focus', () => expect(card.dialog).toBeFocused());
  await when('they fill it in with the keyboard and press Enter', async () => {
    for (const [field, text] of [
      [card.number, '4242424242424242'],
      [card.holder, 'Marina P Silva'],
      [card.expiry, '122031'],
      [card.code, '737'],
      [card.document, '52998224725'],
    ] as const) {
      await tabTo(field, 3);
      await page.keyboard.type(text);
    }
    await tabTo(card.instalments(1), 2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(card.instalments(3)).toBeChecked();
    await page.keyboard.press('Enter');
  });
  await thenSee('it is paid, and the focus is not lost', async () => {
    await expectSaleClosed(chat);
    await focusIsNotLost(page);
    expect(await charged(stack)).toEqual(['cartao aprovado']);
    const { charges } = await stack.sandbox.ledger();
    expect(charges).toMatchObject([{ parcelas: 3 }]);
  });
});

import { aCard } from '../fixtures/cards';
import { expect, test } from '../fixtures/test';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';
import { Finger } from '../pages/touch';

test('the first tap on an instalment chooses it, in any order and after a wrong field', async ({
  chat,
  page,
  beginAt,
}) => {
  const finger = new Finger(page, 100);
  const { card } = chat;
  await given('a visitor at the card form', async () => {
    await beginAt('payment-options');
    await chat.choose(labels.card);
    await expect(card.number).toBeVisible();
  });
  for (const edge of ['start', 'end'] as const) {
    for (const count of [3, 1, 2] as const) {
      await given(`${count}x at the ${edge} of the visible part, the other two beyond it`, () =>
        card.instalments(count).evaluate((radio, block) => radio.closest('label')?.scrollIntoView({ block }), edge),
      );
      await when('they tap it', () => finger.tap(card.instalments(count)));
      await thenSee('it is chosen', () => expect(card.instalments(count)).toBeChecked());
      await finger.tap(card.number);
    }
  }
  const { numero, nome, validade, codigo, documento } = aCard();
  const wrong = [
    [card.number, '4242 4242 4242 4241', numero],
    [card.holder, 'M', nome],
    [card.expiry, '13/2031', validade],
    [card.document, '111.111.111-11', documento],
    [card.code, '1', codigo],
  ] as const;
  for (const [field, text] of wrong) {
    await when(`they leave a field with '${text}' by tapping an instalment`, async () => {
      await finger.tap(field);
      await page.keyboard.type(text);
      await finger.tap(card.instalments(3));
      await expect(card.instalments(3)).toBeChecked();
      await finger.tap(field);
      await finger.tap(card.instalments(1));
      await expect(card.instalments(1)).toBeChecked();
    });
  }
});

import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

test('a rotation keeps the field in view, the typed text and the newest message', async ({ chat, page, beginAt }) => {
  const rotations = [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ];
  await given('a half-typed answer', async () => {
    await beginAt('lead-nome');
    await chat.press(chat.field);
    await chat.type('Mari');
  });
  for (const size of rotations) {
    await when(`the screen is ${size.width} × ${size.height} px`, () => page.setViewportSize(size));
    await thenSee('everything is as it was', async () => {
      await expect(chat.field).toHaveValue('Mari');
      await expect(chat.field).toBeFocused();
      for (const part of [chat.field, chat.send, chat.bubbles.last()])
        await expect(part).toBeInViewport({ ratio: 0.9 });
    });
  }
  await given('a half-filled card form', async () => {
    await beginAt('payment-options');
    await chat.choose(labels.card);
    await chat.card.number.fill('4242 4242 4242 4242');
    await chat.press(chat.card.document);
    await page.keyboard.type('5299');
  });
  for (const size of rotations) {
    await when(`the screen is ${size.width} × ${size.height} px`, () => page.setViewportSize(size));
    await thenSee('the field is in view, with the typed text', async () => {
      await expect(chat.card.document).toBeInViewport({ ratio: 1 });
      await expect(chat.card.document).toBeFocused();
      await expect(chat.card.document).toHaveValue('529.9');
      await expect(chat.card.number).toHaveValue('4242 4242 4242 4242');
      await expect(chat.card.pay).toBeInViewport({ ratio: 1 });
    });
  }
});

test('a keyboard over the page, as on iOS, never covers the field', async ({ chat, page, beginAt }) => {
  await page.addInitScript(() => {
    let covered = 0;
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    Object.defineProperty(viewport, 'height', { get: () => innerHeight - covered });
    Object.defineProperty(window, 'cover', {
      value: (px: number) => {
        covered = px;
        viewport.dispatchEvent(new Event('resize'));
      },
    });
  });
  const cover = (px: number) => page.evaluate((height) => Reflect.get(window, 'cover')(height), px);
  const bottomOf = async (part: typeof chat.field) => {
    const box = await part.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  await beginAt('lead-nome');
  await chat.press(chat.field);
  await cover(320);
  await thenSee('the field and the button are above it', async () => {
    expect(await bottomOf(chat.field)).toBeLessThan(420);
    expect(await bottomOf(chat.send)).toBeLessThan(420);
  });
  await beginAt('payment-options');
  await chat.choose(labels.card);
  for (const field of [chat.card.number, chat.card.code, chat.card.document]) {
    await cover(0);
    await chat.press(field);
    await cover(320);
    await thenSee('the field and the button are above it', async () => {
      await expect.poll(() => bottomOf(field)).toBeLessThan(420);
      expect(await bottomOf(chat.card.pay)).toBeLessThan(420);
    });
  }
  await when('they tap an instalment while the keyboard is open', () => chat.press(chat.card.instalments(3)));
  await thenSee('it is chosen', () => expect(chat.card.instalments(3)).toBeChecked());
});

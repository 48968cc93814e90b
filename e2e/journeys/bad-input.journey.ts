import { hostileTexts } from '../fixtures/hostile-texts';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { Canary } from '../pages/canary';
import { labels } from '../pages/labels';

const oneInEight = hostileTexts.filter((_, index) => index % 8 === 0);

/** A pasted text in a one-line field: line breaks become spaces. */
const inOneLine = (text: string) => text.replace(/\r\n|[\r\n]/g, ' ');

test('hostile text typed as a name is refused and stays text', async ({ chat, page, beginAt }) => {
  const canary = await Canary.placeIn(page);
  await given('a visitor who is asked for a name', () => beginAt('lead-nome'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The unit tests of the name refuse all of them.
  for (const whole of oneInEight) {
    const text = whole.slice(0, 200); // what fits in the field
    await when(`they paste ${text.slice(0, 60)}`, async () => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await chat.field.press('ControlOrMeta+a');
      await chat.field.press('ControlOrMeta+v');
      await expect(chat.problem).toHaveCount(0);
      await chat.field.press('Enter');
      await expect(chat.problem).toHaveText(/^(Está correto\? 🤔|Preencha para continuar! 😊)$/);
      await expect(chat.field).toHaveValue(inOneLine(text));
    });
  }
  await thenSee('nothing ran and the conversation continues', async () => {
    await canary.isSilent();
    await chat.answer('Marina');
    await chat.isAt('lead-credit-value');
    await canary.isSilent();
  });
});

test('hostile text from the API is shown as text everywhere', async ({ chat, page, stack, watched }) => {
  watched.expectFailedRequests('/api/lead/validar-palavras');
  const canary = await Canary.placeIn(page);
  await stack.sandbox.say(batches[0] ?? '');
  await chat.open();
  await chat.choose(labels.start);
  for (const [index, text] of batches.entries()) {
    await when(`the API returns batch ${index + 1} of ${batches.length}`, async () => {
      await chat.isAt('lead-select-category');
      const cards = page.getByRole('list', { name: 'Categorias' }).getByRole('button');
      await expect(cards).toHaveCount(5);
      expect(
        await cards.first().evaluate((card) => [...card.querySelectorAll('span')].map((span) => span.textContent)),
      ).toContain(text);
      await chat.press(cards.nth(1));
      await chat.isAt('lead-nome');
      expect((await chat.transcript()).some((said) => said.startsWith(`Você: ${text}`))).toBe(true);
      await chat.answer('Palavrao');
      await expect(chat.problem).toBeVisible();
      expect(await chat.problem.textContent()).toBe(text);
    });
    // For the next batch: the retry of the apology requests the API again.
    await stack.sandbox.say(batches[index + 1] ?? '');
    await chat.answer('Quinhentos');
    await chat.isAt('error-general');
    await chat.choose(labels.again);
  }
  await thenSee('nothing ran', () => canary.isSilent());
});

test('hostile text in plans, plan details and address is shown as text', async ({ chat, page, stack }) => {
  const canary = await Canary.placeIn(page);
  await given('an API that returns them in every text field', () => stack.sandbox.say(oneInEight.join(' ')));
  await when('a visitor chooses a plan and gives their data', async () => {
    await chat.open();
    await chat.choose(labels.start);
    await chat.isAt('lead-select-category');
    await chat.press(page.getByRole('list', { name: 'Categorias' }).getByRole('button').nth(1));
    await chat.walkTo('proposal-terms', aVisitor());
    await chat.choose(labels.details);
    await chat.isAt('proposal-terms');
    await expect(chat.details.message).toBeVisible();
  });
  await thenSee('they are still text after a reload and nothing ran', async () => {
    await canary.isSilent();
    await page.reload();
    await chat.isAt('proposal-terms');
    await expect(chat.visitorMessage('Quero o plano Integral de R$ 60.000,00')).toBeVisible();
    await expect(chat.data.value('CPF')).toHaveText('529.982.247-25');
    await expect(chat.details.message).toBeVisible();
    await canary.isSilent();
  });
});

test('hostile text in the summary and the contract number stays text', async ({ chat, page, stack, beginAt }) => {
  const canary = await Canary.placeIn(page);
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  const short = hostileTexts.filter((text) => text.length <= 40 && text === inOneLine(text).trim()).slice(0, 3);
  for (const text of short) {
    await when(`their complement is ${text}`, () => chat.correct('Complemento', text));
    await thenSee('it is shown letter by letter', async () => {
      await expect(chat.data.value('Complemento')).toContainText(text);
      await canary.isSilent();
    });
  }
  const contract = hostileTexts.find((text) => text.length <= 200 && text.includes('onerror')) ?? '';
  await when('the contract number is hostile text too', async () => {
    await stack.sandbox.say(contract);
    await chat.choose(labels.confirm);
    await chat.isAt('payment-options');
  });
  await thenSee('it is shown as text and nothing ran', async () => {
    await expect(chat.botMessage('O número do seu contrato é')).toContainText(contract);
    await canary.isSilent();
  });
});

/** Several texts in one: if it is shown letter by letter, none of them became markup. */
const batches = Array.from({ length: Math.ceil(hostileTexts.length / 40) }, (_, index) =>
  hostileTexts.slice(index * 40, index * 40 + 40).join(' '),
);

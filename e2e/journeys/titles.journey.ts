import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../pages/fixtures/accessible';
import { passLimits } from '../pages/fixtures/limits';
import { expect, test } from '../pages/fixtures/test';
import { given, thenSee, when } from '../pages/fixtures/words';
import { SpokenWords } from '../pages/spoken-words';

// How a title closes: host/src/chat/messages/messages.test.tsx.

const meanings = {
  contemplacao: 'Contemplação é ganhar o direito ao crédito, por sorteio ou por lance, sem data certa.',
  taxa: 'Taxa de administração é o que a administradora cobra para cuidar do grupo, no lugar de juros.',
};
const tip = (page: Page) => page.getByRole('tooltip');

test('a message and a word of a sheet explain themselves for 3 seconds, inside the conversation', async ({
  chat,
  page,
  beginAt,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const spoken = await SpokenWords.listenOn(page);
  await given('a visitor before the plans', () => beginAt('plans-list-select'));
  const message = chat.log.getByRole('button', { name: /Qual combina mais com o seu bolso/ });
  await when('they press the message', () => chat.press(message));
  await thenSee('its meaning, inside the screen and off the composer, announced once', async () => {
    await expect(tip(page)).toHaveText(meanings.contemplacao);
    await expectInside(tip(page), chat.log);
    expect((await spoken.all()).filter((text) => text === meanings.contemplacao)).toHaveLength(1);
    await expectAccessible(page, 'an open title');
  });
  await when('three seconds pass', () => passLimits(page));
  await thenSee('it goes by itself', () => expect(tip(page)).toBeHidden());
  await given('a visitor who has chosen a plan', () => beginAt('proposal-confirm-plan'));
  await when('they press the word', () =>
    chat.press(chat.plan.message.getByRole('button', { name: 'Taxa de administração' })),
  );
  await thenSee('its meaning', async () => {
    await expect(tip(page)).toHaveText(meanings.taxa);
    await expectInside(tip(page), chat.log);
  });
});

async function expectInside(box: Locator, area: Locator): Promise<void> {
  const [inner, outer] = await Promise.all([box.boundingBox(), area.boundingBox()]);
  if (!inner || !outer) throw new Error('The tip or the conversation is not on the screen.');
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
}

import { test as base, expect } from '@playwright/test';
import { ChatPage } from '../pages/chat-page';
import { expectAccessible } from '../pages/fixtures/accessible';
import { type FlowStack, startFlowStack } from '../pages/fixtures/flow-stack';
import { aVisitor } from '../pages/fixtures/visitors';
import { watch } from '../pages/fixtures/watch';
import { given, thenSee, when } from '../pages/fixtures/words';

const test = base.extend<{ served: FlowStack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  served: async ({}, use) => {
    const served = await startFlowStack();
    await use(served);
    await served.stop();
  },
});

test('the flow is a place: a step has its words and ways, opens in the product, and counts its visits @desktop-only', async ({
  page,
  context,
  served,
}) => {
  const watched = watch(context);
  const visit = new ChatPage(page, false);
  await given('a visitor who leaves at the first question', async () => {
    await page.goto(served.url);
    await visit.walkTo('lead-select-category', aVisitor());
  });

  await when('a developer opens the flow and searches a text', async () => {
    await fetch(served.flow); // it is drawn at the first request, from all steps
    await page.goto(served.flow);
    await visit.press(page.getByRole('button', { name: 'survey' }));
    await page.getByRole('searchbox').fill('voce conheceu a gente');
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link')).toHaveText(/pesquisa-midia/);
    await page.keyboard.press('Enter');
  });
  const panel = page.getByRole('article', { name: 'pesquisa-midia' });
  await thenSee('its words, its calls, its ways and the product at it', async () => {
    await expect(panel.getByRole('listitem').filter({ hasText: 'Instagram' })).toBeVisible();
    await expect(panel.getByText('It sends nothing.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'pesquisa-csat-compra' })).toBeVisible();
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Instagram', includeHidden: true }),
    ).toBeVisible();
    await expectAccessible(page, 'the flow');
  });
  await thenSee('the product in a tab, at this step', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      visit.press(panel.getByRole('link', { name: 'Open the product here' })),
    ]);
    await new ChatPage(tab, false).isAt('pesquisa-midia');
    await tab.close();
  });
  await thenSee('the visit and where it ended, and none of the stage', async () => {
    await page.goto(`${served.flow}#simulation:lead-select-category`);
    const first = page.getByRole('article', { name: 'lead-select-category', exact: true });
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const counted = () => visit.press(refresh).then(() => first.locator('dl').textContent());
    // A page reports when it is left, perhaps after the flow has asked.
    await expect.poll(counted).toMatch(/visits\s*1\s*last step here\s*1\s*failures\s*0/);
    await expect(page.getByText('1 visit observed')).toBeVisible();
  });
  expect(watched.surprises()).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { watch } from '../pages/fixtures/watch';
import { flowPage } from '../sandbox/flow-page';
import { createSandbox } from '../sandbox/sandbox';

test('the sandbox draws the flow, with the visits of each step @desktop-only', async ({ page, context }) => {
  const watched = watch(context);
  const sandbox = createSandbox({ pages: flowPage });
  const { url } = await sandbox.listen(0);
  await fetch(`${url}/observations`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({
      page: '00000000-0000-4000-8000-000000000001',
      brand: 'home',
      records: [{ kind: 'step', segment: 'simulation', step: 'lead-nome' }],
    }),
  });

  await page.goto(`${url}/fluxo`);

  const drawing = page.locator('pre:has(svg)', { hasText: 'lead-nome' });
  await expect(drawing).toContainText(/lead-nome\s*visits 1 · last here 1 · failures 0/);
  await expect(page.locator('pre:not(:has(svg))')).toHaveCount(0);
  expect(watched.surprises()).toEqual([]);
  await sandbox.close();
});

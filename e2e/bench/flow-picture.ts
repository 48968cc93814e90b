import type { Batch } from '@consorcio/host/observation';
import type { Browser } from '@playwright/test';
import { startFlowStack } from '../pages/fixtures/flow-stack';
import { keepPicture, openForPicture } from './pictures';

const chosen = 'simulation:lead-email';
/** Steps on one way, and how many invented visits came so far. */
const visits = {
  'lead-select-category': 48,
  'lead-nome': 45,
  'lead-credit-value': 41,
  'basico-valor-renda': 38,
  'lead-email': 36,
  'lead-telefone': 29,
};

/** The page of the flow at a step, with invented visits. */
export async function flowPicture(browser: Browser): Promise<void> {
  const stack = await startFlowStack();
  const page = await openForPicture(browser, { viewport: { width: 1280, height: 800 } });
  try {
    for (let visitor = 0; visitor < Math.max(...Object.values(visits)); visitor += 1) await report(stack.flow, visitor);
    await page.goto(`${stack.flow}#${chosen}`);
    await page.frameLocator('iframe').getByRole('log').getByText('Qual é o seu melhor e-mail?').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await keepPicture('docs/screens/flow-page.png', await page.screenshot());
  } finally {
    await page.context().close();
    await stack.stop();
  }
}

/** What the page of an invented visitor reports. */
async function report(flow: string, visitor: number): Promise<void> {
  const steps = Object.entries(visits).filter(([, count]) => visitor < count);
  const batch: Batch = {
    page: `00000000-0000-4000-8000-${String(visitor).padStart(12, '0')}`,
    brand: 'home',
    records: steps.map(([step]) => ({ kind: 'step', segment: 'simulation', step })),
  };
  await fetch(new URL('/observations', flow), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(batch),
  });
}

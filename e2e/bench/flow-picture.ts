// A part of pnpm documents screenshots: the page of the flow at a step, with invented visits, as docs/screens/flow-page.png.
import type { Batch } from '@consorcio/host/observation';
import { chromium } from '@playwright/test';
import { findChromium, noChromium } from '../commands/support/chromium';
import { chromiumArguments } from '../fixtures/chromium-arguments';
import { startFlowStack } from '../fixtures/flow-stack';
import { keepPicture } from './keep-picture';

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

const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);
const stack = await startFlowStack();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  for (let visitor = 0; visitor < Math.max(...Object.values(visits)); visitor += 1) await report(visitor);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(new Date('2026-11-23T10:08:00-03:00')); // the same picture on any day
  await page.goto(`${stack.flow}#${chosen}`);
  await page.frameLocator('iframe').getByRole('log').getByText('Qual é o seu melhor e-mail?').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await keepPicture('docs/screens/flow-page.png', await page.screenshot());
} finally {
  await browser.close();
  await stack.stop();
}

/** What the page of an invented visitor reports. */
async function report(visitor: number): Promise<void> {
  const steps = Object.entries(visits).filter(([, count]) => visitor < count);
  const batch: Batch = {
    page: `00000000-0000-4000-8000-${String(visitor).padStart(12, '0')}`,
    brand: 'home',
    records: steps.map(([step]) => ({ kind: 'step', segment: 'simulation', step })),
  };
  await fetch(new URL('/observations', stack.flow), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(batch),
  });
}

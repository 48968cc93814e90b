import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';
import { runProgram } from '../../commands/support/program';
import { freePorts } from '../../pages/fixtures/free-port';
import { interleaved } from '../measured';
import { launchBrowser } from '../phone';
import type { Site } from '../site';

/**
 * Runs Lighthouse with its defaults for phones on some doors of the product, each time in a browser of its own. The last one has artwork and
 * a container.
 */
export async function measureLighthouse(_browser: Browser, { stack }: Site, runs: number) {
  stack.configure({ fakeLoadDelayMs: null });
  const lighthouse = await installed();
  const pages = ['/', '/livelo', '/app', '/clube-certo'].map((door) => ({ id: door, name: door }));
  return interleaved(pages, runs, async ({ name }) => {
    const [port = 0] = await freePorts(1);
    const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
    try {
      const options = { port, logLevel: 'error', onlyCategories: ['performance', 'accessibility'] };
      const { categories, audits } = resultSchema.parse(await lighthouse(`${stack.url}${name}`, options)).lhr;
      const score = Math.round(categories.performance.score * 100);
      console.log(`${name.padEnd(24)} score ${score}`);
      const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      return {
        score,
        accessibility: Math.round(categories.accessibility.score * 100),
        firstPaint: value('first-contentful-paint'),
        largestPaint: value('largest-contentful-paint'),
        blockingTime: value('total-blocking-time'),
        layoutShift: value('cumulative-layout-shift'),
      };
    } finally {
      await browser.close();
    }
  });
}

/** Lighthouse as `package-lock.json` says, in a folder of its own: only this part of the bench needs its two hundred packages. */
async function installed(): Promise<(url: string, flags: object) => Promise<unknown>> {
  const dir = inRoot('.cache/bench/lighthouse');
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(inRoot('e2e/bench/lighthouse', name), join(dir, name));
  const args = ['install', '--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runProgram({ command: 'npm', args });
  if (code !== 0) throw new Error(`Lighthouse could not be installed with npm:\n${output.trim().slice(-2000)}`);
  return (await import(pathToFileURL(join(dir, 'node_modules/lighthouse/core/index.js')).href)).default;
}

const category = z.object({ score: z.number() });
const resultSchema = z.object({
  lhr: z.object({
    categories: z.object({ performance: category, accessibility: category }),
    audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  }),
});

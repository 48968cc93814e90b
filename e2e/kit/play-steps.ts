import type { BrandRun, NotLookedAt, StepEvidence } from './evidence';
import { type FurtherChecks, inspectStep } from './inspect-step';
import type { KitPage } from './kit-page';
import type { WatchedWork } from './observe';
import { TooSlow } from './page/too-slow';
import { lightBrand, type Scope } from './scope';

/** Each step that blocks the page costs several seconds and a new page; after so many the rest is not looked at. */
const MOST_REPLACED = 3;

/** How steps are played. */
interface Playing {
  readonly scope: Scope;
  readonly further: FurtherChecks;
  /** Loads the segment on a new page. */
  loadAgain(): Promise<void>;
  readonly watched: WatchedWork;
  /** Receives the steps that could not be looked at. */
  readonly notLookedAt: NotLookedAt[];
}

/** Plays the steps one after the other. One that blocks the page, or cannot be judged, does not hide the others. */
export async function playSteps(
  page: KitPage,
  brand: string,
  names: readonly string[],
  { scope, further, loadAgain, watched, notLookedAt }: Playing,
): Promise<BrandRun> {
  const steps: StepEvidence[] = [];
  let replaced = 0;
  for (const name of names) {
    const what = `${name} (${brand})`;
    if (replaced > MOST_REPLACED) {
      notLookedAt.push({ what, why: 'the page had to be opened again too often', isTooSlow: false });
      continue;
    }
    const axe = scope.axe && (brand === lightBrand ? 'all' : 'contrast');
    try {
      const evidence = await watched(what, async () => {
        const inspected = await inspectStep(page, name, axe || undefined, further);
        if (!page.isStuck()) await page.kit.clear();
        return inspected;
      });
      steps.push({ ...evidence, lines: [...evidence.lines, ...page.lines()] });
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error;
      notLookedAt.push({ what, why: error.message, isTooSlow: true });
    }
    if (!page.isStuck()) continue;
    replaced += 1;
    await page.replace();
    await loadAgain();
  }
  const [traces, requests, computed] = [page.kit.traces(), page.kit.requests(), page.kit.computedFacts()];
  return { brand, steps, traces: await traces, requests: await requests, computed: await computed };
}

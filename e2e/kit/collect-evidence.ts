import { setTimeout as sleep } from 'node:timers/promises';
import { typedExamples } from '../fixtures/examples';
import { brandFile } from './brand-file';
import { createdAtApi } from './created-at-api';
import type { Environment } from './environment';
import type { BrandRun, Cycled, Evidence, NotLookedAt } from './evidence';
import { type FurtherChecks, reloadAndAnswer } from './inspect-step';
import { type KitPage, openKitPage } from './kit-page';
import { measureLeaks } from './measure-leaks';
import { observe, type PageNotes, type WatchedWork } from './observe';
import { playSteps } from './play-steps';
import { readRemote } from './remote-files';
import { darkBrand, everything, lightBrand, type Scope } from './scope';
import { type Budget, budgetOf } from './size-budget';

/** ms after the last step in which nothing of the segment may run. */
const LATER_MS = 100;

export interface BuildToVerify {
  readonly manifestUrl: string;
  /** The folder of the build, if it is on this machine: it may hold files that the manifest does not name. */
  readonly dir?: string;
  readonly segment?: string;
  /** The steps that are played; all if absent. */
  readonly steps?: readonly string[];
  /** The budget of the table if absent. */
  readonly budget?: Budget;
  /** Everything if absent. */
  readonly scope?: Scope;
  /** How often a component is mounted and unmounted. */
  readonly cycles?: number;
  /** One page for both brands, one after the other, instead of one page each: quicker when many builds are verified. */
  readonly sharedPage?: KitPage;
}

interface PageOfBrands {
  readonly page: KitPage;
  /** The brands in which the steps are played on it. */
  readonly brands: readonly string[];
}

/** Loads a build in the browser, plays its steps and records everything that the checks need. */
export async function collectEvidence(
  environment: Environment,
  { manifestUrl, dir, segment, steps, budget, scope = everything, cycles = 100, sharedPage }: BuildToVerify,
): Promise<Evidence> {
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const cycled: Cycled[] = [];
  const observed: PageNotes = { noted: [], stalls: [] };
  const notLookedAt: NotLookedAt[] = [];
  const { origin } = remote;
  const furtherIn = (brand: string): FurtherChecks => {
    if (brand === lightBrand) return (page, step, played) => reloadAndAnswer(page, step, played, scope);
    return scope.cycles ? (page, step, played) => measureLeaks(page, step, played, cycles, cycled) : async () => ({});
  };
  const visit = async ({ page, brands }: PageOfBrands) => {
    if (sharedPage) await page.reset();
    const known = await createdAtApi(environment.api);
    const typed = await typedExamples();
    const load = () => page.kit.load({ manifest: manifestUrl, segment: name, api: environment.api, known, typed });
    const watched: WatchedWork = (where, work) => observe(observed, page, { where, origin }, work);
    const loading = await watched(name, load);
    const brandRuns: BrandRun[] = [];
    if (!loading.ok) return { loading, brandRuns };
    const names = steps ?? loading.loaded.steps.map((step) => step.name);
    for (const brand of brands) {
      const prepare = async () => {
        await page.kit.setBrand(brandFile(brand));
        if (brand === darkBrand) await page.kit.makeHostile();
      };
      const loadAgain = () => load().then(prepare);
      await prepare();
      const playing = { scope, further: furtherIn(brand), loadAgain, watched, notLookedAt };
      brandRuns.push(await playSteps(page, brand, names, playing));
      await watched(name, () => sleep(LATER_MS));
    }
    return { loading, brandRuns };
  };
  environment.allow(origin);
  const pages: readonly PageOfBrands[] = sharedPage
    ? [{ brands: scope.brands, page: sharedPage }]
    : await Promise.all(scope.brands.map(async (brand) => ({ brands: [brand], page: await openKitPage(environment) })));
  try {
    const [first] = pages;
    if (!first) throw new Error('There is no page to look at.');
    const host = { provided: await first.page.kit.provided(), contracts: await first.page.kit.contracts() };
    const visits = await Promise.all((scope.loads ? pages : []).map(visit));
    const lines = pages.flatMap(({ page }) => page.lines());
    const loading = visits[0]?.loading ?? { ok: false, code: 'unexpected', message: 'It was not loaded.' };
    return {
      segment: name,
      remote,
      budget: budget ?? budgetOf(name),
      host,
      loading: loading.ok || lines.length === 0 ? loading : { ...loading, message: `${loading.message} (${lines[0]})` },
      brandRuns: visits.flatMap(({ brandRuns }) => brandRuns),
      cycles: cycled,
      refused: pages.flatMap(({ page }) => page.refused()),
      foreign: pages.flatMap(({ page }) => page.foreign()),
      ...observed,
      notLookedAt,
    };
  } finally {
    if (!sharedPage) await Promise.all(pages.map(({ page }) => page.close()));
  }
}

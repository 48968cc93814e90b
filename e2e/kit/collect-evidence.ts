import { setTimeout as sleep } from 'node:timers/promises';
import { brandFile } from './brand-file';
import { createdAtApi } from './created-at-api';
import type { Environment } from './environment';
import type { BrandRun, Cycled, Evidence, NotLookedAt, StepEvidence } from './evidence';
import { type FurtherChecks, inspectStep, reloadAndAnswer } from './inspect-step';
import { type KitPage, openKitPage } from './kit-page';
import { measureLeaks } from './measure-leaks';
import { type Observed, observe } from './observe';
import type { Loading } from './page/contract';
import { TooSlow } from './page/too-slow';
import { readRemote } from './remote-files';
import { type Budget, budgetOf } from './size-budget';

const lightBrand = 'home';
const darkBrand = 'stopclub';

/** ms after the last step in which nothing of the segment may run. */
const LATER_MS = 100;
/** Each step that blocks the page costs several seconds and a new page; after so many the rest is not looked at. */
const MOST_REPLACED = 3;

/** What is looked at, apart from the files of the build. */
export interface Scope {
  readonly loads: boolean;
  /** The brands in which every step is played. */
  readonly brands: readonly string[];
  readonly axe?: boolean;
  readonly resumes?: boolean;
  readonly answers?: boolean;
  /** Mounts and unmounts each component many times. */
  readonly cycles?: boolean;
}

const everything: Scope = {
  loads: true,
  brands: [lightBrand, darkBrand],
  axe: true,
  resumes: true,
  answers: true,
  cycles: true,
};

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
  readonly on?: KitPage;
}

/** Loads a build in the browser, plays its steps and records everything that the checks need. */
export async function collectEvidence(
  environment: Environment,
  { manifestUrl, dir, segment, steps, budget, scope = everything, cycles = 100, on }: BuildToVerify,
): Promise<Evidence> {
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const cycled: Cycled[] = [];
  const observed: Observed = { noted: [], stalls: [] };
  const notLookedAt: NotLookedAt[] = [];
  const { origin } = remote;
  const furtherIn = (brand: string): FurtherChecks => {
    if (brand === lightBrand) return (page, step, played) => reloadAndAnswer(page, step, played, scope);
    return scope.cycles ? (page, step, played) => measureLeaks(page, step, played, cycles, cycled) : async () => ({});
  };
  environment.allow(origin);
  const pages = on
    ? [{ brands: scope.brands, page: on }]
    : await Promise.all(scope.brands.map(async (brand) => ({ brands: [brand], page: await openKitPage(environment) })));
  try {
    const [first] = pages;
    if (!first) throw new Error('There is no page to look at.');
    const host = { provided: await first.page.kit.provided(), contracts: await first.page.kit.contracts() };
    const visits = await Promise.all(
      (scope.loads ? pages : []).map(async ({ brands, page }) => {
        if (on) await page.reset();
        const known = await createdAtApi(environment.api);
        const load = () => page.kit.load({ manifest: manifestUrl, segment: name, api: environment.api, known });
        const watched: Watched = (where, work) => observe(observed, page, { where, origin }, work);
        const loading = await watched(name, load);
        const brandRuns: BrandRun[] = [];
        if (!loading.ok) return { loading, brandRuns };
        for (const brand of brands) {
          const prepare = async () => {
            await page.kit.setBrand(brandFile(brand));
            if (brand === darkBrand) await page.kit.makeHostile();
          };
          const loadAgain = () => load().then(prepare);
          await prepare();
          const names = steps ?? namesOf(loading);
          const run = await playSteps(page, brand, names, scope, furtherIn(brand), { loadAgain, notLookedAt, watched });
          brandRuns.push(run);
          await watched(name, () => sleep(LATER_MS));
        }
        return { loading, brandRuns };
      }),
    );
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
    if (!on) await Promise.all(pages.map(({ page }) => page.close()));
  }
}

/** Does something and records what code of the segment did to the page meanwhile. */
type Watched = <T>(where: string, work: () => Promise<T>) => Promise<T>;

interface Tools {
  /** Loads the segment on a new page. */
  loadAgain(): Promise<void>;
  readonly notLookedAt: NotLookedAt[];
  readonly watched: Watched;
}

/** Plays the steps one after the other. One that blocks the page, or cannot be judged, does not hide the others. */
async function playSteps(
  page: KitPage,
  brand: string,
  names: readonly string[],
  scope: Scope,
  further: FurtherChecks,
  { loadAgain, notLookedAt, watched }: Tools,
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

function namesOf({ loaded }: Extract<Loading, { ok: true }>): readonly string[] {
  return loaded.steps.map(({ name }) => name);
}

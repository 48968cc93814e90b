import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { createdAtApi } from './created-at-api';
import type { Environment } from './environment';
import type { BrandRun, Cycled, Evidence, StepEvidence } from './evidence';
import { type FurtherChecks, inspectStep, measureLeaks, reloadAndAnswer } from './inspect-step';
import { type KitPage, openKitPage } from './kit-page';
import { type Observed, observe } from './observe';
import type { Loading } from './page/contract';
import { readRemote } from './remote-files';
import { type Budget, budgetOf } from './size-budget';

/** One light and one dark. */
const light = 'home';
const dark = 'stopclub';

/** ms after the last step in which nothing of the segment may run. */
const LATER_MS = 100;

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
  brands: [light, dark],
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
  { manifestUrl, dir, segment, budget, scope = everything, cycles = 100, on }: BuildToVerify,
): Promise<Evidence> {
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const cycled: Cycled[] = [];
  const observed: Observed = { noted: [], stalls: [] };
  const { origin } = remote;
  const furtherIn = (brand: string): FurtherChecks => {
    if (brand === light) return (page, step, played) => reloadAndAnswer(page, step, played, scope);
    return scope.cycles ? (page, step, played) => measureLeaks(page, step, played, cycles, cycled) : async () => ({});
  };
  const { brands } = scope;
  environment.allow(origin);
  const pages = on
    ? [{ own: brands, page: on }]
    : await Promise.all(brands.map(async (brand) => ({ own: [brand], page: await openKitPage(environment) })));
  try {
    const [first] = pages;
    if (!first) throw new Error('There is no page to look at.');
    const host = { provided: await first.page.kit.provided(), contracts: await first.page.kit.contracts() };
    const visits = await Promise.all(
      (scope.loads ? pages : []).map(async ({ own, page }) => {
        if (on) await page.reset();
        const known = await createdAtApi(environment.api);
        const loading = await observe(observed, page, { where: name, origin }, () =>
          page.kit.load({ manifest: manifestUrl, segment: name, api: environment.api, known }),
        );
        const brandRuns: BrandRun[] = [];
        if (!loading.ok) return { loading, brandRuns };
        for (const brand of own) {
          await page.kit.setBrand(brandFile(brand));
          const play = (step: string, work: () => Promise<StepEvidence>) =>
            observe(observed, page, { where: `${step} (${brand})`, origin }, work);
          brandRuns.push(await playAllSteps(page, brand, loading, scope, furtherIn(brand), play));
        }
        if (brandRuns.length > 0 && !page.isStuck()) {
          await observe(observed, page, { where: name, origin }, () => sleep(LATER_MS));
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
    };
  } finally {
    if (!on) await Promise.all(pages.map(({ page }) => page.close()));
  }
}

async function playAllSteps(
  page: KitPage,
  brand: string,
  { loaded }: Extract<Loading, { ok: true }>,
  scope: Scope,
  further: FurtherChecks,
  observed: (step: string, work: () => Promise<StepEvidence>) => Promise<StepEvidence>,
): Promise<BrandRun> {
  const steps: StepEvidence[] = [];
  for (const { name } of loaded.steps) {
    const axe = scope.axe && (brand === light ? 'all' : 'contrast');
    const evidence = await observed(name, async () => {
      const inspected = await inspectStep(page, name, axe || undefined, further);
      if (!page.isStuck()) await page.kit.clear();
      return inspected;
    });
    steps.push({ ...evidence, lines: [...evidence.lines, ...page.lines()] });
    if (page.isStuck()) return { brand, steps, traces: [] };
  }
  return { brand, steps, traces: await page.kit.traces() };
}

function brandFile(brand: string): unknown {
  return JSON.parse(readFileSync(inRoot('host/brands', `${brand}.json`), 'utf8'));
}

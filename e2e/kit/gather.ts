import { readFileSync } from 'node:fs';
import type { Journey } from '@consorcio/shared/entities';
import { leadAnswerSchema, proposalAnswerSchema } from '@consorcio/shared/entities';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { theLeadOf, theProposalOf } from '../fixtures/visitors';
import type { Bench } from './bench';
import type { Cycled, Evidence, StepEvidence, Tour } from './evidence';
import { type KitPage, openKitPage } from './kit-page';
import type { Alive, Loading } from './page/contract';
import { readRemote } from './remote-files';
import { type Budget, budgetOf } from './size-budget';

/** One light and one dark. */
const light = 'home';
const dark = 'stopclub';

/** What of a build is looked at, once its files are read. */
export interface Scope {
  readonly loads: boolean;
  /** The brands in which every step is played. */
  readonly brands: readonly string[];
  readonly axe?: boolean;
  readonly resumes?: boolean;
  readonly answers?: boolean;
  /** Draws each part and takes it away, many times. */
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

export interface Wanted {
  readonly manifestUrl: string;
  /** The folder of the build, if there is one here: it may hold files that the manifest does not name. */
  readonly dir?: string;
  readonly segment?: string;
  /** That of the table when absent. */
  readonly budget?: Budget;
  /** Everything when absent. */
  readonly scope?: Scope;
  /** How often a part is drawn and taken away. */
  readonly cycles?: number;
  /** One page for both brands, one after the other, instead of one each: better when many builds are looked at. */
  readonly on?: KitPage;
}

/** Finds out all there is to know of a build. */
export async function gather(
  bench: Bench,
  { manifestUrl, dir, segment, budget, scope = everything, cycles = 100, on }: Wanted,
): Promise<Evidence> {
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const cycled: Cycled[] = [];
  const moreIn = (brand: string): More => {
    if (brand === light) return (page, step, played) => examine(page, step, played, scope);
    return scope.cycles ? (page, step, played) => wear(page, step, played, cycles, cycled) : async () => ({});
  };
  const { brands } = scope;
  const pages = on
    ? [{ own: brands, page: on }]
    : await Promise.all(brands.map(async (brand) => ({ own: [brand], page: await openKitPage(bench) })));
  try {
    const [first] = pages;
    if (!first) throw new Error('There is no page to look at.');
    const host = { provided: await first.page.kit.provided(), contracts: await first.page.kit.contracts() };
    const visits = await Promise.all(
      (scope.loads ? pages : []).map(async ({ own, page }) => {
        if (on) await page.renew();
        const loading = await page.kit.load({
          manifest: manifestUrl,
          segment: name,
          api: bench.api,
          known: await created(bench.api),
        });
        const tours: Tour[] = [];
        if (!loading.ok) return { loading, tours };
        for (const brand of own) {
          await page.kit.dress(brandFile(brand));
          tours.push(await tour(page, brand, loading, scope, moreIn(brand)));
        }
        return { loading, tours };
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
      tours: visits.flatMap(({ tours }) => tours),
      cycles: cycled,
      origins: [bench.pageUrl, bench.api.url, remote.origin],
    };
  } finally {
    if (!on) await Promise.all(pages.map(({ page }) => page.close()));
  }
}

type More = (page: KitPage, step: string, played: StepEvidence['played']) => Promise<Partial<StepEvidence>>;

async function tour(
  page: KitPage,
  brand: string,
  { loaded }: Extract<Loading, { ok: true }>,
  scope: Scope,
  more: More,
): Promise<Tour> {
  const steps: StepEvidence[] = [];
  for (const { name } of loaded.steps) {
    const evidence = await look(page, name, brand, scope, more).catch((error: unknown) => broken(name, error));
    steps.push({ ...evidence, lines: [...evidence.lines, ...page.lines()] });
    if (page.hangs()) return { brand, steps, requests: [...page.requests()], traces: [] };
  }
  await page.kit.clear();
  return { brand, steps, requests: [...page.requests()], traces: await page.kit.traces() };
}

async function look(page: KitPage, step: string, brand: string, scope: Scope, more: More): Promise<StepEvidence> {
  const played = await page.kit.play(step);
  const restsHere = played.rest.kind === 'waits' && played.rest.step === step;
  const violations = restsHere && scope.axe ? await page.kit.axe(brand === light ? 'all' : 'contrast') : [];
  return { step, played, violations, lines: [], ...(await more(page, step, played)) };
}

/** A step that throws where nobody expects it, or stops the page, is the segment's fault, too. */
function broken(step: string, error: unknown): StepEvidence {
  const rest = { kind: 'stuck', segment: '', step } as const;
  const nothing = { facts: [], misfits: [], reports: [], thrown: [], unsteady: [] };
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return { step, played: { ...nothing, rest, hasControl: false, isPartMissing: false }, violations: [], lines: [line] };
}

/** A reload, and every answer, where the step waits. */
async function examine(
  page: KitPage,
  step: string,
  { rest }: StepEvidence['played'],
  { resumes, answers }: Scope,
): Promise<Partial<StepEvidence>> {
  if (rest.kind !== 'waits' || rest.step !== step) return {};
  const resumed = resumes ? await page.kit.resume() : undefined;
  const answered = answers ? await page.kit.answerAll() : undefined;
  return { ...(resumed && { resumed }), ...(answered && { answered }) };
}

/** Each part once, where it is met first. */
async function wear(
  page: KitPage,
  step: string,
  { part }: StepEvidence['played'],
  times: number,
  cycled: Cycled[],
): Promise<Partial<StepEvidence>> {
  if (!part || cycled.some((other) => other.part === part.name)) return {};
  const before = await page.kit.cycle(Math.min(times, 10)); // what is made once is there now
  const counted = await page.counts();
  const after = await page.kit.cycle(times);
  const { listeners, nodes, heapKib } = await page.counts();
  const grown = Object.fromEntries(
    Object.entries(after).map(([what, number]) => [what, number - before[what as keyof Alive]]),
  ) as unknown as Alive; // the same keys
  cycled.push({
    part: part.name,
    step,
    times,
    grown,
    counted: {
      listeners: listeners - counted.listeners,
      nodes: nodes - counted.nodes,
      heapKib: heapKib - counted.heapKib,
    },
  });
  return {};
}

function brandFile(brand: string): unknown {
  return JSON.parse(readFileSync(inRoot('host/brands', `${brand}.json`), 'utf8'));
}

/** A lead and a proposal that the API knows, so that what follows them can be asked for. */
async function created(api: Bench['api']): Promise<Partial<Journey>> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': api.key };
    const response = await fetch(new URL(path, api.url), { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const { data: lead } = leadAnswerSchema.parse(await post('/api/lead', theLeadOf()));
  const { data: proposta } = proposalAnswerSchema.parse(
    await post('/api/proposta', theProposalOf({ leadId: lead.id })),
  );
  return { lead: { LeadID: lead.id, LeadToken: lead.LeadToken }, proposta };
}

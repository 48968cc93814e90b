import type { Bench } from './bench';
import { copies } from './checks/copies';
import { descriptor } from './checks/descriptor';
import { events } from './checks/events';
import { leaks } from './checks/leaks';
import { manifest } from './checks/manifest';
import { resume } from './checks/resume';
import { size } from './checks/size';
import { steps } from './checks/steps';
import { theme } from './checks/theme';
import { traces } from './checks/traces';
import type { Check, Evidence } from './evidence';
import { gather, type Scope, type Wanted } from './gather';

const always = { manifest, descriptor, size };
/** These look at a segment that was loaded. */
const onceLoaded = { steps, events, leaks, resume, theme, traces, copies };

export type CheckName = keyof typeof always | keyof typeof onceLoaded;

/** What each check reads. `home` is the light brand, `stopclub` the dark one, in which parts are drawn many times. */
const scopes: Readonly<Record<CheckName, Scope>> = {
  manifest: { loads: false, brands: [] },
  size: { loads: false, brands: [] },
  descriptor: { loads: true, brands: [] },
  steps: { loads: true, brands: ['home'] },
  events: { loads: true, brands: ['home'], answers: true },
  leaks: { loads: true, brands: ['stopclub'], cycles: true },
  resume: { loads: true, brands: ['home'], resumes: true },
  theme: { loads: true, brands: ['home', 'stopclub'], axe: true },
  traces: { loads: true, brands: ['home'] },
  copies: { loads: true, brands: ['home'] },
};

export interface Result {
  readonly check: string;
  readonly ok: boolean;
  readonly figures: string;
  readonly problems: readonly string[];
}

/** Gathers all there is to know of a build, and asks each check about it; or `only` what one check has to know. */
export async function verify(
  bench: Bench,
  { only, ...wanted }: Wanted & { readonly only?: CheckName | undefined },
): Promise<readonly Result[]> {
  const evidence = await gather(bench, { ...wanted, ...(only && { scope: scopes[only] }) });
  const ask = (checks: Readonly<Record<string, Check>>) =>
    Object.entries(checks)
      .filter(([check]) => only === undefined || check === only)
      .map(([check, look]) => resultOf(check, look, evidence));
  const first = ask(always);
  return evidence.loading.ok ? [...first, ...ask(onceLoaded)] : first;
}

function resultOf(check: string, look: Check, evidence: Evidence): Result {
  const { figures, problems } = look(evidence);
  return { check, ok: problems.length === 0, figures, problems };
}

/** The report, a line a check and a line a problem. */
export function report(results: readonly Result[]): string {
  const lines = results.flatMap(({ check, ok, figures, problems }) => [
    `${check.padEnd(12)} ${ok ? 'ok    ' : 'FAILED'} ${ok ? figures : ''}`.trimEnd(),
    ...problems.map((problem) => `    ${problem}`),
  ]);
  const failed = results.filter(({ ok }) => !ok).length;
  return [...lines, `${results.length - failed} passed, ${failed} failed`].join('\n');
}

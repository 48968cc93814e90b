import { answers } from './checks/answers';
import { contrast } from './checks/contrast';
import { copies } from './checks/copies';
import { descriptor } from './checks/descriptor';
import { events } from './checks/events';
import { language } from './checks/language';
import { leaks } from './checks/leaks';
import { manifest } from './checks/manifest';
import { markup } from './checks/markup';
import { met } from './checks/met';
import { policy } from './checks/policy';
import { pure } from './checks/pure';
import { requests } from './checks/requests';
import { resume } from './checks/resume';
import { secrets } from './checks/secrets';
import { size } from './checks/size';
import { steps } from './checks/steps';
import { stored } from './checks/stored';
import { theme } from './checks/theme';
import { traces } from './checks/traces';
import { type BuildToVerify, collectEvidence, type Scope } from './collect-evidence';
import type { Environment } from './environment';
import type { Check, Evidence } from './evidence';

const always = { manifest, descriptor, size };
/** These need a loaded segment. */
const talk = { answers, requests, stored, secrets, pure, markup, language, contrast, met };
const onceLoaded = { steps, events, leaks, resume, theme, traces, policy, copies, ...talk };

export type CheckName = keyof typeof always | keyof typeof onceLoaded;

/** What each check reads. `home` is the light brand, `stopclub` the dark one, in which components are mounted many times. */
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
  policy: { loads: true, brands: ['home'], answers: true },
  copies: { loads: true, brands: ['home'] },
  answers: { loads: true, brands: ['home'], answers: true },
  requests: { loads: true, brands: ['home'], answers: true },
  stored: { loads: true, brands: ['home'], answers: true },
  secrets: { loads: true, brands: ['home'], answers: true },
  pure: { loads: true, brands: ['home'] },
  markup: { loads: true, brands: ['stopclub'] },
  language: { loads: true, brands: ['home'] },
  contrast: { loads: true, brands: ['home', 'stopclub'], axe: true },
  met: { loads: true, brands: ['home'], answers: true },
};

export interface Result {
  readonly check: string;
  readonly ok: boolean;
  readonly summary: string;
  readonly problems: readonly string[];
}

/** Collects the evidence about a build and runs all checks on it, or only one check with the evidence that it reads. */
export async function verify(
  environment: Environment,
  { only, ...wanted }: BuildToVerify & { readonly only?: CheckName | undefined },
): Promise<readonly Result[]> {
  const evidence = await collectEvidence(environment, { ...wanted, ...(only && { scope: scopes[only] }) });
  const ask = (checks: Readonly<Record<string, Check>>) =>
    Object.entries(checks)
      .filter(([check]) => (only === undefined ? check !== 'met' || !wanted.steps : check === only))
      .map(([check, look]) => resultOf(check, look, evidence));
  const first = ask(always);
  return evidence.loading.ok ? [...first, ...ask(onceLoaded)] : first;
}

function resultOf(check: string, look: Check, evidence: Evidence): Result {
  const { summary, problems } = look(evidence);
  return { check, ok: problems.length === 0, summary, problems };
}

/** The report: one line for each check and one for each problem. */
export function report(results: readonly Result[]): string {
  const lines = results.flatMap(({ check, ok, summary, problems }) => [
    `${check.padEnd(12)} ${ok ? 'ok    ' : 'FAILED'} ${ok ? summary : ''}`.trimEnd(),
    ...problems.map((problem) => `    ${problem}`),
  ]);
  const failed = results.filter(({ ok }) => !ok).length;
  return [...lines, `${results.length - failed} passed, ${failed} failed`].join('\n');
}

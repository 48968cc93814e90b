import { addresses } from './checks/addresses';
import { cleanup } from './checks/cleanup';
import { afterwards, dialogs, focus, navigation, stores, styles, workers } from './checks/conduct';
import { copies } from './checks/copies';
import { descriptor } from './checks/descriptor';
import { events } from './checks/events';
import { leaks } from './checks/leaks';
import { manifest } from './checks/manifest';
import { parts } from './checks/parts';
import { policy } from './checks/policy';
import { resume } from './checks/resume';
import { size } from './checks/size';
import { steps } from './checks/steps';
import { theme } from './checks/theme';
import { thread } from './checks/thread';
import { traces } from './checks/traces';
import { type BuildToVerify, collectEvidence, type Scope } from './collect-evidence';
import type { Environment } from './environment';
import { type Check, count, type Evidence } from './evidence';
import { withPlaces } from './places';
import type { Result } from './report';
import { talkChecks, talkScopes } from './talk-checks';

const always = { manifest, descriptor, size, addresses };
/** These need a loaded segment. */
const onceLoaded = {
  ...{ steps, events, leaks, resume, theme, traces, policy, copies, parts, thread },
  ...{ cleanup, dialogs, navigation, stores, workers, focus, styles, afterwards },
  ...talkChecks,
};

export type CheckName = keyof typeof always | keyof typeof onceLoaded;

/** Every step is played, and every part mounted again and pressed. */
const played: Scope = { loads: true, brands: ['stopclub'], cycles: true };

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
  parts: { loads: true, brands: [] },
  addresses: { loads: true, brands: [] },
  thread: played,
  cleanup: played,
  dialogs: played,
  navigation: played,
  stores: played,
  workers: played,
  focus: played,
  styles: played,
  afterwards: played,
  ...talkScopes,
};

/** Collects the evidence about a build and runs all checks on it, or only one check with the evidence that it reads. */
export async function verify(
  environment: Environment,
  { only, ...wanted }: BuildToVerify & { readonly only?: CheckName | undefined },
): Promise<readonly Result[]> {
  const evidence = await collectEvidence(environment, { ...wanted, ...(only && { scope: scopes[only] }) });
  // Where only some steps are played, most is not met.
  const isAsked = ([check]: readonly [string, Check]) =>
    only === undefined ? check !== 'met' || !wanted.steps : check === only;
  const results = [
    ...Object.entries(always)
      .filter(isAsked)
      .map(([check, look]) => resultOf(check, look, evidence)),
    ...Object.entries(onceLoaded)
      .filter(isAsked)
      .map(([check, look]) => (evidence.loading.ok ? resultOf(check, look, evidence) : notLoaded(check))),
    ...(only === undefined || evidence.notLookedAt.length > 0 ? [judged(evidence)] : []),
  ];
  return withPlaces(results, evidence, wanted.dir);
}

const nothing = { summary: '', problems: [], notLookedAt: [], isTooSlow: false };

/** A check that throws hides no other. */
function resultOf(check: string, look: Check, evidence: Evidence): Result {
  try {
    const { summary, problems } = look(evidence);
    return { ...nothing, check, ok: problems.length === 0, summary, problems: [...new Set(problems)] };
  } catch (error) {
    return { ...nothing, check, ok: false, notLookedAt: [`the check itself failed, with ${error}`] };
  }
}

function notLoaded(check: string): Result {
  return { ...nothing, check, ok: false, notLookedAt: ['the segment did not load'] };
}

/** Everything was looked at. */
function judged({ brandRuns, notLookedAt }: Evidence): Result {
  const plays = brandRuns.reduce((sum, { steps }) => sum + steps.length, 0);
  return {
    ...nothing,
    check: 'judged',
    ok: notLookedAt.length === 0,
    summary: `${count(plays, 'play')} of steps, each to its end`,
    notLookedAt: notLookedAt.map(({ what, why }) => `${what}: ${why}`),
    isTooSlow: notLookedAt.every(({ isTooSlow }) => isTooSlow),
  };
}

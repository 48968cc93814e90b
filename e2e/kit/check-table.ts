import { addresses } from './checks/addresses';
import { answers } from './checks/answers';
import { cleanup } from './checks/cleanup';
import { afterwards, dialogs, focus, navigation, stores, styles, workers } from './checks/conduct';
import { contrast } from './checks/contrast';
import { copies } from './checks/copies';
import { descriptor } from './checks/descriptor';
import { events } from './checks/events';
import { language } from './checks/language';
import { leaks } from './checks/leaks';
import { manifestCheck } from './checks/manifest';
import { markupCheck } from './checks/markup';
import { met } from './checks/met';
import { parts } from './checks/parts';
import { policy } from './checks/policy';
import { pure } from './checks/pure';
import { requestsCheck } from './checks/requests';
import { resumeCheck } from './checks/resume';
import { secrets } from './checks/secrets';
import { size } from './checks/size';
import { steps } from './checks/steps';
import { stored } from './checks/stored';
import { themeCheck } from './checks/theme';
import { thread } from './checks/thread';
import { traces } from './checks/traces';
import type { KitCheck } from './evidence';
import type { Scope } from './scope';

/** A check, and the evidence that it reads. */
type Row = readonly [check: KitCheck, reads: Scope];

const files: Scope = { loads: false, brands: [] };
const loaded: Scope = { loads: true, brands: [] };
const played: Scope = { loads: true, brands: ['home'] };
const answered: Scope = { ...played, answers: true };
const mounted: Scope = { loads: true, brands: ['stopclub'], cycles: true };
const inLightAndDark: Scope = { loads: true, brands: ['home', 'stopclub'], axe: true };

/** Checks that also say something about a segment that does not load. */
export const checksOfBuild = {
  manifest: [manifestCheck, files],
  descriptor: [descriptor, loaded],
  size: [size, files],
  addresses: [addresses, loaded],
} as const satisfies Readonly<Record<string, Row>>;

/** Checks of a segment that was loaded, in the order of the report. */
export const checksOnceLoaded = {
  steps: [steps, played],
  events: [events, answered],
  leaks: [leaks, mounted],
  resume: [resumeCheck, { ...played, resumes: true }],
  theme: [themeCheck, inLightAndDark],
  traces: [traces, played],
  policy: [policy, answered],
  copies: [copies, played],
  parts: [parts, loaded],
  thread: [thread, mounted],
  cleanup: [cleanup, mounted],
  dialogs: [dialogs, mounted],
  navigation: [navigation, mounted],
  stores: [stores, mounted],
  workers: [workers, mounted],
  focus: [focus, mounted],
  styles: [styles, mounted],
  afterwards: [afterwards, mounted],
  answers: [answers, answered],
  requests: [requestsCheck, answered],
  stored: [stored, answered],
  secrets: [secrets, answered],
  pure: [pure, played],
  markup: [markupCheck, { loads: true, brands: ['stopclub'] }], // the visitor of the dark brand has typed markup
  language: [language, played],
  contrast: [contrast, inLightAndDark],
  met: [met, answered],
} as const satisfies Readonly<Record<string, Row>>;

export type CheckName = keyof typeof checksOfBuild | keyof typeof checksOnceLoaded;

/** The evidence that one check reads. */
export function scopeOf(check: CheckName): Scope {
  const [, reads] = { ...checksOfBuild, ...checksOnceLoaded }[check];
  return reads;
}

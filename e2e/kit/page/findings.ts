/** What the kit checks, in the order of the report. What a row finds in a step may follow from what a row above it found there. */
export const checks = {
  files: 'its files are complete, hashed, within the budget, and shared as the host provides',
  source: 'its sources keep the rules of shared/lint',
  load: 'the host loads it, supports its contract, and its graph fits the itinerary',
  page: 'the page stays as the host made it, and the console empty',
  privacy: 'personal data and cards are only where they belong',
  steps: 'every step waits with a control, leaves or ends, also after failures',
  stored: 'a reload shows the same, and finds all that was recorded',
  answers: 'every answer of every question leads on, and all that it registers was met',
  facts: 'each fact is known, fits its schema and is published once',
  texts: 'texts are Portuguese, typed text stays text, and dates are those of the data',
  looks: 'all can be read, in a light, a dark and an app brand, on a phone',
  controls: 'all can be used by touch and by keyboard',
  resources: 'nothing of it runs on, grows or blocks the page',
} as const;
export type Check = keyof typeof checks;

export interface Finding {
  readonly check: Check;
  /** What is wrong, and what to do. */
  readonly says: string;
  /** The step, or the part, in which it was found. */
  readonly where: string;
  /** The place in the code of the segment, as "address:line:column", where it is known. */
  readonly at?: string | undefined;
}

/** What is done with the segment: it is loaded, drawn, pressed, or its parts are gone. */
type Moment = 'loaded' | 'drawn' | 'pressed' | 'gone';

const all = new Map<string, Finding>();
const now: { moment: Moment; where: string } = { moment: 'loaded', where: 'the segment' };

export const moment = () => now.moment;

export function setMoment(next: Moment): void {
  now.moment = next;
}

/** Names what is looked at from now on. */
export function lookAt(where: string): void {
  now.where = where;
}

/** Notes what is wrong, once. */
export function found(check: Check, says: string, { where = now.where, at }: Partial<Finding> = {}): void {
  const key = [check, where, says, at].join(' ');
  if (!all.has(key)) all.set(key, { check, says, where, at });
}

/** All findings since the last call. */
export function takeFindings(): readonly Finding[] {
  const taken = [...all.values()];
  all.clear();
  return taken;
}

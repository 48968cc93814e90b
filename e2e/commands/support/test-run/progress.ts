/** What the output of a running phase says about its tests so far. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  /** Test files, or tests that have no name yet. */
  readonly failed: readonly string[];
}

/** Jest's lines: one for each file that ended. */
export function jestProgress(output: string): Progress {
  const ended = [...output.matchAll(/^(PASS|FAIL) (?:\S+ )?(\S+\.test\.tsx?)/gm)];
  return { done: ended.length, failed: ended.flatMap(([, how, file]) => (how === 'FAIL' && file ? [file] : [])) };
}

/** The marks of Playwright's dot reporter, after the line that says how many tests there are. */
export function journeyProgress(output: string): Progress {
  const [, total, marks = ''] = /^Running (\d+) tests? using .*\n([\s\S]*)/m.exec(output) ?? [];
  const dots = (/^[·×±TF°\s]*/.exec(marks)?.[0] ?? '').replace(/\s/g, '');
  const failed = dots.match(/[FT]/g)?.length ?? 0;
  return {
    done: dots.replaceAll('×', '').length, // × is a try that is repeated
    ...(total !== undefined && { total: Number(total) }),
    failed: failed > 0 ? [`${failed} ${failed === 1 ? 'journey' : 'journeys'}`] : [],
  };
}

interface Running {
  readonly name: string;
  readonly progress?: Progress;
}

/** One line about where a run is: `3:20  6 of 19 phases ended  browser 120 of 342, unit-host 85  failed: …`. */
export function progressLine(seconds: number, ended: number, all: number, running: readonly Running[]): string {
  const now = running.map(({ name, progress }) => (progress ? `${name} ${howFar(progress)}` : name));
  const failed = running.flatMap(({ progress }) => progress?.failed ?? []);
  return [
    `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
    `${ended} of ${all} phases ended`,
    ...(now.length > 0 ? [`now ${now.join(', ')}`] : []),
    ...(failed.length > 0 ? [`failed so far: ${failed.join(', ')}`] : []),
  ].join('  ');
}

function howFar({ done, total }: Progress): string {
  return total === undefined ? String(done) : `${done} of ${total}`;
}

import { type ApiReport, checkApi, isUsable } from './check-api';
import type { Dropped, Finding } from './compare';
import { apiCheckUsage, readOptions } from './options';

interface Outcome {
  /** 0: the conversation could go on; 1: it could not; 2: nothing could be checked. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** `pnpm api:check` with these arguments. */
export async function runApiCheck(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args, environment);
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error), '', apiCheckUsage] };
  }
  try {
    const reports = await checkApi(options);
    return { code: isUsable(reports) ? 0 : 1, lines: reportLines(reports) };
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error)] };
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The reports as lines for a terminal. */
function reportLines(reports: readonly ApiReport[]): readonly string[] {
  const problems = reports.reduce((total, report) => total + report.problems.length, 0);
  const verdict =
    problems === 0
      ? 'The conversation can go on with these answers.'
      : `${problems} ${problems === 1 ? 'problem stops' : 'problems stop'} the conversation (marked with ✗).`;
  return [...reports.flatMap((report) => ['', ...linesOf(report)]), '', verdict];
}

function linesOf({ title, status, ms, envelope, comparison, problems, notes }: ApiReport): readonly string[] {
  const head = [title, status, ms !== undefined && `in ${ms} ms`, envelope].filter(Boolean).join('  ');
  const { findings = [], dropped = [] } = comparison ?? {};
  return [
    head,
    ...fieldLines(findings),
    ...dropped.map((element) => `  dropped  ${droppedText(element)}`),
    ...notes.map((note) => `  · ${note}`),
    ...problems.map((problem) => `  ✗ ${problem}`),
    ...(problems.length === 0 && !comparison && notes.length === 0 ? ['  ✓'] : []),
  ];
}

/** One line for each field: how often it is as is, coerced, left out or not read, with an example. */
function fieldLines(findings: readonly Finding[]): readonly string[] {
  const fields = new Map<string, Finding[]>();
  for (const finding of findings) fields.set(finding.field, [...(fields.get(finding.field) ?? []), finding]);
  return [...fields].map(([field, found]) => `  ${(field || '(body)').padEnd(44)} ${kindsOf(found)}`);
}

function kindsOf(found: readonly Finding[]): string {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const all = found.filter((finding) => finding.kind === kind);
      const note = all.find(({ note }) => note !== undefined)?.note;
      return `${all.length} ${kind}${note === undefined ? '' : ` (${note})`}`;
    })
    .join(', ');
}

function droppedText({ field, place, lacks }: Dropped): string {
  const why = lacks.length === 0 ? '' : `, which lacks ${lacks.join(', ')}`;
  return `element ${place + 1} of ${field || 'the list'}${why}`;
}

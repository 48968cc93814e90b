import { type ApiReport, checkApi } from './check-api';
import type { Finding } from './compare';
import { apiCheckUsage, readOptions } from './options';

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `pnpm check api` with these arguments. Code 0: the conversation could go on; 1: it could not; 2: nothing could be checked. */
export async function runApiCheck(args: readonly string[], environment: NodeJS.ProcessEnv) {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args, environment);
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error), '', apiCheckUsage] };
  }
  try {
    const reports = await checkApi(options);
    const problems = reports.flatMap((report) => report.problems).length;
    const stops = problems === 1 ? 'problem stops' : 'problems stop';
    const verdict =
      problems === 0
        ? 'The conversation can go on with these answers.'
        : `${problems} ${stops} the conversation (marked with ✗).`;
    return { code: Math.min(problems, 1), lines: [...reports.flatMap(linesOf), '', verdict] };
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error)] };
  }
}

function linesOf({ title, status, ms, envelope, findings, problems, notes }: ApiReport): readonly string[] {
  const isFine = problems.length === 0 && !findings && notes.length === 0;
  return [
    '',
    [title, status, ms !== undefined && `in ${ms} ms`, envelope].filter(Boolean).join('  '),
    ...fieldLines(findings ?? []),
    ...notes.map((note) => `  · ${note}`),
    ...problems.map((problem) => `  ✗ ${problem}`),
    ...(isFine ? ['  ✓'] : []),
  ];
}

/** One line for each field: how often it is as is, coerced, left out or not read, with an example. */
function fieldLines(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.map(({ field }) => field))].map((field) => {
    const found = findings.filter((finding) => finding.field === field);
    const kinds = [...new Set(found.map(({ kind }) => kind))].map((kind) => {
      const all = found.filter((finding) => finding.kind === kind);
      const note = all.find(({ note }) => note !== undefined)?.note;
      return `${all.length} ${kind}${note === undefined ? '' : ` (${note})`}`;
    });
    return `  ${(field || '(body)').padEnd(44)} ${kinds.join(', ')}`;
  });
}

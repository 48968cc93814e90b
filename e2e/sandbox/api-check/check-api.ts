import { serverSentences, toFailure } from '@consorcio/shared/errors';
import { readAnswer } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import { addressRequest, type CheckedCall, catalogueRequest, checkedCalls, planDetailsCall } from './calls';
import { type Comparison, compare, contentOf, envelopeOf } from './compare';
import type { CheckOptions } from './options';
import { checkCors, type Request, readableBy, send } from './send';

/** What came of one call, or of one question about the API. */
export interface ApiReport {
  readonly title: string;
  readonly status?: number;
  readonly ms?: number;
  readonly envelope?: string;
  readonly comparison?: Comparison;
  /** The conversation cannot go on with these. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Runs the calls that create nothing against an API and reports what the product makes of each answer. It throws a sentence if the API does not answer. */
export async function checkApi(options: CheckOptions): Promise<readonly ApiReport[]> {
  const reports: ApiReport[] = [];
  let plan: Parameters<typeof planDetailsCall>[2] | undefined;
  for (const call of checkedCalls(options)) {
    const { report, parsed } = await check(options, call);
    reports.push(report);
    plan ??= firstPlanSchema.safeParse(parsed).data;
  }
  if (options.lead !== undefined && plan)
    reports.push((await check(options, planDetailsCall(options, options.lead, plan))).report);
  reports.push(
    await hear(options, 'a CEP that does not exist', addressRequest('99999999')),
    await hear(options, 'an income of R$ 1,00', catalogueRequest(options, 1)),
    { title: `CORS for a page of ${options.origin}`, ...(await checkCors(options)) },
  );
  return reports;
}

/** Whether the conversation could go on with every answer. */
export function isUsable(reports: readonly ApiReport[]): boolean {
  return reports.every(({ problems }) => problems.length === 0);
}

/** The first plan of a parsed catalogue. */
const firstPlanSchema = z.pipe(
  z.object({
    data: z.array(
      z.object({
        planosTipos: z.array(
          z.object({ planoID: z.union([z.int(), z.string()]), bemId: z.union([z.int(), z.string()]) }),
        ),
      }),
    ),
  }),
  z.transform(({ data }) => data[0]?.planosTipos[0]),
);

async function check(options: CheckOptions, { request, answer, without }: CheckedCall) {
  const received = await send(options, request);
  const title = titleOf(request);
  const { status, ms } = received;
  const unreadable = readableBy(options.origin, received) ? [] : [hidden(options)];
  const base = { title, status, ms };
  try {
    const { result: parsed, warnings } = keepWarnings(() => readAnswer(title, received, { answer }));
    const comparison = compare(contentOf(json(received.data)), contentOf(parsed));
    const isEmpty = Array.isArray(contentOf(parsed)) && comparison.findings.length === 0;
    const empty = isEmpty ? ['The product can use nothing of this list.'] : [];
    const report = {
      ...base,
      envelope: envelopeOf(json(received.data)),
      comparison,
      problems: [...unreadable, ...empty],
      notes: warnings,
    };
    return { report, parsed };
  } catch (error) {
    const problem = explain(error, status);
    const problems = without === undefined ? [...unreadable, problem] : unreadable;
    return { report: { ...base, problems, notes: without === undefined ? [] : [`${problem} Without it ${without}.`] } };
  }
}

/** Asks for something that the API should refuse, and reports the sentences that the product finds in the refusal. */
async function hear(options: CheckOptions, what: string, request: Request): Promise<ApiReport> {
  const received = await send(options, request);
  const { status, ms } = received;
  const base = { title: `${titleOf(request)}, ${what}`, status, ms, problems: [] };
  try {
    readAnswer(base.title, received, { answer: z.unknown() });
    return { ...base, notes: ['It is not refused.'] };
  } catch (error) {
    const { reasons = [] } = toFailure(error);
    if (reasons.length === 0) return { ...base, notes: ['The product finds no sentence in this refusal.'] };
    return {
      ...base,
      notes: reasons.map(
        (reason) => `Sentence found: "${reason}"${isKnown(reason) ? ', which the product knows.' : '.'}`,
      ),
    };
  }
}

const isKnown = (reason: string) => Object.values(serverSentences).some((sentence) => reason.includes(sentence));

const titleOf = ({ method, path }: Request) => `${method} ${path}`;
const hidden = ({ origin }: CheckOptions) =>
  `Its headers do not let a page of ${origin} read it (access-control-allow-origin).`;

function explain(error: unknown, status: number): string {
  if (status === 401 || status === 403) return `Refused with ${status}: is the API key right (--key)?`;
  const { code, reasons = [] } = toFailure(error);
  if (code !== 'http.refused') return error instanceof Error ? error.message : String(error);
  const sentences = reasons.map((reason) => ` "${reason}"`).join('') || ' without a sentence.';
  return `Refused with ${status}:${sentences} Choose other values (--company, --cep, --credit).`;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Runs something of the product and keeps its warnings, such as why it leaves out an entry of a list, from the terminal. */
function keepWarnings<T>(run: () => T): { readonly result: T; readonly warnings: readonly string[] } {
  const warn = console.warn;
  const warnings = new Set<string>();
  console.warn = (...parts: readonly unknown[]) => void warnings.add(parts.join(' '));
  try {
    const result = run();
    return { result, warnings: [...warnings] };
  } finally {
    console.warn = warn;
  }
}

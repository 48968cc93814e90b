import * as entities from '@consorcio/shared/entities';
import { serverSentences, toFailure } from '@consorcio/shared/errors';
import { readAnswer } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import * as calls from './calls';
import { compare, contentOf, envelopeOf, type Finding, jsonIn } from './compare';
import type { CheckOptions } from './options';
import { checkCors, type Request, readableBy, send } from './send';

/** What came of one call, or of one question about the API. */
export interface ApiReport {
  readonly title: string;
  readonly status?: number;
  readonly ms?: number;
  readonly envelope?: string;
  readonly findings?: readonly Finding[];
  /** The conversation cannot go on with these. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Runs the calls that create nothing against an API and reports what the product makes of each answer. It throws a sentence if the API does not answer. */
export async function checkApi(options: CheckOptions): Promise<readonly ApiReport[]> {
  const { empresaId, lead, cep, origin, paymentOrigin } = options;
  const first = [
    await check(options, calls.health, z.unknown().check(z.refine(Boolean))),
    await check(options, calls.words, entities.wordCheckAnswerSchema),
    await check(options, calls.categories(empresaId), entities.categoriesAnswerSchema),
  ];
  const catalogue = await check(options, calls.catalogue(options), entities.catalogueAnswerSchema);
  const address = await check(options, calls.address(cep), entities.addressAnswerSchema);
  const plan = catalogue.parsed?.data[0]?.planosTipos[0];
  const details = [];
  if (lead !== undefined && plan) {
    const leadID = /^\d{1,9}$/.test(lead) ? Number(lead) : lead;
    const call = calls.planDetails({ empresaID: empresaId, leadID, planoID: plan.planoID, bemID: plan.bemId });
    const without = 'the conversation goes on without the details of a plan';
    details.push(await check(options, call, entities.planDetailsAnswerSchema, without));
  }
  return [
    ...[...first, catalogue, address, ...details].map(({ report }) => report),
    await hear(options, 'a CEP that does not exist', calls.address('99999999')),
    await hear(options, 'an income of R$ 1,00', calls.catalogue(options, 1)),
    { title: `CORS for a page of ${origin}`, ...(await checkCors(options, '/api/lead')) },
    {
      title: `CORS for the card form of ${paymentOrigin}`,
      ...(await checkCors({ ...options, origin: paymentOrigin }, '/api/pagamento/cartao')),
    },
  ];
}

/** Sends a call and reads its answer as the product does. `without`: where the conversation goes without it; absent if it cannot go on. */
async function check<T>(options: CheckOptions, call: Request, answer: z.ZodMiniType<T>, without?: string) {
  const received = await send(options, call);
  const title = titleOf(call);
  const { status, ms, headers } = received;
  const base = { title, status, ms };
  const hidden = `Its headers do not let a page of ${options.origin} read it (access-control-allow-origin).`;
  const unreadable = readableBy(options.origin, headers) ? [] : [hidden];
  try {
    const { result: parsed, warnings: notes } = keepWarnings(() => readAnswer(title, received, { answer }));
    const sent = jsonIn(received.data);
    const findings = compare(contentOf(sent), contentOf(parsed));
    const isEmpty = Array.isArray(contentOf(parsed)) && findings.length === 0;
    const problems = [...unreadable, ...(isEmpty ? ['The product can use nothing of this list.'] : [])];
    return { report: { ...base, envelope: envelopeOf(sent), findings, problems, notes }, parsed };
  } catch (error) {
    const problem = explain(error, status);
    if (without === undefined) return { report: { ...base, problems: [...unreadable, problem], notes: [] } };
    return { report: { ...base, problems: unreadable, notes: [`${problem} Without it ${without}.`] } };
  }
}

/** Asks for something that the API should refuse, and reports the sentences that the product finds in the refusal. */
async function hear(options: CheckOptions, what: string, call: Request): Promise<ApiReport> {
  const received = await send(options, call);
  const { status, ms } = received;
  const base = { title: `${titleOf(call)}, ${what}`, status, ms, problems: [] };
  try {
    readAnswer(base.title, received, { answer: z.unknown() });
    return { ...base, notes: ['It is not refused.'] };
  } catch (error) {
    const { reasons = [] } = toFailure(error);
    const notes = reasons.map(
      (text) => `Sentence found: "${text}"${isKnown(text) ? ', which the product knows.' : '.'}`,
    );
    return { ...base, notes: notes.length > 0 ? notes : ['The product finds no sentence in this refusal.'] };
  }
}

const isKnown = (reason: string) => Object.values(serverSentences).some((sentence) => reason.includes(sentence));
const titleOf = ({ method, path }: Request) => `${method} ${path}`;

function explain(error: unknown, status: number): string {
  if (status === 401 || status === 403) return `Refused with ${status}: is the API key right (--key)?`;
  const { code, reasons = [] } = toFailure(error);
  if (code !== 'http.refused') return error instanceof Error ? error.message : String(error);
  const sentences = reasons.map((reason) => ` "${reason}"`).join('') || ' without a sentence.';
  return `Refused with ${status}:${sentences} Choose other values (--company, --cep, --credit).`;
}

/** Runs something of the product and keeps its warnings, such as why it leaves out an entry of a list, from the terminal. */
function keepWarnings<T>(run: () => T) {
  const { warn } = console;
  const warnings = new Set<string>();
  console.warn = (...parts: readonly unknown[]) => void warnings.add(parts.join(' '));
  try {
    return { result: run(), warnings: [...warnings] };
  } finally {
    console.warn = warn;
  }
}

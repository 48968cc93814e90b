import type { Brand, PlanTable } from '@consorcio/shared/entities';
import { brandFields } from '../check/brand-fields';
import { type BrandText, checkBrands } from '../check/check-brands';
import { type BrandAnswers, type BrandFact, facts, type Taken } from './facts';

/** Where questions are asked. A test answers them itself. */
export interface Terminal {
  /** The typed line; undefined when the input has ended. */
  ask(prompt: string): Promise<string | undefined>;
  say(line: string): void;
}

export interface NewBrand {
  readonly id: string;
  readonly file: string;
  /** Answers by the names of the facts. These are not asked for. */
  readonly given: Readonly<Partial<Record<string, string>>>;
  readonly others: readonly BrandText[];
  /** Absent when no questions are asked: every fact that is not given has its usual answer. */
  readonly terminal?: Terminal;
}

/** Either the text of the file, or what is wrong with what was given, a line each. */
export type AskedBrand = { readonly text: string } | { readonly problems: readonly string[] };

/**
 * Asks for each fact of a new brand and checks the answer at once, with everything that `pnpm check brands` knows: a wrong answer
 * is asked for again, a wrong flag ends the questions.
 */
export async function askForBrand({ id, file, given, others, terminal }: NewBrand): Promise<AskedBrand> {
  const taken = takenBy(others);
  let answers: BrandAnswers = { id };
  for (const fact of facts) {
    for (;;) {
      const isGiven = given[fact.name] !== undefined || !terminal;
      const usual = fact.usual(answers, taken);
      if (!isGiven) terminal.say(`\n${explained(fact)}`);
      const typed = isGiven ? given[fact.name] : await terminal.ask(`${fact.name} (${usual || 'none'}): `);
      if (typed === undefined && !isGiven)
        return { problems: ['The input ended before all questions were answered. Nothing was written.'] };
      const tried = { ...answers, [fact.name]: spelled(typed) || usual };
      const problems = problemsOf(complete(tried, taken), file, others);
      if (problems.length === 0) {
        answers = tried;
        break;
      }
      if (isGiven) return { problems: problems.map((problem) => `--${fact.name}: ${problem}`) };
      for (const problem of problems) terminal.say(`  ${problem}`);
    }
  }
  return { text: brandText(brandFieldsOf(answers)) };
}

/** What a fact is for, and its values if it is one of a few words. */
function explained({ field }: BrandFact): string {
  const { means, values, fix } = brandFields[field];
  return /^("|true)/.test(values) ? `${means} ${fix}` : means;
}

function spelled(typed = ''): string {
  const words = typed.trim();
  return { yes: 'true', no: 'false' }[words.toLowerCase()] ?? words;
}

/** The answers so far, and the usual ones to what is still open. */
function complete(answers: BrandAnswers, taken: Taken): BrandAnswers {
  let known = answers;
  for (const { name, usual } of facts) {
    if (known[name] === undefined) known = { ...known, [name]: usual(known, taken) };
  }
  return known;
}

/** What is wrong with the new file; what is wrong with others is not the answer's fault. */
function problemsOf(answers: BrandAnswers, file: string, others: readonly BrandText[]): readonly string[] {
  const { problems } = checkBrands([...others, { file, text: brandText(brandFieldsOf(answers)) }]);
  return problems
    .filter((line) => line.startsWith(file))
    .map((line) => line.slice(file.length).replace(/^(:\d+)?: /, ''));
}

function takenBy(others: readonly BrandText[]): Taken {
  const brands = checkBrands(others).brands.map(({ brand }) => brand);
  const highest = (field: keyof Taken['highest']) => Math.max(0, ...brands.map((brand) => brand[field]));
  return {
    signs: brands.map(({ logo }) => logo.sign),
    highest: {
      campanhaId: highest('campanhaId'),
      compraId: highest('compraId'),
      empresaId: highest('empresaId'),
    },
  };
}

/** The fields of the file of a new brand. An answer that is no valid value stays as it was typed, so that the check can name it. */
export function brandFieldsOf(answers: BrandAnswers): Readonly<Record<string, unknown>> {
  const { id, nome, host, siteDomain, tipoTabela = '', desconto, titulo, descricao } = answers;
  return {
    id,
    routes: [answers.route],
    ...(host && { hosts: [host] }),
    nome,
    campanhaId: numberIn(answers.campanhaId),
    compraId: numberIn(answers.compraId),
    empresaId: numberIn(answers.empresaId),
    ...(desconto !== 'false' && { desconto: desconto === 'true' || desconto }),
    tipoTabela,
    ...planOf(tipoTabela),
    tema: {
      background: answers.background,
      primaryBackground: answers.primaryBackground,
      primaryForeground: answers.primaryForeground,
    },
    logo: { sign: answers.sign, frame: answers.frame, lettering: answers.lettering },
    siteDomain,
    titulo,
    descricao,
  };
}

/** The file, in the form that the formatter keeps. */
export function brandText(fields: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify({ $schema: './brand.schema.json', ...fields }, null, 2);
  return `${text.replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')}\n`;
}

function numberIn(text = ''): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** A brand first offers a plan that it sells; without the whole credit, that is the first one of its table. */
function planOf(table: string): { readonly tipoPlano?: Brand['tipoPlano'] } {
  const [first = ''] = table.split('_');
  const plan = plans.get(first);
  return plan ? { tipoPlano: plan } : {};
}

const plans: ReadonlyMap<string, Brand['tipoPlano']> = new Map<PlanTable, Brand['tipoPlano']>([
  ['pagametade', 'CREDITO_PAGAMETADE'],
  ['reduzida', 'PARCELA_REDUZIDA'],
]);

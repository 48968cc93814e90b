import type { Brand, PlanTable } from '@consorcio/shared/entities';
import type { BrandAnswers } from './facts';

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

import type { PlanTable } from '@consorcio/shared/entities';
import type { BrandFields } from './brand-draft';
import type { Rule } from './rule';
import { shown } from './shown';

/** The greetings whose words promise 50% off the first instalment. */
const discountGreetings: readonly unknown[] = ['offer', 'app-user'];

/** The discount of a company that `descontos` does not name. SPEC section 4. */
const USUAL_PERCENT = 50;

const givesTheDiscountItPromises: Rule = ({ greeting, desconto }) =>
  discountGreetings.includes(greeting) &&
  desconto === false && {
    fields: ['desconto', 'greeting'],
    sentence: `desconto is false, and the greeting "${greeting}" promises 50% off the first instalment. Write "desconto": true, or another greeting.`,
  };

const givesTheDiscountItsWordsPromise: Rule = (fields) => {
  const field = fieldWith(/\b[56]0 ?%|metade da primeira parcela|desconto na primeira parcela/i, fields);
  if (field === undefined || fields.desconto !== false) return undefined;
  const [, percent] = /\b([56]0) ?%/.exec(textOf(field, fields)) ?? [];
  const words = percent === undefined ? 'a discount on the first instalment' : `${percent}%`;
  return {
    fields: ['desconto', field],
    sentence: `desconto is false, and ${field} mentions ${words}. Write "desconto": true, or other words.`,
  };
};

const promisesThePercentOfItsCompany: Rule = (fields) => {
  const { desconto, descontos, empresaId, greeting } = fields;
  if (desconto !== true) return undefined;
  const percents = new Map<string, unknown>(Object.entries(Object(descontos)));
  const right = percents.get(String(empresaId)) ?? USUAL_PERCENT;
  const fieldSaying = (percent: unknown) => fieldWith(new RegExp(`\\b${percent} ?%`), fields);
  const wrong = [USUAL_PERCENT, ...percents.values()].find((percent) => percent !== right && fieldSaying(percent));
  const inWords = wrong === undefined ? undefined : fieldSaying(wrong);
  const isGreeting = inWords === undefined && right !== USUAL_PERCENT && discountGreetings.includes(greeting);
  if (inWords === undefined && !isGreeting) return undefined;
  const where = isGreeting ? `the greeting "${greeting}"` : inWords;
  const fix = isGreeting ? 'Write another greeting' : `Write ${right}%`;
  return {
    fields: [inWords ?? 'greeting', 'empresaId'],
    sentence: `empresaId is ${empresaId}, which gives ${right}% off the first instalment, and ${where} promises ${wrong ?? USUAL_PERCENT}%. ${fix}, or another empresaId.`,
  };
};

const sellsThePlanItsWordsPromise: Rule = (fields) =>
  plansInWords
    .map(({ words, table }) => {
      const field = fieldWith(words, fields);
      return (
        field !== undefined &&
        !sells(fields, table) && {
          fields: ['tipoTabela', field],
          sentence: `tipoTabela is ${shown(fields.tipoTabela)}, and ${field} mentions a plan of the table "${table}". Write a table with it, or other words.`,
        }
      );
    })
    .find(Boolean);

const plansInWords: readonly { readonly words: RegExp; readonly table: PlanTable }[] = [
  { words: /\b30 ?%|paga reduzida/i, table: 'reduzida' },
  { words: /metade da parcela|paga metade/i, table: 'pagametade' },
];

/** A table that is not a string is reported already. */
function sells({ tipoTabela }: BrandFields, table: PlanTable): boolean {
  return typeof tipoTabela !== 'string' || tipoTabela.split('_').includes(table);
}

const sellsThePlanItPromises: Rule = (fields) => {
  const { greeting, tipoTabela } = fields;
  const promised = planPromised.get(greeting);
  return (
    promised &&
    !sells(fields, promised) && {
      fields: ['tipoTabela', 'greeting'],
      sentence: `tipoTabela is ${shown(tipoTabela)}, and the greeting "${greeting}" promises a plan of the table "${promised}". Write a table with it, or another greeting.`,
    }
  );
};

const planPromised: ReadonlyMap<unknown, PlanTable> = new Map([
  ['app-user', 'pagametade'],
  ['exclusive', 'reduzida'],
]);

const asksForTheCouponItMentions: Rule = (fields) => {
  const mentioning = fields.greeting === 'coupon' ? 'greeting' : fieldWith(/cupom/i, fields);
  return (
    mentioning !== undefined &&
    fields.shouldUseCoupon === false &&
    fields.cupom === null && {
      fields: ['shouldUseCoupon', mentioning],
      sentence: `shouldUseCoupon is false, and ${mentioning} mentions a coupon. Write "shouldUseCoupon": true, or other words.`,
    }
  );
};

function fieldWith(words: RegExp, fields: BrandFields): string | undefined {
  return ['banner', 'titulo', 'descricao'].find((name) => words.test(textOf(name, fields)));
}

function textOf(field: string, fields: BrandFields): string {
  return JSON.stringify(fields[field] ?? '');
}

const offersAPlanItSells: Rule = (fields) => {
  const { tipoPlano, tipoTabela } = fields;
  const table = tableOf.get(tipoPlano);
  return (
    table &&
    !sells(fields, table) && {
      fields: ['tipoPlano', 'tipoTabela'],
      sentence: `tipoPlano is ${shown(tipoPlano)}, and tipoTabela ${shown(tipoTabela)} does not sell it. Write a table with "${table}", or another tipoPlano.`,
    }
  );
};

const tableOf: ReadonlyMap<unknown, PlanTable> = new Map([
  ['CREDITO_INTEGRAL', 'integral'],
  ['CREDITO_PAGAMETADE', 'pagametade'],
  ['PARCELA_REDUZIDA', 'reduzida'],
]);

/** What a brand promises in its words, it gives. */
export const promiseRules: readonly Rule[] = [
  givesTheDiscountItPromises,
  givesTheDiscountItsWordsPromise,
  promisesThePercentOfItsCompany,
  sellsThePlanItPromises,
  sellsThePlanItsWordsPromise,
  asksForTheCouponItMentions,
  offersAPlanItSells,
];

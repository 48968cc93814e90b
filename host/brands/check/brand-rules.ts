import type { PlanTable } from '@consorcio/shared/entities';
import type { BrandFields } from './brand-draft';
import { brandDefaults } from './brand-file';
import { shown } from './field-problems';

/** A contradiction between fields of one brand. */
export interface BrokenRule {
  /** The fields where it could be fixed. */
  readonly fields: readonly string[];
  /** One line. */
  readonly sentence: string;
}

/** Checks what a schema cannot express. `name` is the name of the brand's file. */
export function brokenRules(name: string, written: BrandFields): readonly BrokenRule[] {
  const fields = { ...brandDefaults, ...written };
  return rules.flatMap((rule) => rule(fields, name) ?? []);
}

type Rule = (fields: BrandFields, name: string) => BrokenRule | undefined;

const isCalledAsItsFile: Rule = ({ id }, name) =>
  typeof id === 'string' && id !== name
    ? {
        fields: ['id'],
        sentence: `id is ${shown(id)}, and the file is called ${name}.json. Write ${shown(name)}, or rename the file.`,
      }
    : undefined;

const hasAnAddress: Rule = ({ routes, hosts }) =>
  isEmpty(routes) && isEmpty(hosts)
    ? {
        fields: ['routes', 'hosts'],
        sentence:
          'routes and hosts are empty, so no visitor can find the brand. Write a path into routes, or a host name into hosts.',
      }
    : undefined;

const givesTheDiscountItPromises: Rule = ({ greeting, desconto }) =>
  (greeting === 'offer' || greeting === 'app-user') && desconto === false
    ? {
        fields: ['desconto', 'greeting'],
        sentence: `desconto is false, and the greeting "${greeting}" promises 50% off the first instalment. Write "desconto": true, or another greeting.`,
      }
    : undefined;

const givesTheDiscountItsWordsPromise: Rule = (fields) => {
  const field = wordsWith(/\b50 ?%/, fields);
  return field !== undefined && fields.desconto === false
    ? {
        fields: ['desconto', field],
        sentence: `desconto is false, and ${field} mentions 50%. Write "desconto": true, or other words.`,
      }
    : undefined;
};

const sellsThePlanItsWordsPromise: Rule = (fields) =>
  plansInWords
    .flatMap(({ words, table }) => {
      const field = wordsWith(words, fields);
      return field === undefined || sells(fields, table)
        ? []
        : {
            fields: ['tipoTabela', field],
            sentence: `tipoTabela is ${shown(fields.tipoTabela)}, and ${field} mentions a plan of the table "${table}". Write a table with it, or other words.`,
          };
    })
    .at(0);

/** The words by which visitors recognise a plan type. */
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
  return promised === undefined || sells(fields, promised)
    ? undefined
    : {
        fields: ['tipoTabela', 'greeting'],
        sentence: `tipoTabela is ${shown(tipoTabela)}, and the greeting "${greeting}" promises a plan of the table "${promised}". Write a table with it, or another greeting.`,
      };
};

/** The plan type that the words of a greeting promise. */
const planPromised: ReadonlyMap<unknown, PlanTable> = new Map([
  ['app-user', 'pagametade'],
  ['exclusive', 'reduzida'],
]);

const asksForTheCouponItMentions: Rule = (fields) => {
  const mentioning = fields.greeting === 'coupon' ? 'greeting' : wordsWith(/cupom/i, fields);
  return mentioning === undefined || fields.shouldUseCoupon !== false || fields.cupom !== null
    ? undefined
    : {
        fields: ['shouldUseCoupon', mentioning],
        sentence: `shouldUseCoupon is false, and ${mentioning} mentions a coupon. Write "shouldUseCoupon": true, or other words.`,
      };
};

/** The first field with text for visitors that contains these words. */
function wordsWith(words: RegExp, fields: BrandFields): string | undefined {
  return ['banner', 'titulo', 'descricao'].find((name) => words.test(JSON.stringify(fields[name] ?? '')));
}

const offersAPlanItSells: Rule = (fields) => {
  const { tipoPlano, tipoTabela } = fields;
  const table = tableOf.get(tipoPlano);
  return table === undefined || sells(fields, table)
    ? undefined
    : {
        fields: ['tipoPlano', 'tipoTabela'],
        sentence: `tipoPlano is ${shown(tipoPlano)}, and tipoTabela ${shown(tipoTabela)} does not sell it. Write a table with "${table}", or another tipoPlano.`,
      };
};

/** The name of each plan type in the names of the tables. */
const tableOf: ReadonlyMap<unknown, PlanTable> = new Map([
  ['CREDITO_INTEGRAL', 'integral'],
  ['CREDITO_PAGAMETADE', 'pagametade'],
  ['PARCELA_REDUZIDA', 'reduzida'],
]);

const rules: readonly Rule[] = [
  isCalledAsItsFile,
  hasAnAddress,
  givesTheDiscountItPromises,
  givesTheDiscountItsWordsPromise,
  sellsThePlanItPromises,
  sellsThePlanItsWordsPromise,
  asksForTheCouponItMentions,
  offersAPlanItSells,
];

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

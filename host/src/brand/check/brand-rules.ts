import type { PlanTable } from '@consorcio/shared/entities';
import type { BrandFields } from './brand-draft';
import { brandDefaults } from './brand-file';
import { shown } from './field-problems';

/** Something wrong between fields of one brand. */
export interface BrokenRule {
  /** Where it could be mended. */
  readonly fields: readonly string[];
  /** One line. */
  readonly sentence: string;
}

/** What no schema can say of a brand by itself. `name` is what its file is called. */
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

const livesSomewhere: Rule = ({ routes, hosts }) =>
  isEmpty(routes) && isEmpty(hosts)
    ? {
        fields: ['routes', 'hosts'],
        sentence:
          'routes and hosts are empty, so nobody finds the brand. Write a path into routes, or a host name into hosts.',
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
        sentence: `desconto is false, and ${field} speaks of 50%. Write "desconto": true, or other words.`,
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
            sentence: `tipoTabela is ${shown(fields.tipoTabela)}, and ${field} speaks of a plan of the table "${table}". Write a table with it, or other words.`,
          };
    })
    .at(0);

/** By which words people know a plan type. */
const plansInWords: readonly { readonly words: RegExp; readonly table: PlanTable }[] = [
  { words: /\b30 ?%|paga reduzida/i, table: 'reduzida' },
  { words: /metade da parcela|paga metade/i, table: 'pagametade' },
];

/** A table that is no word is told of already. */
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

/** Which of the tables' plan types the words of a greeting speak of. */
const planPromised: ReadonlyMap<unknown, PlanTable> = new Map([
  ['app-user', 'pagametade'],
  ['exclusive', 'reduzida'],
]);

const asksForTheCouponItSpeaksOf: Rule = (fields) => {
  const speaks = fields.greeting === 'coupon' ? 'greeting' : wordsWith(/cupom/i, fields);
  return speaks === undefined || fields.shouldUseCoupon !== false || fields.cupom !== null
    ? undefined
    : {
        fields: ['shouldUseCoupon', speaks],
        sentence: `shouldUseCoupon is false, and ${speaks} speaks of a coupon. Write "shouldUseCoupon": true, or other words.`,
      };
};

/** The first text that visitors read on which these words stand. */
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

/** What a plan type is called in the names of the tables. */
const tableOf: ReadonlyMap<unknown, PlanTable> = new Map([
  ['CREDITO_INTEGRAL', 'integral'],
  ['CREDITO_PAGAMETADE', 'pagametade'],
  ['PARCELA_REDUZIDA', 'reduzida'],
]);

const rules: readonly Rule[] = [
  isCalledAsItsFile,
  livesSomewhere,
  givesTheDiscountItPromises,
  givesTheDiscountItsWordsPromise,
  sellsThePlanItPromises,
  sellsThePlanItsWordsPromise,
  asksForTheCouponItSpeaksOf,
  offersAPlanItSells,
];

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

import { creditRange, type GoodsType, type PlanTypeCode, planTypeCodes } from '@consorcio/shared/validation';
import { brands } from '../../pages/fixtures/brands';
import { type GoodsTable, goodsTables, reserveFund } from './goods';
import { reducedInCents, type Terms } from './instalments';

/** One plan for one credit: the smallest thing with a price. */
export interface Offer {
  readonly table: GoodsTable;
  readonly planType: PlanTypeCode;
  readonly terms: Terms;
}

/** The part of the instalment that is paid until contemplation, in percent. SPEC section 9. */
export const percentUntilContemplation = {
  CREDITO_INTEGRAL: 100,
  CREDITO_PAGAMETADE: 50,
  PARCELA_REDUZIDA: 70,
} as const satisfies Record<PlanTypeCode, number>;

/** The offer of these goods, if that plan type is for sale for them. */
export function offerOf(table: GoodsTable, planType: PlanTypeCode, creditInCents: number, months: number) {
  const adminFee = table.adminFee[planType];
  return adminFee === undefined
    ? undefined
    : { table, planType, terms: { creditInCents, months, adminFee, reserveFund } };
}

/** The monthly payment until contemplation. */
export function instalmentInCents({ terms, planType }: Offer): number {
  return reducedInCents(terms, percentUntilContemplation[planType]);
}

/**
 * The discount of a company's campaign on the first instalment, in percent (SPEC sections 1, 4 and 9); other companies have
 * none. The SPEC flags brands, but the API sees only companies: so the companies of our brands with the flag are added.
 */
const discountPercent: ReadonlyMap<number, number> = new Map([
  ...brands.filter(({ desconto }) => desconto).map(({ empresaId }) => [empresaId, 50] as const),
  [97, 60],
  [58, 50],
  [99, 50],
]);

/** The first instalment at this company. */
export function offeredFirstInstalment(offer: Offer, empresaId: number): number {
  const left = 100 - (discountPercent.get(empresaId) ?? 0);
  return Math.round((instalmentInCents(offer) * left) / 100);
}

/** The smallest credit for sale. */
export const minimumInCents = ({ goods }: GoodsTable) => creditRange('CREDITO_INTEGRAL', goods).minimumInCents;

/** The ids encode the offer, so that any sandbox can find it again. */
export function idsOf({ table, planType, terms }: Offer): { planoID: number; bemId: number } {
  return {
    planoID: table.digit * 10_000 + terms.months * 10 + planTypeCodes.indexOf(planType) + 1,
    bemId: terms.creditInCents * 10 + table.digit,
  };
}

/** The offer behind a pair of ids, if the catalogue has this plan for these goods. */
export function offerById(planoID: number | string, bemID: number | string): Offer | undefined {
  if (typeof planoID === 'string' || typeof bemID === 'string') return undefined; // the ids of the catalogue are numbers
  const table = goodsTables.find(({ digit }) => digit === bemID % 10);
  const creditInCents = Math.floor(bemID / 10);
  if (!table || creditInCents < minimumInCents(table) || creditInCents > table.topInCents) return undefined;
  return table.months
    .flatMap((months) => planTypeCodes.map((planType) => offerOf(table, planType, creditInCents, months)))
    .find((offer) => offer && idsOf(offer).planoID === planoID);
}

export interface CardsQuery {
  readonly wanted: readonly { readonly goods: GoodsType; readonly planType: PlanTypeCode }[];
  readonly creditInCents: number;
  readonly incomeInCents: number;
  readonly descending: boolean;
}

/** A credit over a number of months, with at least one plan for it. */
export type CatalogueCard = readonly [Offer, ...Offer[]];

/**
 * The requested credit and slightly larger ones, each over several terms, if the instalment fits the income: up to 30% of it (SPEC
 * section 9). Without cards the reason is `credit` if nothing is for sale at or above the credit, else `income`.
 */
export function findCards({ wanted, creditInCents, incomeInCents, descending }: CardsQuery) {
  const sold = goodsTables.flatMap((table) => {
    const planTypes = wanted.filter(({ goods }) => goods === table.goods).map(({ planType }) => planType);
    return combinationsOf(table, creditInCents).map(([credit, months]) =>
      planTypes.flatMap((planType) => offerOf(table, planType, credit, months) ?? []),
    );
  });
  if (sold.flat().length === 0) return { nothingFor: 'credit' } as const;
  const fits = (offer: Offer) => instalmentInCents(offer) * 100 <= incomeInCents * 30;
  const cards = sold
    .map((offers) => offers.filter(fits))
    .flatMap(([one, ...more]) => (one ? [[one, ...more] as const] : []));
  if (cards.length === 0) return { nothingFor: 'income' } as const;
  const direction = descending ? -1 : 1;
  const creditOf = ([{ terms }]: CatalogueCard) => terms.creditInCents;
  return { cards: cards.sort((one, other) => direction * (creditOf(one) - creditOf(other))) };
}

/** The requested credit over every term, one about 10% above over two terms, one about 25% above over the longest. */
function combinationsOf(table: GoodsTable, asked: number): (readonly [credit: number, months: number])[] {
  const first = Math.max(asked, minimumInCents(table));
  const above = (percent: number) => Math.ceil((first * percent) / 100 / table.stepInCents) * table.stepInCents;
  const second = above(110);
  const third = Math.max(above(125), second + table.stepInCents);
  const [long, middle, short] = table.months;
  const terms = [
    [first, [long, middle, short]],
    [second, [long, middle]],
    [third, [long]],
  ] as const;
  const all = terms.flatMap(([credit, months]) => months.map((each) => [credit, each] as const));
  return all.filter(([credit]) => credit <= table.topInCents);
}

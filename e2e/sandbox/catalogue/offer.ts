import { creditRange, type PlanTypeCode, planTypeCodes } from '@consorcio/shared/validation';
import { type GoodsTable, goodsTables, reserveFund } from './goods-tables';
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
export function offerOf(
  table: GoodsTable,
  planType: PlanTypeCode,
  creditInCents: number,
  months: number,
): Offer | undefined {
  const adminFee = table.adminFee[planType];
  if (adminFee === undefined) return undefined;
  return { table, planType, terms: { creditInCents, months, adminFee, reserveFund } };
}

/** The monthly payment until contemplation. */
export function instalmentInCents({ terms, planType }: Offer): number {
  return reducedInCents(terms, percentUntilContemplation[planType]);
}

/** An instalment may be up to 30% of the income. SPEC section 9. */
export function fitsIncome(offer: Offer, incomeInCents: number): boolean {
  return instalmentInCents(offer) * 100 <= incomeInCents * 30;
}

/** The range of credits for sale, both ends included. */
export function creditsSold(table: GoodsTable): { minimumInCents: number; maximumInCents: number } {
  const { minimumInCents } = creditRange('CREDITO_INTEGRAL', table.goods);
  return { minimumInCents, maximumInCents: table.topInCents };
}

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
  if (!table || creditInCents < creditsSold(table).minimumInCents || creditInCents > table.topInCents) return undefined;
  return table.months
    .flatMap((months) => planTypeCodes.map((planType) => offerOf(table, planType, creditInCents, months)))
    .find((offer) => offer && idsOf(offer).planoID === planoID);
}

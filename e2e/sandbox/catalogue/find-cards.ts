import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';
import { type GoodsTable, goodsTables } from './goods-tables';
import { creditsSold, fitsIncome, type Offer, offerOf } from './offer';

export interface CardsQuery {
  readonly wanted: readonly { readonly goods: GoodsType; readonly planType: PlanTypeCode }[];
  readonly creditInCents: number;
  readonly incomeInCents: number;
  readonly descending: boolean;
}

/** A credit over a number of months, with at least one plan for it. */
export type CatalogueCard = readonly [Offer, ...Offer[]];

/** The cards, or the reason why there are none. */
export type CardsFound = { readonly cards: readonly CatalogueCard[] } | { readonly nothingFor: 'credit' | 'income' };

/**
 * The requested credit and slightly larger ones, each over several terms, if the instalment fits the income. Without cards
 * the reason is `credit` if nothing is for sale at or above the credit, else `income`.
 */
export function findCards({ wanted, creditInCents, incomeInCents, descending }: CardsQuery): CardsFound {
  const sold = goodsTables.flatMap((table) => {
    const planTypes = wanted.filter(({ goods }) => goods === table.goods).map(({ planType }) => planType);
    return combinationsOf(table, creditInCents).flatMap(({ credit, months }) => {
      const offers = planTypes.flatMap((planType) => offerOf(table, planType, credit, months) ?? []);
      return cardsOf(offers);
    });
  });
  if (sold.length === 0) return { nothingFor: 'credit' };
  const cards = sold.flatMap((offers) => cardsOf(offers.filter((offer) => fitsIncome(offer, incomeInCents))));
  if (cards.length === 0) return { nothingFor: 'income' };
  const direction = descending ? -1 : 1;
  return { cards: cards.sort((one, other) => direction * (creditOf(one) - creditOf(other))) };
}

function creditOf([{ terms }]: CatalogueCard): number {
  return terms.creditInCents;
}

/** The offers as one card, or no card without offers. */
function cardsOf([first, ...others]: readonly Offer[]): CatalogueCard[] {
  return first ? [[first, ...others]] : [];
}

/** The requested credit over every term, one about 10% above over two terms, one about 25% above over the longest. */
function combinationsOf(table: GoodsTable, asked: number): { credit: number; months: number }[] {
  const { minimumInCents, maximumInCents } = creditsSold(table);
  const first = Math.max(asked, minimumInCents);
  const above = (percent: number) => Math.ceil((first * percent) / 100 / table.stepInCents) * table.stepInCents;
  const second = above(110);
  const third = Math.max(above(125), second + table.stepInCents);
  const [long, middle, short] = table.months;
  return [
    { credit: first, months: long },
    { credit: first, months: middle },
    { credit: first, months: short },
    { credit: second, months: long },
    { credit: second, months: middle },
    { credit: third, months: long },
  ].filter(({ credit }) => credit <= maximumInCents);
}

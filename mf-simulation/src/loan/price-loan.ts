/**
 * Borrows an amount for some months, with equal instalments (Price table). Money in integer cents.
 * @param rate percent a month, above 0
 */
export function priceLoan(amountInCents: number, months: number, rate: number) {
  const monthly = rate / 100;
  const instalmentInCents = Math.round((amountInCents * monthly) / (1 - (1 + monthly) ** -months));
  const totalInCents = instalmentInCents * months;
  return { instalmentInCents, totalInCents, interestInCents: totalInCents - amountInCents };
}

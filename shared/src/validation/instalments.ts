import { accept, type Checked, refuse } from './checked';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/** The numbers of card instalments for the first payment, without interest. SPEC section 9. */
export const instalmentCounts = [1, 2, 3] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];

/** The chosen instalments: '1' or '1x', up to 3; returns the number. 'Selecione parcelas'. SPEC section 5. */
export function checkInstalments(chosen: string): Checked<InstalmentCount> {
  const label = tidy(chosen).toLowerCase();
  const count = instalmentCounts.find((instalments) => label === `${instalments}` || label === `${instalments}x`);
  return count === undefined ? refuse(validationMessages.instalments) : accept(count);
}

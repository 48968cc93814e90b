import { paymentMethods } from '@consorcio/shared/entities';
import { magic } from '../magic-values';

/** The payment methods that a proposal with this e-mail offers, as the API codes them. */
export function paymentMethodsFor(email: string): number[] {
  return [...(byEmail.get(email.toLowerCase()) ?? Object.values(paymentMethods))];
}

const byEmail: ReadonlyMap<string, readonly number[]> = new Map([
  [magic.proposalWithoutMethods, []],
  [magic.proposalWithUnknownMethod, [9]],
  [magic.proposalByPixOnly, [paymentMethods.pix]],
  [magic.proposalByCardOnly, [paymentMethods.card]],
  [magic.proposalByBoletoOnly, [paymentMethods.boleto]],
]);

import { lenient, valueUnder } from './lenient';
import { asText, asWholeNumber } from './lenient-values';
import { paymentMethods } from './payment-method';

const names: readonly (readonly [RegExp, number])[] = [
  [/cart|card|cr[eé]dit/i, paymentMethods.card],
  [/boleto/i, paymentMethods.boleto],
  [/pix/i, paymentMethods.pix],
];

/**
 * A payment method as the API codes it, also as text, by name or as an object with its code. Unknown codes are kept: the
 * visitor can then talk to a specialist.
 */
export const paymentMethodCodeSchema = lenient((value) => {
  const code =
    valueUnder(value, ['codigo', 'code', 'id', 'formaPagamentoId']) ?? valueUnder(value, ['nome', 'name']) ?? value;
  const name = asText(code) ?? '';
  return asWholeNumber(code) ?? names.find(([pattern]) => pattern.test(name))?.[1];
});

import type * as z from 'zod/mini';
import { identifierSchema } from './identifier';
import { dayOrEmpty, entity, lenient, optionalPart } from './lenient';
import { asText } from './lenient-values';

/** The text to pay with: a charge without it is none. */
export const payableCode = lenient((value) => asText(value)?.trim() || undefined);

type Names<Parts> = { readonly [Key in keyof Parts]?: readonly string[] };

/**
 * A charge as the API answers it: the parts of its method, its contract, and when it is due. SPEC section 3 names the parts of a
 * charge, not their keys.
 */
export function chargeSchema<Parts extends Readonly<Record<string, z.ZodMiniType>>>(
  parts: Parts,
  otherNames: Names<Parts>,
) {
  return entity(
    { contrato: optionalPart(identifierSchema), ...parts, dataVencimento: dayOrEmpty },
    {
      ...otherNames,
      contrato: ['numeroContrato'],
      dataVencimento: ['vencimento', 'dueDate', 'dataDeVencimento', 'dataExpiracao'],
    },
  );
}

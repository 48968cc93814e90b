import * as z from 'zod/mini';
import { dataOf } from './envelope';

const absentAsEmpty = z._default(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text ?? ''),
  ),
  '',
);

/** An address from the postal code look-up; unknown parts are empty. SPEC section 3. */
export const addressSchema = z.object({
  cep: z.string(),
  bairro: absentAsEmpty,
  cidade: absentAsEmpty,
  complemento: absentAsEmpty,
  estado: absentAsEmpty,
  logradouro: absentAsEmpty,
  numero: absentAsEmpty,
});
export type Address = z.infer<typeof addressSchema>;
export const addressAnswerSchema = dataOf(addressSchema);

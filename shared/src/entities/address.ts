import type * as z from 'zod/mini';
import { dataOf } from './envelope';
import { entity, textOrEmpty } from './lenient';

/** An address from the postal code look-up; unknown parts are empty. SPEC section 3. */
export const addressSchema = entity(
  {
    cep: textOrEmpty,
    bairro: textOrEmpty,
    cidade: textOrEmpty,
    complemento: textOrEmpty,
    estado: textOrEmpty,
    logradouro: textOrEmpty,
    numero: textOrEmpty,
  },
  { cidade: ['localidade'], estado: ['uf'], logradouro: ['rua', 'endereco'] },
);
export type Address = z.infer<typeof addressSchema>;
/** The answer of the postal code look-up. SPEC section 7. */
export const addressAnswerSchema = dataOf(addressSchema);

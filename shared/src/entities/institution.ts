import * as z from 'zod/mini';
import { isCnpj } from '../validation';
import { publicAddressSchema } from './public-address';

/** A text that visitors read. */
export const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A service that a visitor may call. */
const serviceSchema = z.strictObject({ telefone: words(30), horario: words(60) });

/** A document of the contract. The version is recorded when a visitor accepts it. */
const documentSchema = z.strictObject({ versao: words(20), endereco: publicAddressSchema });

/** The administrator behind the product: who it is, whom to call, and which documents a visitor signs. */
export const institutionSchema = z.strictObject({
  exemplo: z.boolean(), // invented values, for tests and the sandbox
  razaoSocial: words(90),
  cnpj: z.string().check(z.refine(isCnpj)), // 14 characters, without mask
  endereco: words(160),
  sac: serviceSchema,
  ouvidoria: serviceSchema,
  privacidade: z.string().check(z.maxLength(60), z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/)), // e-mail
  contrato: documentSchema, // the general conditions
  regulamento: documentSchema, // the regulation of the group
  processadora: words(40), // who processes cards
  taxaFinanciamento: z.number().check(z.positive(), z.maximum(20)), // % a month, of the example loan that a plan is compared with
});
export type Institution = z.infer<typeof institutionSchema>;

import * as z from 'zod/mini';
import { identifierSchema } from './identifier';
import { personTypeSchema } from './person-type';

/** The contract the visitor fills in. Dates are yyyy-mm-dd, documents and phones without mask. SPEC section 3. */
export const contractSchema = z.object({
  empresaID: z.int(),
  bemID: identifierSchema,
  planoID: identifierSchema,
  leadID: identifierSchema,
  planoMeses: z.int(),
  tipoPessoa: personTypeSchema,
  nomeRazao: z.string(),
  cpfCnpj: z.string(),
  rgIe: z.string(),
  nascimentoFundacao: z.string(),
  email: z.string(),
  telefoneResidencial: z.string(),
  telefoneCelular: z.string(),
  rendaMensal: z.number(),
  autoriza: z.boolean(),
  aceiteRegulamento: z.boolean(),
  nomeEmpresa: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cep: z.string(),
  cidade: z.string(),
  estado: z.string(),
  tipoCliente: z.enum(['Pessoa Física', 'Pessoa Jurídica']),
});
export type Contract = z.infer<typeof contractSchema>;

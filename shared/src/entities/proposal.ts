import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { paymentMethodCodeSchema } from './payment-method';
import { personTypeSchema } from './person-type';

/** Where the visitor is, when they told us and it has not expired. SPEC section 3. */
export const geoLocationSchema = z.object({
  geoId: identifierSchema,
  cidadeGeo: z.string(),
  estadoGeo: z.string(),
  estadoGeoId: identifierSchema,
  paisGeo: z.string(),
  latitudeGeo: z.number(),
  longitudeGeo: z.number(),
});
export type GeoLocation = z.infer<typeof geoLocationSchema>;

/** What `POST /api/proposta` takes. SPEC section 3. */
export const proposalRequestSchema = z.object({
  bairro: z.string(),
  bemID: identifierSchema,
  cep: z.string(),
  cidade: z.string(),
  complemento: z.string(),
  cpfCnpj: z.string(),
  email: z.string(),
  empresaId: z.int(),
  estado: z.string(),
  leadId: identifierSchema,
  logradouro: z.string(),
  nascimentoFundacao: z.string(),
  nome: z.string(),
  nomeRazao: z.string(),
  numero: z.string(),
  planoID: identifierSchema,
  planoMeses: z.int(),
  rendaFaturamento: z.number(),
  rendaMensal: z.number(),
  telefone: z.string(),
  telefoneCelular: z.string(),
  termos: z.literal(true),
  tipoPessoa: personTypeSchema,
  cupomCodigo: z.nullable(z.string()),
  geoLocation: z.optional(geoLocationSchema),
});
export type ProposalRequest = z.infer<typeof proposalRequestSchema>;

export const proposalSchema = z.object({
  propostaID: identifierSchema,
  propostaToken: z.string(),
  contrato: identifierSchema,
  formasPagamentoDisponiveis: z.array(paymentMethodCodeSchema),
});
export type Proposal = z.infer<typeof proposalSchema>;
export const proposalAnswerSchema = dataOf(proposalSchema);

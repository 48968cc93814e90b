import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { geoLocationSchema } from './geo-location';
import { identifierSchema } from './identifier';
import { entity, lenient, listOf, optionalPart } from './lenient';
import { asText } from './lenient-values';
import { paymentMethodCodeSchema } from './payment-method';

/** 0 individual, 1 company. SPEC section 3. */
export const personTypeSchema = z.union([z.literal(0), z.literal(1)]);
export type PersonType = z.infer<typeof personTypeSchema>;

/** A location of the browser has only coordinates: the other parts are null. */
const sentGeoLocationSchema = z.extend(geoLocationSchema, {
  geoId: z.nullable(identifierSchema),
  cidadeGeo: z.nullable(z.string()),
  estadoGeo: z.nullable(z.string()),
  estadoGeoId: z.nullable(identifierSchema),
  paisGeo: z.nullable(z.string()),
});

/** The body of `POST /api/proposta`. SPEC section 3. */
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
  geoLocation: z.optional(z.nullable(sentGeoLocationSchema)), // we send null when it is unknown
});
export type ProposalRequest = z.infer<typeof proposalRequestSchema>;

const methods = listOf('payment methods', paymentMethodCodeSchema);
/** A created proposal. `contrato` is the number that people read. SPEC section 3. */
export const proposalSchema = entity({
  propostaID: identifierSchema,
  propostaToken: lenient((value) => asText(value)?.trim() || undefined),
  contrato: optionalPart(identifierSchema),
  formasPagamentoDisponiveis: lenient((value) => methods.safeParse(value).data ?? []),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** The answer of `POST /api/proposta`. SPEC section 7. */
export const proposalAnswerSchema = dataOf(proposalSchema);

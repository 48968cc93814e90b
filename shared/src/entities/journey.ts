import * as z from 'zod/mini';
import { addressSchema } from './address';
import { catalogueItemSchema } from './catalogue';
import { chosenCategorySchema } from './category';
import { couponErrorCodeSchema, couponSchema } from './coupon';
import { geoLocationSchema } from './geo-location';
import { leadSchema } from './lead';
import { paymentSchema } from './payment';
import { personTypeSchema } from './person-type';
import { planDetailsSchema } from './plan-details';
import { proposalSchema } from './proposal';
import { selectedPlanSchema } from './selected-plan';

/** The data of the contract that can be corrected, each by its own question. */
export const correctionSchema = z.enum([
  'titular',
  'nome',
  'email',
  'cpf-cnpj',
  'telefone',
  'nascimento',
  'cep',
  'numero',
  'complemento',
]);
export type Correction = z.infer<typeof correctionSchema>;

const cents = z.int().check(z.nonnegative());

/**
 * What holds for the visitor, whatever they buy. Every part is absent until it is known, so that nobody is asked twice.
 * It holds only what two segments, or a segment and the host, read; what one segment alone reads is declared by that
 * segment (`SegmentState`). It is stored, so no card data may ever enter it. SPEC section 3.
 */
const visitorDataSchema = z.object({
  categoria: z.optional(chosenCategorySchema),
  nome: z.optional(z.string()),
  rendaMensalInCents: z.optional(cents), // includes the extra income
  email: z.optional(z.string()),
  telefone: z.optional(z.string()), // 11 digits
  lead: z.optional(leadSchema),
  catalogo: z.optional(z.array(catalogueItemSchema)),
  planoSelecionado: z.optional(selectedPlanSchema),
  planoDetalhes: z.optional(planDetailsSchema),
  empresaId: z.optional(z.int()), // set by the plan chosen under the referral special campaign

  tipoPessoa: z.optional(personTypeSchema),
  nomeRazao: z.optional(z.string()),
  cpfCnpj: z.optional(z.string()), // without mask
  nascimentoFundacao: z.optional(z.string()), // yyyy-mm-dd
  cep: z.optional(z.string()), // the last one typed, 8 digits; the address found for it is `endereco`
  endereco: z.optional(addressSchema), // empty: not known yet
  semComplemento: z.optional(z.boolean()), // said to have none
  cepErrorAt: z.optional(z.enum(['cep-first-input', 'proposal-alterar', 'proposta'])), // who asked for the CEP
  localizacao: z.optional(z.object({ geoLocation: geoLocationSchema, expiraEm: z.int() })), // as the page found it; epoch ms
  compras: z.optional(z.int()), // sales closed so far: what is bought after one is another wish
});

/** What belongs to one purchase: an exit of the itinerary that begins another one drops it. */
export const purchaseDataSchema = z.object({
  correcao: z.optional(correctionSchema), // what is being corrected: it is asked although it is known
  /** Decided when the terms were accepted first, so that the same proposal is the same on every try. */
  geoLocation: z.optional(z.nullable(geoLocationSchema)),
  userCupom: z.optional(z.string()), // the code last tried
  cupom: z.optional(couponSchema), // the last valid one, applied or not
  cupomErros: z.optional(z.array(couponErrorCodeSchema)),
  cupomDecisao: z.optional(z.object({ para: z.string(), aplicado: z.boolean() })), // `para`: see couponContext
  proposta: z.optional(proposalSchema),
  pagamento: z.optional(paymentSchema),
});

/** What one visitor's conversation has learnt so far, as far as more than one part of the product reads it. */
export const journeySchema = z.extend(visitorDataSchema, purchaseDataSchema.shape);
export type Journey = z.infer<typeof journeySchema>;

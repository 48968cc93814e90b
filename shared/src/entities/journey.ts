import * as z from 'zod/mini';
import { addressSchema } from './address';
import { catalogueItemSchema } from './catalogue';
import { categorySchema, chosenCategorySchema } from './category';
import { couponErrorCodeSchema, couponSchema } from './coupon';
import { geoLocationSchema } from './geo-location';
import { leadSchema } from './lead';
import { openChargesSchema, paymentSchema } from './payment';
import { personTypeSchema } from './person-type';
import { planDetailsSchema } from './plan-details';
import { proposalSchema } from './proposal';
import { selectedPlanSchema } from './selected-plan';
import { surveyAnswersSchema } from './survey';

/** The data of the contract that can be mended, each by its own question. */
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
 * What one visitor's conversation has learnt so far. Every part is absent until it is known, so that nobody is asked
 * twice. It is the only state that segments share; it is stored, so no card data may ever enter it. SPEC section 3.
 */
export const journeySchema = z.object({
  categorias: z.optional(z.array(categorySchema)), // what the category carousel offers
  categoria: z.optional(chosenCategorySchema),
  nome: z.optional(z.string()),
  valorCreditoInCents: z.optional(cents),
  rendaMensalInCents: z.optional(cents), // includes the extra income
  rendaExtraInCents: z.optional(cents),
  email: z.optional(z.string()),
  telefone: z.optional(z.string()), // 11 digits
  lead: z.optional(leadSchema),
  catalogo: z.optional(z.array(catalogueItemSchema)),
  planoSelecionado: z.optional(selectedPlanSchema),
  planoDetalhes: z.optional(planDetailsSchema),
  empresaId: z.optional(z.int()), // set by the plan chosen under the referral special campaign
  compraId: z.optional(z.int()),
  isSimulateAgain: z.optional(z.boolean()),

  tipoPessoa: z.optional(personTypeSchema),
  nomeRazao: z.optional(z.string()),
  cpfCnpj: z.optional(z.string()), // without mask
  nascimentoFundacao: z.optional(z.string()), // yyyy-mm-dd
  cep: z.optional(z.string()), // the last one typed, 8 digits; the address found for it is `endereco`
  endereco: z.optional(addressSchema), // empty: not known yet
  semComplemento: z.optional(z.boolean()), // said to have none
  cepErrorAt: z.optional(z.enum(['cep-first-input', 'proposal-alterar', 'proposta'])), // who asked for the CEP
  correcao: z.optional(correctionSchema), // what is being mended: it is asked although it is known
  localizacao: z.optional(z.object({ geoLocation: geoLocationSchema, expiraEm: z.int() })), // as the page found it; epoch ms
  /** Decided when the terms were accepted first, so that the same proposal is the same on every try. */
  geoLocation: z.optional(z.nullable(geoLocationSchema)),
  userCupom: z.optional(z.string()), // the code last tried
  cupom: z.optional(couponSchema), // the last valid one, applied or not
  cupomErros: z.optional(z.array(couponErrorCodeSchema)),
  cupomDecisao: z.optional(z.object({ para: z.string(), aplicado: z.boolean() })), // `para`: see couponContext
  proposta: z.optional(proposalSchema),
  pagamento: z.optional(paymentSchema),
  cobrancas: z.optional(openChargesSchema),
  compras: z.optional(z.int()), // sales closed so far: what is bought after one is another wish
  pesquisa: z.optional(surveyAnswersSchema),
});
export type Journey = z.infer<typeof journeySchema>;

import * as z from 'zod/mini';
import { catalogueItemSchema } from './catalogue';
import { chosenCategorySchema } from './category';
import { couponSchema } from './coupon';
import { geoLocationSchema } from './geo-location';
import { leadSchema } from './lead';
import { openChargesSchema, openPurchaseSchema } from './open-purchase';
import { planDetailsSchema } from './plan-details';
import { proposalSchema } from './proposal';
import { selectedPlanSchema } from './selected-plan';

const cents = z.int().check(z.nonnegative());
/** What a visitor types has a shorter limit of its own. A stored text without any could stop the page. */
const text = z.string().check(z.maxLength(1000));

/**
 * Data of the visitor that is independent of a purchase. Every part is absent until it is known, so that no question is asked
 * twice. It holds only what two segments, or a segment and the host, read; each segment declares the rest itself
 * (`SegmentState`). It is stored, so it may never hold card data. SPEC section 3.
 */
const visitorDataSchema = z.object({
  categoria: z.optional(chosenCategorySchema),
  nome: z.optional(text),
  rendaMensalInCents: z.optional(cents), // includes the extra income
  email: z.optional(text),
  telefone: z.optional(text), // 11 digits
  lead: z.optional(leadSchema),
  catalogo: z.optional(z.array(catalogueItemSchema)),
  planoSelecionado: z.optional(selectedPlanSchema),
  planoDetalhes: z.optional(planDetailsSchema),
  empresaId: z.optional(z.int()), // set by the plan chosen under the referral special campaign

  cpfCnpj: z.optional(text), // without mask
  localizacao: z.optional(z.object({ geoLocation: geoLocationSchema, expiraEm: z.int() })), // from the browser; epoch ms
  compras: z.optional(z.int()), // closed sales: a purchase after one is a new intent
  compraAberta: z.optional(openPurchaseSchema), // found by this visit, begun by an earlier one or in another tab
});

/** Who accepted the terms, when (epoch ms), and the versions of the documents that were open to read. */
const acceptanceSchema = z.object({ titular: z.string(), em: z.int(), contrato: z.string(), regulamento: z.string() });

/** Data of one purchase: an exit of the itinerary that begins another purchase drops it. */
const purchaseDataSchema = z.object({
  /** Set when the terms are first accepted, so that every attempt sends the same proposal. */
  geoLocation: z.optional(z.nullable(geoLocationSchema)),
  cupom: z.optional(couponSchema), // the last valid coupon, applied or not
  cupomDecisao: z.optional(z.object({ para: z.string(), aplicado: z.boolean() })), // `para`: see couponContext
  aceite: z.optional(acceptanceSchema), // of the terms, the last one
  proposta: z.optional(proposalSchema),
  cobrancas: z.optional(openChargesSchema),
});

/** Everything a conversation knows that more than one part of the product reads. */
export const journeySchema = z.extend(visitorDataSchema, purchaseDataSchema.shape);
export type Journey = z.infer<typeof journeySchema>;
export type PurchaseData = z.infer<typeof purchaseDataSchema>;

/** Whether the shared journey may hold this value under this key. A key that it does not declare may hold anything. */
export function fitsJourney(key: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.ZodMiniType>> = journeySchema.shape;
  return !Object.hasOwn(shape, key) || shape[key]?.safeParse(value).success === true;
}

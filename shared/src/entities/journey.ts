import * as z from 'zod/mini';
import { catalogueItemSchema } from './catalogue';
import { categorySchema, chosenCategorySchema } from './category';
import { leadSchema } from './lead';
import { planDetailsSchema } from './plan-details';
import { selectedPlanSchema } from './selected-plan';

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
});
export type Journey = z.infer<typeof journeySchema>;

import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** What was bought, for the fact `purchase.made`. */
const soldPlanSchema = z.object({
  planoID: identifierSchema,
  bemNome: z.string(),
  produtoCategoria: z.optional(z.string()),
});

/** What a creation is to the visitor: part of one purchase. No personal data and no card data. */
export const purchaseNoteSchema = z.extend(soldPlanSchema, {
  propostaID: z.optional(identifierSchema), // absent while the proposal itself is created
  contrato: z.optional(identifierSchema),
  metodo: z.string(), // the name of the method in facts; 'proposta' for the proposal itself
  nome: z.string(), // as in a sentence: 'o Pix'
  valorInCents: z.int().check(z.nonnegative()),
  quita: z.boolean(), // a success pays the instalment; otherwise something is left to pay
});
export type PurchaseNote = z.infer<typeof purchaseNoteSchema>;

const openPaymentSchema = z.object({
  metodo: z.string(),
  nome: z.string(),
  valorInCents: z.int().check(z.nonnegative()),
  chave: z.string(), // the idempotency key of the request
  estado: z.enum(['enviando', 'incerto', 'registrado', 'pago']),
  lido: z.optional(z.boolean()), // the visitor has read, or said, that it is paid
  envio: z.optional(z.string()), // which request of this key: two tabs may send the same key
  vencimento: z.optional(z.string()),
  codigo: z.optional(z.string()), // the Pix code, or the line of the slip
  url: z.optional(z.string()), // the address of the slip
});
export type OpenPayment = z.infer<typeof openPaymentSchema>;

/**
 * What outlives the tab of a purchase: what was sent, what became of it, and how to pay what is left. Never a name, a document,
 * an e-mail or a card.
 */
export const openPurchaseSchema = z.extend(soldPlanSchema, {
  id: z.string(), // journey and proposal; before the proposal is known, the key of its request
  propostaID: z.optional(identifierSchema),
  journeyId: z.string(),
  contrato: z.optional(identifierSchema),
  pagamentos: z.array(openPaymentSchema),
  ate: z.int(), // epoch ms: forgotten then
});
export type OpenPurchase = z.infer<typeof openPurchaseSchema>;

/** How a charge is paid outside the conversation. */
const openChargeSchema = z.object({
  metodo: z.string(),
  vencimento: z.string(), // as the API answered it, or ''
  codigo: z.string(),
  url: z.optional(z.string()),
  paga: z.optional(z.boolean()), // the visitor said so
});
export type OpenCharge = z.infer<typeof openChargeSchema>;

/** The charges of one proposal that can still be paid outside the conversation, named as in a sentence: 'o Pix'. */
export const openChargesSchema = z.object({
  propostaID: identifierSchema,
  nomes: z.array(z.string()),
  cobradas: z.optional(z.array(openChargeSchema)), // absent in a conversation of an earlier release
});

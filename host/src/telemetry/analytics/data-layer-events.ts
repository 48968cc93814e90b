import { couponErrorNames, scoreSchema, surveySchema } from '@consorcio/shared/entities';
import { journeyEvents } from '@consorcio/shared/events';
import * as z from 'zod/mini';

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/)); // SHA-256 of the normal form, lower-case hex
const reais = z.number().check(z.nonnegative());
const couponReason = `(?:${[...couponErrorNames, 'other'].join('|')})`; // an unknown code could contain any text
const { metodo, situacao } = journeyEvents['payment.processed'].shape;

/**
 * The events of the tag manager's data layer, by the exact name of `event`. SPEC section 7; an event that the SPEC describes without a
 * name has the words of that description as its name. Strict: a field that is not listed never leaves the page. Amounts are in reais.
 * The product uses only the types; tests check the events against the schemas, which would enlarge the first script.
 */
export const dataLayerEvents = {
  Começar: z.strictObject({ event: z.literal('Começar'), bot_type: z.string() }),
  'Produto Categoria': z.strictObject({ event: z.literal('Produto Categoria'), produto_categoria: z.string() }),
  'credit value': z.strictObject({ event: z.literal('credit value'), valor_credito: reais }),
  income: z.strictObject({ event: z.literal('income'), renda_mensal: reais }),
  'personal data updated': z.strictObject({
    event: z.literal('personal data updated'),
    user_data: z.optional(
      z.strictObject({
        sha256_email_address: z.optional(digest),
        sha256_phone_number: z.optional(digest),
      }),
    ),
    /** Outside `user_data`, which Google receives unchanged: a document is not one of its fields. */
    sha256_cpf_cnpj: z.optional(digest),
  }),
  'Lead Save': z.strictObject({ event: z.literal('Lead Save') }),
  'Ver Planos': z.strictObject({ event: z.literal('Ver Planos') }),
  'Plano Selecionado': z.strictObject({
    event: z.literal('Plano Selecionado'),
    /** Only under a referral code. Null for a plan without a campaign: the data layer keeps the old value of an omitted field. */
    campaign_company_id: z.optional(z.nullable(z.int())),
    campaign_purchase_id: z.optional(z.nullable(z.int())),
  }),
  'Cadastro CEP': z.strictObject({ event: z.literal('Cadastro CEP') }),
  'coupon validated': z.strictObject({ event: z.literal('coupon validated') }),
  'coupon refused': z.strictObject({
    event: z.literal('coupon refused'),
    /** Separated by commas: a tag manager merges two lists by index, so items of a longer one would remain in the next. */
    codes: z.string().check(z.regex(new RegExp(`^(?:${couponReason}(?:,${couponReason})*)?$`))),
  }),
  'coupon applied': z.strictObject({ event: z.literal('coupon applied'), valor_descontado: reais }),
  'coupon declined': z.strictObject({ event: z.literal('coupon declined') }),
  'Pagamento Processado': z.strictObject({
    event: z.literal('Pagamento Processado'),
    method: metodo,
    status: situacao,
  }),
  purchase: z.strictObject({
    event: z.literal('purchase'),
    purchase_number: z.optional(z.int()), // from the second purchase of a conversation on
    ecommerce: z.strictObject({
      transaction_id: z.string(), // the proposal
      value: reais, // the first instalment, with any payment method
      currency: z.literal('BRL'),
      payment_type: metodo,
      items: z.array(
        z.strictObject({
          item_id: z.string(), // the plan
          item_name: z.string(), // the goods
          item_category: z.string(), // produtoCategoria
          price: reais,
          quantity: z.literal(1),
        }),
      ),
    }),
  }),
  Pesquisa: z.strictObject({
    event: z.literal('Pesquisa'),
    ...surveySchema.shape,
    /** Null when it was not asked: the data layer keeps the old value of a field that a later event omits. */
    csatinsidesales: z.nullable(scoreSchema),
  }),
} as const;

export type DataLayerEventName = keyof typeof dataLayerEvents;
export type DataLayerEvent = { [N in DataLayerEventName]: z.infer<(typeof dataLayerEvents)[N]> }[DataLayerEventName];

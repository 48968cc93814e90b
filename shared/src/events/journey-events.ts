import * as z from 'zod/mini';
import {
  couponErrorCodeSchema,
  goodsTypeSchema,
  identifierSchema,
  paymentMethodSchema,
  planTypeCodeSchema,
  surveySchema,
} from '../entities';
import { AppError } from '../errors';

const cents = z.int().check(z.nonnegative());

/**
 * What happened, in the past tense. Segments publish these facts and the host's analytics translates them, so no segment
 * knows a tag manager. A fact holds no name, e-mail, phone or document, except where analytics hashes it immediately.
 */
export const journeyEvents = {
  /** The visitor asked to begin. */
  'journey.started': z.object({ botType: z.string() }),
  'category.chosen': z.object({
    produtoCategoria: z.string(),
    bemCategoriaCodigo: goodsTypeSchema,
    categoriaId: z.int(),
    tipoPlano: planTypeCodeSchema,
  }),
  'credit-value.given': z.object({ valorCreditoInCents: cents }),
  'income.given': z.object({ rendaMensalInCents: cents }),
  /** Personal data changed. The values are readable inside the page only: analytics hashes what it sends out. */
  'personal-data.updated': z.object({
    email: z.optional(z.string()),
    telefone: z.optional(z.string()),
    cpfCnpj: z.optional(z.string()),
  }),
  'lead.saved': z.object({ LeadID: identifierSchema }),
  'plans.shown': z.object({ cards: z.int() }),
  'plan.chosen': z.object({
    planoID: identifierSchema,
    bemID: identifierSchema,
    tipoPlanoID: planTypeCodeSchema,
    valorCreditoInCents: cents,
    planoMeses: z.int(),
    /** Under a referral code: the company and purchase of the plan's special campaign, null without one. No call sends both. */
    campanha: z.optional(z.nullable(z.object({ empresaId: z.int(), compraId: z.int() }))),
  }),
  /** The look-up of a CEP found an address. The CEP itself is personal data and not part of the fact. */
  'address.found': z.object({}),
  /** The server accepted a coupon; it counts only once it is applied. */
  'coupon.validated': z.object({ cupomId: z.optional(z.int()) }),
  'coupon.refused': z.object({ codes: z.array(couponErrorCodeSchema) }),
  'coupon.applied': z.object({ cupomId: z.optional(z.int()), valorDescontadoInCents: cents }),
  'coupon.declined': z.object({}),
  'proposal.created': z.object({ propostaID: identifierSchema, formasPagamentoDisponiveis: z.array(z.int()) }),
  /** A payment has an outcome. A Pix charge or a boleto that can now be paid counts as a success. */
  'payment.processed': z.object({
    propostaID: identifierSchema,
    metodo: paymentMethodSchema,
    situacao: z.enum(['sucesso', 'pendente', 'recusado']),
  }),
  /** The sale is closed. `valorInCents` is the first instalment, for every payment method. */
  'purchase.made': z.object({
    propostaID: identifierSchema,
    metodo: paymentMethodSchema,
    valorInCents: cents,
    planoID: identifierSchema,
    bemNome: z.string(),
    produtoCategoria: z.optional(z.string()),
    ordem: z.optional(z.int()), // 2 for the second purchase of a conversation; absent for the first
  }),
  /** The survey is done. Free text is not part of it: it may hold personal data. */
  'survey.answered': surveySchema,
  'specialists.requested': z.object({ step: z.string() }),
} as const;

export type JourneyEventName = keyof typeof journeyEvents;
export type JourneyEventPayload<N extends JourneyEventName> = z.infer<(typeof journeyEvents)[N]>;

/** A fact as plain data. */
export type Fact = {
  [N in JourneyEventName]: { readonly name: N; readonly payload: JourneyEventPayload<N> };
}[JourneyEventName];

/** The fact without fields that its schema does not know. Throws `contract.mismatch` when it does not match its schema. */
export function parseFact({ name, payload }: Fact): Fact {
  const schema: z.ZodMiniType | undefined = Object.hasOwn(journeyEvents, name) ? journeyEvents[name] : undefined;
  const parsed = schema?.safeParse(payload);
  if (parsed?.success) return { name, payload: parsed.data } as Fact; // parsed by the schema of that name
  throw new AppError(
    'contract.mismatch',
    `The fact ${name} does not match its schema, so it is not used. Compare the publisher with journeyEvents` +
      (parsed ? `: ${z.prettifyError(parsed.error)}` : ': no such fact.'),
  );
}

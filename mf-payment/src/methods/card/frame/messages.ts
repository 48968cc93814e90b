import { identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** Says which start of the frame a message belongs to. The frame makes it, and the page repeats it. */
const nonce = z.string().check(z.minLength(16), z.maxLength(64));

const text = z.string();
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** What is paid: the frame shows it itself, and pays nothing else. */
const chargeSchema = z.object({
  propostaID: identifierSchema,
  valorInCents: z.int(),
  valor: z.string(), // the same in words, with a discount that is not taken
});

/** What the form shows. It holds no data of a card. */
const showSchema = z.object({
  type: z.literal('show'),
  isOpen: z.boolean(),
  charge: chargeSchema,
  emAberto: z.union([z.literal(false), z.literal('confere'), z.literal('repete')]),
  processadora: z.string(),
  theme: z.object({
    tema: z.object({ background: colour, primaryBackground: colour, primaryForeground: colour }),
    corners: z.enum(['round', 'soft', 'crisp']),
  }),
  isLocked: z.boolean(), // a payment is being sent
  canClose: z.boolean(),
  problem: z.optional(z.string()),
});
export type Shown = z.infer<typeof showSchema>;

/** Sends the submitted form. SPEC section 7. */
const paySchema = z.object({
  type: z.literal('pay'),
  propostaId: identifierSchema,
  api: z.object({ baseUrl: text, apiKey: text, timeoutMs: z.int(), idempotencyKey: z.optional(text) }),
});
export type Pay = z.infer<typeof paySchema>;

/** What became of a payment. Only this leaves the frame: no digit, no name, no document. */
const outcomes = [
  z.object({ type: z.literal('paid'), status: z.int(), cartaoAutorizacao: z.optional(identifierSchema) }),
  z.object({ type: z.literal('refused'), status: z.int() }),
  z.object({ type: z.literal('unknown'), status: z.int(), isLate: z.boolean() }), // 0 without an answer
] as const;
export type Outcome = z.infer<(typeof outcomes)[number]>;

const said = [
  z.object({ type: z.literal('ready') }), // the page may speak to it
  z.object({ type: z.literal('resized'), height: z.int() }), // px that the whole form needs, once it is drawn
  z.object({ type: z.literal('busy') }), // the visitor has submitted a valid card
  z.object({ type: z.literal('closed') }), // the visitor goes back
  ...outcomes,
] as const;
export type Said = z.infer<(typeof said)[number]>;

const start = z.object({ nonce });

/** Reads a message, and of which start of the frame it is; undefined for anything else. */
function reading<Message extends object>(schema: z.ZodMiniType<Message>) {
  return (data: unknown) => {
    const [message, from] = [schema.safeParse(data).data, start.safeParse(data).data];
    return message && from && { ...message, ...from };
  };
}

/** What the page says to the frame, and what the frame says to the page. */
export const ofPage = reading(z.discriminatedUnion('type', [showSchema, paySchema]));
export const ofFrame = reading(z.discriminatedUnion('type', said));

import { addressSchema, couponErrorCodeSchema, type Journey, personTypeSchema } from '@consorcio/shared/entities';
import { defineStepWith, type NoState, type Scene, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** What only the proposal reads and writes. A question adds what only it needs (`state`). */
export const proposalState = {
  visitor: z.object({
    tipoPessoa: z.optional(personTypeSchema),
    nomeRazao: z.optional(z.string().check(z.maxLength(1000))),
    nascimentoFundacao: z.optional(z.string()), // yyyy-mm-dd
    cep: z.optional(z.string()), // the last one, 8 digits; the address found for it is `endereco`
    endereco: z.optional(addressSchema), // empty parts are not known yet
    localizacaoPedida: z.optional(z.boolean()), // the browser's question was announced: it is not asked again
    cepErrorAt: z.optional(z.enum(['cep-first-input', 'proposal-alterar', 'proposta'])), // who asked for the CEP
  }),
  purchase: z.object({
    correcao: z.optional(z.string()), // the id of the question whose answer is being corrected
    permissaoLocal: z.optional(z.enum(['granted', 'prompt'])), // whether the browser asks the visitor for the location
    userCupom: z.optional(z.string()), // the last code
    cupomErros: z.optional(z.array(couponErrorCodeSchema)),
  }),
};
export type ProposalState = StateOf<typeof proposalState>;

/** The journey as the proposal sees it. */
export type ProposalJourney = Journey & ProposalState;

/** What a step of the proposal may look at. */
export type ProposalScene = Scene<ProposalState>;

export const defineStep = defineStepWith<ProposalState>();

/** Keys that only one question needs. They hold for the visitor, whatever they buy. */
export type OwnKeys = Readonly<Record<string, z.ZodMiniOptional>>;
/** The proposal's own state with the keys of one question. */
export type WithKeys<Own extends OwnKeys> = ProposalState &
  ([keyof Own] extends [never] ? NoState : z.infer<z.ZodMiniObject<Own>>);

/** Declares the steps of a question that has its own keys. */
export function defineStepWithKeys<Own extends OwnKeys>(_keys: Own) {
  return defineStepWith<WithKeys<Own>>();
}

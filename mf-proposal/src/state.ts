import { addressSchema, couponErrorCodeSchema, type Journey, personTypeSchema } from '@consorcio/shared/entities';
import { defineStepWith, type Scene, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** What only the proposal reads and writes. */
export const proposalState = {
  visitor: z.object({
    tipoPessoa: z.optional(personTypeSchema),
    nomeRazao: z.optional(z.string().check(z.maxLength(1000))),
    nascimentoFundacao: z.optional(z.string()), // yyyy-mm-dd
    cep: z.optional(z.string()), // the last one, 8 digits; the address found for it is `endereco`
    endereco: z.optional(addressSchema), // empty parts are not known yet
    semComplemento: z.optional(z.boolean()), // the visitor said that the address has none
    localizacaoPedida: z.optional(z.boolean()), // the browser's question was announced: it is not asked again
    cepErrorAt: z.optional(z.enum(['cep-first-input', 'proposal-alterar', 'proposta'])), // who asked for the CEP: decides the next step after the look-up
  }),
  purchase: z.object({
    correcao: z.optional(z.string()), // the id of the question whose answer is being corrected
    permissaoLocal: z.optional(z.enum(['granted', 'prompt'])), // whether the browser asks the visitor for the location
    userCupom: z.optional(z.string()), // the last code
    cupomErros: z.optional(z.array(couponErrorCodeSchema)),
  }),
};
export type ProposalState = StateOf<typeof proposalState>;

export type ProposalJourney = Journey & ProposalState;

export type ProposalScene = Scene<ProposalState>;

export const defineStep = defineStepWith<ProposalState>();

import { categorySchema, type Journey } from '@consorcio/shared/entities';
import { defineStepWith, type Scene, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

const cents = z.int().check(z.nonnegative());

/** Data that only the simulation reads and writes. It is kept for the next purchase. */
export const simulationState = {
  visitor: z.object({
    categorias: z.optional(z.array(categorySchema)), // what the server offers
    valorCreditoInCents: z.optional(cents),
    rendaExtraInCents: z.optional(cents), // already part of `rendaMensalInCents`
    compraId: z.optional(z.int()), // set by the plan chosen under the referral special campaign
    planoEmVista: z.optional(z.boolean()), // the selected plan is not chosen yet: the visitor looks at its costs
    isSimulateAgain: z.optional(z.boolean()),
    leadRecusado: z.optional(z.boolean()), // the lead's data were refused and are being corrected
    aConferir: z.optional(z.array(z.enum(['nome', 'renda', 'email', 'telefone']))), // refused and not yet asked again
  }),
};

export type SimulationState = StateOf<typeof simulationState>;

export type SimulationJourney = Journey & SimulationState;

export type SimulationScene = Scene<SimulationState>;

export const defineStep = defineStepWith<SimulationState>();

import { defineStepWith, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** What is shown of a kept conversation before the visitor says that it is theirs. The name is masked already. */
const previewSchema = z.object({
  quando: z.int(), // epoch ms of its last change
  bem: z.string(), // in a sentence: 'carro'
  credito: z.string(), // 'R$ 60.000,00'
  quem: z.optional(z.string()), // 'M••••• S.'
  pedeDeNovo: z.optional(z.boolean()), // its contract data were not kept
});
export type KeptPreview = z.infer<typeof previewSchema>;

/** Data that only the return visit reads, and the host that begins it. */
export const returnVisitState = { visitor: z.object({ guardada: z.optional(previewSchema) }) };
export type ReturnVisitState = StateOf<typeof returnVisitState>;

export const defineStep = defineStepWith<ReturnVisitState>();

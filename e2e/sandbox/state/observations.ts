import { recordSchema } from '@consorcio/host/observation';
import * as z from 'zod/mini';

const observationSchema = z.object({
  /** When it was received. */
  at: z.string(),
  page: z.string(),
  brand: z.string(),
  record: recordSchema,
});
export type Observation = z.infer<typeof observationSchema>;

/** `GET /sandbox/observations`: what pages reported, newest first. */
export const observationsSchema = z.object({ observations: z.array(observationSchema) });

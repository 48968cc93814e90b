import { type Batch, recordSchema } from '@consorcio/host/observation';
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

/** A developer looks at the last minutes; a page left open must not fill the memory. */
const maximum = 1_000;

export type Observations = ReturnType<typeof createObservations>;

export function createObservations() {
  let newest: Observation[] = [];
  return {
    add({ page, brand, records }: Batch, at: Date): void {
      const added = records.map((record) => ({ at: at.toISOString(), page, brand, record }));
      newest = [...added.reverse(), ...newest].slice(0, maximum);
    },
    page: () => ({ observations: newest }),
    clear(): void {
      newest = [];
    },
  };
}

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
type ObservationsPage = z.infer<typeof observationsSchema>;

export interface Observations {
  add(batch: Batch, at: Date): void;
  page(): ObservationsPage;
  clear(): void;
}

/** A developer looks at the last minutes; a page left open must not fill the memory. */
const maximum = 1_000;

export function createObservations(): Observations {
  let newest: Observation[] = [];
  return {
    add({ page, brand, records }, at) {
      const added = records.map((record) => ({ at: at.toISOString(), page, brand, record }));
      newest = [...added.reverse(), ...newest].slice(0, maximum);
    },
    page: () => ({ observations: newest }),
    clear() {
      newest = [];
    },
  };
}

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

const reportSchema = z.object({
  /** When it was received. */
  at: z.string(),
  /** The page, without the query, which may hold personal data. */
  page: z.string(),
  /** The part of the policy that refused it, and whether it was only reported. */
  directive: z.string(),
  disposition: z.string(),
  /** What was refused: an address without its query, or a word like `inline`. */
  blocked: z.string(),
  /** The script that tried, and its line. */
  source: z.string(),
});
export type PolicyReport = z.infer<typeof reportSchema>;

/** `GET /sandbox/policy-reports`: what browsers reported, newest first. */
export const policyReportsSchema = z.object({ reports: z.array(reportSchema) });

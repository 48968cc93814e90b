import * as z from 'zod/mini';

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

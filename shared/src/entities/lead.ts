import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** The lead as the journey keeps it. */
export const leadSchema = z.object({
  LeadID: identifierSchema,
  LeadToken: z.string(),
  /** The code it was made with, if any: the talk keeps its conditions. Absent where an older build made the lead. */
  referralCode: z.optional(z.nullable(z.string())),
});
export type Lead = z.infer<typeof leadSchema>;

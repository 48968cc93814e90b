import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** The lead in the journey. */
export const leadSchema = z.object({
  LeadID: identifierSchema,
  LeadToken: z.string(),
  /** The referral code of the lead, if any: the conversation keeps its conditions. Absent in a lead of an older build. */
  referralCode: z.optional(z.nullable(z.string())),
});
export type Lead = z.infer<typeof leadSchema>;

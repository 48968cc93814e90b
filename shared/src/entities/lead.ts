import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** The lead as the journey keeps it. */
export const leadSchema = z.object({ LeadID: identifierSchema, LeadToken: z.string() });
export type Lead = z.infer<typeof leadSchema>;

import * as z from 'zod/mini';
import { identifierSchema } from './identifier';

/** The charges of one proposal that can still be paid outside the conversation, named as in a sentence: 'o Pix'. */
export const openChargesSchema = z.object({ propostaID: identifierSchema, nomes: z.array(z.string()) });

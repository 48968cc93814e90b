import * as z from 'zod/mini';
import { AppError } from '../errors';
import { type Fact, journeyEvents } from './journey-events';

/** The fact without fields that its schema does not know. Throws `contract.mismatch` when it does not match its schema. */
export function parseFact({ name, payload }: Fact): Fact {
  const schema: z.ZodMiniType | undefined = Object.hasOwn(journeyEvents, name) ? journeyEvents[name] : undefined;
  const parsed = schema?.safeParse(payload);
  if (parsed?.success) return { name, payload: parsed.data } as Fact; // parsed by the schema of that name
  throw new AppError(
    'contract.mismatch',
    `The fact ${name} does not match its schema, so it is not used. Compare the publisher with journeyEvents` +
      (parsed ? `: ${z.prettifyError(parsed.error)}` : ': no such fact.'),
  );
}

import { count, type KitCheck, whereTrue } from '../evidence';
import type { SeenRequest } from '../page/conversation-contract';

/** The requests that create something. SPEC section 3. */
const creating = /^\/api\/(lead|proposta|pagamento\/[^/]+)\/?$/;

/** A request that creates something is declared by its step, and sends the key that the host gave. */
export const requestsCheck: KitCheck = ({ brandRuns }) => {
  const sent = brandRuns.flatMap((run) => run.requests);
  const creations = sent.filter(({ method, path }) => method === 'POST' && creating.test(path));
  return {
    summary: `${count(sent.length, 'request')}, ${creations.length} of them create`,
    problems: creations.flatMap(problemsOf),
  };
};

function problemsOf({ step, path, isDeclared, key }: SeenRequest): readonly string[] {
  if (!isDeclared)
    return [`${step} creates something by POST ${path} and does not declare it. Add creates to its request.`];
  return whereTrue(
    key === 'none' && `${step} sends POST ${path} without an idempotency key. Pass on the idempotencyKey of the call.`,
    key === 'other' &&
      `${step} sends POST ${path} with a key of its own. Pass on the idempotencyKey of the call, unchanged.`,
  );
}

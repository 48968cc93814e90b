import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../api/endpoint';
import { keyReused } from '../api/http-error';
import { applyMishap } from '../api/mishap';
import { troubledEmails } from '../magic-values';
import type { SandboxState } from '../state/sandbox-state';
import { type Payable, payableByToken, requirePayable } from './payable';

/** A payment method whose charge is registered here and paid elsewhere. */
interface Registration<A> {
  readonly metodo: string;
  /** Its code among the payment methods. */
  readonly method: number;
  readonly answer: z.ZodMiniType<unknown, A>;
  /** Makes the charge: `id` is its number in the ledger. */
  issue(payable: Payable, id: number, sandbox: SandboxState, origin: string): A;
}

/** An endpoint that registers a charge for a proposal, once per idempotency key. */
export function defineRegistration<A>({ metodo, method, answer, issue }: Registration<A>): Endpoint {
  const path = `/api/pagamento/${metodo}` as const;
  return defineEndpoint({
    method: 'POST',
    path,
    summary: `Registers a ${metodo} for the first instalment of a proposal; the same idempotency-key gets the same one again`,
    body: z.string().check(z.minLength(1), z.maxLength(200)), // the token of the proposal
    answer,
    refusals: { 400: `The body is not a token, or the proposal cannot be paid by ${metodo}`, 422: keyReused },
    texts: ['contrato'],
    handle({ body: token, idempotencyKey: key, posts, origin }, sandbox) {
      const { ledger } = sandbox;
      const request = { path, key, payload: token };
      const known = ledger.charges.replay(request);
      if (known) return { json: known.answer as A }; // created below for the same path

      const payable = payableByToken(ledger, token);
      requirePayable(payable, method, 'body');
      const mishaps = { what: metodo, emails: troubledEmails(metodo), failures: 2 };
      const delivery = applyMishap(mishaps, payable.proposal?.email ?? '', posts);
      const { propostaID, valorInCents } = payable;
      const charge = { propostaID, metodo, situacao: 'registrado', valorInCents, parcelas: null } as const;
      const create = (id: number) => ({ charge, answer: issue(payable, id, sandbox, origin) });
      return { json: ledger.charges.create(request, create).answer, ...delivery };
    },
  });
}

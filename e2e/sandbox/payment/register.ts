import * as z from 'zod/mini';
import type { EndpointRequest, Reply } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import type { Ledger } from '../state/ledger';
import type { Mishap } from './mishaps';
import { type Payable, payableByToken } from './payable';
import { requirePayable } from './require-payable';

/** What a registration takes: the token of the proposal, alone. */
export const proposalTokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** One way to pay that is registered first and paid elsewhere. */
interface Registration<A> {
  readonly metodo: 'pix' | 'boleto';
  readonly path: string;
  /** Its code among the ways to pay. */
  readonly method: number;
  readonly mishaps: ReadonlyMap<string, Mishap>;
  /** Makes the charge: `id` is its number in the ledger. */
  issue(payable: Payable, id: number): A;
}

/** Registers a charge for a proposal, once an idempotency key. */
export function register<A>(
  { body: token, idempotencyKey: key, posts }: EndpointRequest<undefined, string>,
  ledger: Ledger,
  { metodo, path, method, mishaps, issue }: Registration<A>,
): Reply<A, never> {
  const request = { metodo, path, key, payload: token };
  const known = ledger.charges.replay<A>(request);
  if (known) return { json: known.answer };

  const payable = payableByToken(ledger, token);
  requirePayable(payable, method, 'body');
  const { failures = 0, ...delivery } = mishaps.get(payable.proposal?.email.toLowerCase() ?? '') ?? {};
  if (posts <= failures) throw new HttpError(500, [`The ${metodo} could not be registered.`]);
  const { propostaID, valorInCents } = payable;
  const { answer } = ledger.charges.create(request, { propostaID, valorInCents, parcelas: null }, (id) => ({
    situacao: 'registrado',
    answer: issue(payable, id),
  }));
  return { json: answer, ...delivery };
}

import type * as z from 'zod/mini';
import type { SandboxState } from '../state/sandbox-state';

/**
 * One endpoint. Its schemas describe requests and answers: the server checks both with them, and the OpenAPI document of `/docs` shows them. Paths
 * under `/api` require the API key.
 */
export interface Endpoint<Q = unknown, B = unknown, A = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A part like `:arquivo` is a parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** What the schemas cannot say, in Markdown. */
  readonly description?: string;
  readonly query?: z.ZodMiniType<Q> & { readonly shape: z.core.$ZodShape };
  readonly body?: z.ZodMiniType<B>;
  /** The content types of the JSON body, application/json if absent. A page may send text/plain without a preflight. */
  readonly bodyTypes?: readonly BodyType[];
  /** Absent if the endpoint does not answer with JSON. */
  readonly answer?: z.ZodMiniType<unknown, A>;
  /** The body of a refusal that is not `{ errors }`; it is sent as a 400. */
  readonly refusal?: z.ZodMiniType<unknown, R>;
  /** The endpoint's own refusals for the documents, by status. 400, 401, 413 and 415 have a default description. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Names of the answer's fields that a visitor reads: `POST /sandbox/texts` overrides them. */
  readonly texts?: readonly string[];
  handle(request: EndpointRequest<Q, B>, sandbox: SandboxState): Reply<A, R>;
}

export type BodyType = 'application/json' | 'text/plain' | 'application/csp-report';

export interface EndpointRequest<Q, B> {
  readonly query: Q;
  readonly body: B;
  readonly parameters: Readonly<Record<string, string>>;
  /** Scheme, host and port that the caller used. */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  /** The number of POSTs to this path with this idempotency key, including this one. */
  readonly posts: number;
}

export type Reply<A, R> = Delivery &
  ({ readonly status?: number; readonly json: A } | { readonly refusal: R } | { readonly raw: RawContent });

interface RawContent {
  readonly status?: number;
  readonly contentType: string;
  readonly content: string;
  readonly cacheControl?: string;
}

/** How the answer is sent: late, or not at all although the work was done. */
export interface Delivery {
  readonly delayInMs?: number;
  readonly lost?: boolean;
}

/** A reply that is a page. */
export const pageReply = (content: string, status = 200) => ({
  raw: { status, contentType: 'text/html; charset=utf-8', content },
});

/**
 * Derives the types of query, body, answer and refusal from the schemas. `call` is its method and its path. A new endpoint is added to
 * `endpoints/index.ts`; what it creates goes through a store of the ledger (`state/ledger.ts`).
 */
export function defineEndpoint<A, Q = undefined, B = undefined, R = never>(
  call: `${Endpoint['method']} ${Endpoint['path']}`,
  endpoint: Omit<Endpoint<Q, B, A, R>, 'method' | 'path'>,
): Endpoint {
  const [method, path] = call.split(' ') as [Endpoint['method'], Endpoint['path']]; // as its type says
  return { method, path, ...endpoint };
}

import type * as z from 'zod/mini';
import type { SandboxState } from '../state/sandbox-state';
import type { QueryReaders } from './read-query';

/**
 * One endpoint, one file. What it takes and answers is schemas: the server checks both sides with them and the
 * OpenAPI document is drawn from them. Paths under `/api` ask for the API key.
 */
export interface Endpoint<Q = unknown, B = unknown, A = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A part like `:arquivo` stands for one part of the address. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly query?: QueryShape<Q>;
  readonly body?: z.ZodMiniType<B>;
  /** How the JSON of the body is labelled, application/json unless said otherwise: a page may send plain text without asking. */
  readonly bodyType?: BodyType;
  /** Absent when the endpoint does not speak JSON. */
  readonly answer?: z.ZodMiniType<unknown, A>;
  /** The body of a refusal that is not `{ errors }`; it goes out as a 400. */
  readonly refusal?: z.ZodMiniType<unknown, R>;
  /** Status → when; what every endpoint may refuse (400, 401, 413, 415) is understood. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Names of the answer's fields that people read: `POST /sandbox/texts` overwrites them. */
  readonly texts?: readonly string[];
  handle(request: EndpointRequest<Q, B>, sandbox: SandboxState): Reply<A, R>;
}

export type BodyType = 'application/json' | 'text/plain';

interface QueryShape<Q> {
  readonly schema: z.ZodMiniType<Q>;
  readonly readers: QueryReaders<Q>;
}

export interface EndpointRequest<Q, B> {
  readonly query: Q;
  readonly body: B;
  readonly parameters: Readonly<Record<string, string>>;
  /** Scheme, host and port by which the caller reached the sandbox. */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  /** How many POSTs came to this path with this idempotency key, this one included. */
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

/** How the answer travels: late, or not at all although the work was done. */
interface Delivery {
  readonly delayInMs?: number;
  readonly lost?: boolean;
}

/** Ties the types of query, body, answer and refusal to the schemas. */
export function defineEndpoint<A, Q = undefined, B = undefined, R = never>(endpoint: Endpoint<Q, B, A, R>): Endpoint {
  return endpoint;
}

import axios from 'axios';
import * as z from 'zod/mini';
import { AppError } from '../errors';
import type { Exchange, RawAnswer } from './exchange';
import type { CallOptions, HttpClient, PostOptions, Query } from './http-client';

export interface HttpSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** ms that a call may take unless it has a limit of its own. */
  readonly timeoutMs: number;
  /** False for an API whose CORS rules do not allow the `idempotency-key` header. */
  readonly sendIdempotencyKey: boolean;
  /** Whether the device says it has a connection. */
  readonly isOnline: () => boolean;
  /** Sends requests with an idempotency key, so that tabs can share one answer. They are sent directly when absent. */
  readonly exchange?: Exchange;
}

/** The HTTP client over axios. See `HttpClient` for what it promises. The page imports it lazily. SPEC section 7. */
export function createHttpClient(settings: HttpSettings): HttpClient {
  const client = axios.create({
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs,
    headers: { 'x-api-key': settings.apiKey },
    // Status and body are checked below, in one place.
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
  });

  async function call<T>(where: string, options: CallOptions<T>, send: () => Promise<RawAnswer>): Promise<T> {
    if (!settings.isOnline()) {
      throw new AppError(
        'network.offline',
        `${where} was not sent: the device has no connection. Try again when it is back.`,
      );
    }
    const answer = await send().catch((error: unknown) => {
      throw asNetworkError(where, error);
    });
    return readAnswer(where, answer, options);
  }

  function post<T>(path: string, body: unknown, options: PostOptions<T>): Promise<RawAnswer> {
    const { idempotencyKey: key, signal, timeoutMs = settings.timeoutMs } = options;
    const send = async () => {
      const { status, data } = await client.post<unknown>(path, JSON.stringify(body), {
        ...transport(options),
        headers: {
          'content-type': 'application/json',
          ...(settings.sendIdempotencyKey && key !== undefined && { 'idempotency-key': key }),
        },
      });
      return { status, data }; // without the request, which may hold a card
    };
    if (!settings.exchange || key === undefined) return send();
    const isSuccess = (answer: RawAnswer) => isSuccessful(answer, options);
    return settings.exchange(key, send, { isSuccess, timeoutMs, ...(signal && { signal }) });
  }

  return {
    get: (path, options) =>
      call(`GET ${path}`, options, () =>
        client.get<unknown>(path, { params: asParams(options.query), ...transport(options) }),
      ),
    post: (path, body, options) => call(`POST ${path}`, options, () => post(path, body, options)),
  };
}

function transport({ signal, timeoutMs }: CallOptions<unknown>) {
  return { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeout: timeoutMs }) };
}

function asParams(query: Query = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

function asNetworkError(where: string, error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  // The cause is left out on purpose: axios errors carry the request, and the request carries personal data.
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'network.timeout'
    ? new AppError(
        'network.timeout',
        `${where} had no answer in time, so its outcome is unknown. Ask before repeating it.`,
      )
    : new AppError('network.lost', `${where} lost its connection, so its outcome is unknown. Ask before repeating it.`);
}

function readAnswer<T>(where: string, { status, data }: RawAnswer, options: CallOptions<T>): T {
  const body = asJson(data);
  const errors = errorsOf(body);
  const reasons = reasonsOf(errors);
  if (status >= 500) {
    throw new AppError('http.failed', `${where} answered ${status}: the server failed. Try again later.`, {
      status,
      reasons,
    });
  }
  if (status < 200 || status >= 300 || errors.length > 0) {
    const refused = options.refusal?.safeParse(body);
    if (refused?.success) return refused.data;
    throw new AppError('http.refused', `${where} was refused with ${status}. See the reasons in this error.`, {
      status,
      reasons,
    });
  }
  const parsed = schemaOf(status, options).safeParse(body);
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.') || '(root)').join(', ');
    throw new AppError(
      'contract.mismatch',
      `The answer of ${where} does not match its schema at ${paths}. Compare the entity with the server contract.`,
      { status },
    );
  }
  return parsed.data;
}

/** A plain success: neither a refusal with a body of its own nor something that cannot be parsed. */
function isSuccessful<T>({ status, data }: RawAnswer, options: CallOptions<T>): boolean {
  const body = asJson(data);
  return (
    status >= 200 && status < 300 && errorsOf(body).length === 0 && schemaOf(status, options).safeParse(body).success
  );
}

function schemaOf<T>(status: number, { answer, accepted }: CallOptions<T>): z.ZodMiniType<T> {
  return status === 200 ? answer : (accepted ?? answer);
}

function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body; // not JSON: the schema will refuse it
  }
}

const errorList = z.catch(z.array(z.unknown()), []);
const errorsSchema = z.catch(z.object({ errors: errorList, Errors: errorList }), { errors: [], Errors: [] });
const sentenceSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
]);

/** The entries of the error list. The SPEC names the list `Errors` and does not show its content. */
function errorsOf(body: unknown): readonly unknown[] {
  const { errors, Errors } = errorsSchema.parse(body);
  return [...errors, ...Errors];
}

/** The sentences among the entries. */
function reasonsOf(errors: readonly unknown[]): readonly string[] {
  return errors.flatMap((error) => sentenceSchema.safeParse(error).data ?? []);
}

import { createHmac, randomBytes } from 'node:crypto';
import { HttpError } from '../api/http-error';
import { firstId } from './token';

/** Without a secret, the number of a card could be found by trying all numbers. */
const secret = randomBytes(32);

/** A request that creates something. */
export interface CreatingRequest {
  readonly path: string;
  /** The idempotency key: one key stands for one intent. */
  readonly key: string | null;
  readonly payload: unknown;
}

export interface Stored<R> {
  readonly id: number;
  readonly path: string;
  readonly key: string | null;
  readonly result: R;
}

/**
 * The results of requests. Of a payload it keeps only a fingerprint, because it may hold the number of a card. While
 * `honoursKeys` is false, a repeated key creates again, as at an API that knows no keys.
 */
export function createStore<R>(honoursKeys: () => boolean) {
  const fingerprintOf = (payload: unknown) =>
    createHmac('sha256', secret).update(JSON.stringify(payload)).digest('base64');
  let entries: (Stored<R> & { readonly fingerprint: string })[] = [];

  return {
    /** The earlier result of this path and key, if any. The same key with another payload is a 422. */
    replay({ path, key, payload }: CreatingRequest): R | undefined {
      const known =
        key === null || !honoursKeys() ? undefined : entries.find((entry) => entry.path === path && entry.key === key);
      if (known && known.fingerprint !== fingerprintOf(payload)) throw new HttpError(422, [reusedKey]);
      return known?.result;
    },
    /** Ids count up from 1001. */
    create<T extends R>({ path, key, payload }: CreatingRequest, make: (id: number) => T): T {
      const id = firstId + entries.length;
      const result = make(id);
      entries.push({ id, path, key, result, fingerprint: fingerprintOf(payload) });
      return result;
    },
    entries: (): readonly Stored<R>[] => entries,
    clear(): void {
      entries = [];
    },
  };
}

const reusedKey = 'This idempotency-key was already used with other data: a new intent needs a new key.';

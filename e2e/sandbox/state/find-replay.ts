import { HttpError } from '../api/http-error';

/** What was created with an idempotency key. */
interface Keyed {
  readonly key: string | null;
  /** The data of the request, in any form that can be compared. */
  readonly data: string;
}

/** The entry that this key created before, if any. The same key with other data is a 422: a key stands for one intent. */
export function findReplay<E extends Keyed>(entries: readonly E[], key: string | null, data: string): E | undefined {
  const known = key === null ? undefined : entries.find((entry) => entry.key === key);
  if (known && known.data !== data)
    throw new HttpError(422, ['This idempotency-key was already used with other data: a new intent needs a new key.']);
  return known;
}

import { HttpError } from '../api/http-error';

/** An idempotency key stands for one intent: with other data it is refused. */
export function requireSameData(known: string, given: string): void {
  if (known !== given)
    throw new HttpError(422, ['This idempotency-key was already used with other data: a new intent needs a new key.']);
}

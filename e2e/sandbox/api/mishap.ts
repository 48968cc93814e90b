import { slowInMs, type troubledEmails } from '../magic-values';
import type { Delivery } from './endpoint';
import { HttpError } from './http-error';

/** What creating something does for some e-mails. */
interface Mishaps {
  readonly what: string;
  readonly emails: ReturnType<typeof troubledEmails>;
  /** How many POSTs with one key fail before the next one works. */
  readonly failures: number;
}

/** Throws the failure that this e-mail stands for, or returns how the answer is sent. */
export function applyMishap({ what, emails, failures }: Mishaps, email: string, posts: number): Delivery {
  const { fails, recovers, slow, lost } = emails;
  const failure = new HttpError(500, [`The ${what} could not be saved.`]);
  switch (email.toLowerCase()) {
    case fails:
      throw failure;
    case recovers:
      if (posts <= failures) throw failure;
      return {};
    case slow:
      return { delayInMs: slowInMs };
    case lost:
      return { lost: posts <= 1 }; // an API that ignores keys answers the retry, too
    default:
      return {};
  }
}

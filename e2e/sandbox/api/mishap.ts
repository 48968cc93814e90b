import { magic, slowInMs } from '../magic-values';
import type { Delivery } from './endpoint';
import { HttpError } from './http-error';

/** How many POSTs with one key fail before the next one works. */
const failures = { lead: 1, proposal: 1, pix: 2, boleto: 2 };

/** Throws the failure that this e-mail stands for, or returns how the answer is sent. */
export function applyMishap(what: keyof typeof failures, email: string, posts: number): Delivery {
  const { fails, recovers, slow, lost } = magic[what];
  const failure = new HttpError(500, [`The ${what} could not be saved.`]);
  switch (email.toLowerCase()) {
    case fails:
      throw failure;
    case recovers:
      if (posts <= failures[what]) throw failure;
      return {};
    case slow:
      return { delayInMs: slowInMs };
    case lost:
      return { lost: posts <= 1 }; // an API that ignores keys answers the retry, too
    default:
      return {};
  }
}

import { magic, slowInMs } from '../magic-values';
import type { Delivery } from './endpoint';
import { HttpError } from './http-error';

type Created = 'lead' | 'proposal' | 'pix' | 'boleto';

/** What goes wrong on purpose when something is created. */
interface Mishap extends Delivery {
  /** How many POSTs with one key fail. */
  readonly failures?: number;
  readonly isRefused?: boolean;
}

const always: Mishap = { failures: Number.POSITIVE_INFINITY };
const slow: Mishap = { delayInMs: slowInMs };
const lost: Mishap = { lost: true };

/** By the e-mail of the lead or of the proposal. */
const mishaps: Readonly<Record<Created, Readonly<Record<string, Mishap>>>> = {
  lead: {
    [magic.leadFails]: always,
    [magic.leadFailsOnce]: { failures: 1 },
    [magic.leadRefused]: { isRefused: true },
    [magic.leadSlow]: slow,
    [magic.leadLost]: lost,
  },
  proposal: {
    [magic.proposalFails]: always,
    [magic.proposalFailsOnce]: { failures: 1 },
    [magic.proposalRefused]: { isRefused: true },
    [magic.proposalSlow]: slow,
    [magic.proposalLost]: lost,
  },
  pix: {
    [magic.pixFails]: always,
    [magic.pixFailsTwice]: { failures: 2 },
    [magic.pixSlow]: slow,
    [magic.pixLost]: lost,
  },
  boleto: {
    [magic.boletoFails]: always,
    [magic.boletoFailsTwice]: { failures: 2 },
    [magic.boletoSlow]: slow,
    [magic.boletoLost]: lost,
  },
};

/** Throws the failure that this e-mail stands for, or returns how the answer is sent. */
export function applyMishap(what: Created, email: string, posts: number): Delivery {
  const { failures = 0, isRefused, ...delivery } = mishaps[what][email.toLowerCase()] ?? {};
  if (isRefused) throw new HttpError(400, [`field email: this ${what} is not accepted`]);
  if (posts <= failures) throw new HttpError(500, [`The ${what} could not be saved.`]);
  return delivery;
}

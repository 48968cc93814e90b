import { readFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { Delivery } from './api/endpoint';
import { HttpError } from './api/outgoing';

/** Words, e-mails, credits, CEPs, coupons and cards that get a special answer. */
export const magic = {
  refusedWords: ['palavrao', 'xingamento', 'teste'],
  wordCheckFails: 'quinhentos',
  leadRefused: 'lead400@sandbox.dev',
  proposalRefused: 'proposta400@sandbox.dev',
  lead: troubledEmails('lead'),
  proposal: troubledEmails('proposta', 'a'),
  pix: troubledEmails('pix'),
  boleto: troubledEmails('boleto'),
  /** The last digits of a credit in cents: R$ 55.555,55 and R$ 155.555,55 both end in 5.555,55. */
  catalogueSlow: 4_444_44,
  catalogueFails: 5_555_55,
  planDetailsFail: 7_777_77,
  /** No real CEP begins with 00000. */
  cepFails: '00000500',
  cepFailsOnce: '00000501',
  cepSlow: '00000006',
  cepRefused: '00000400',
  couponFails: 'CUPOM500',
  couponSlow: 'CUPOMLENTO',
  couponWithManyReasons: 'VARIOS',
  couponWithUnknownReason: 'ESTRANHO',
  proposalWithoutMethods: 'semformas@sandbox.dev',
  proposalWithUnknownMethod: 'outraforma@sandbox.dev',
  proposalByPixOnly: 'sopix@sandbox.dev',
  proposalByCardOnly: 'socartao@sandbox.dev',
  proposalByBoletoOnly: 'soboleto@sandbox.dev',
  pixWithoutPicture: 'pixsemimagem@sandbox.dev',
  /** Test numbers of payment gateways, with the same meaning as there, or nearly. */
  cardRefused: '4000000000000002',
  cardWithoutFunds: '4000000000009995',
  cardExpired: '4000000000000069',
  cardWithWrongCode: '4000000000000127',
  cardPending: '4000000000003220',
  cardLate: '4000008400001280',
  cardFails: '4000000000000119',
} as const;

/** The e-mails with which creating something fails, recovers from failures, is slow or loses its answer. */
function troubledEmails(what: string, ending = 'o') {
  const at = (trouble: string) => `${what}${trouble}@sandbox.dev`;
  return { fails: at('500'), recovers: at('instavel'), slow: at(`lent${ending}`), lost: at(`mud${ending}`) };
}

type Troubled = 'lead' | 'proposal' | 'pix' | 'boleto';

/** Throws the failure that this e-mail stands for when something is created, or returns how the answer is sent. */
export function applyMishap(what: Troubled, email: string, posts: number): Delivery {
  const { fails, recovers, slow, lost } = magic[what];
  const failures = what === 'lead' || what === 'proposal' ? 1 : 2; // POSTs with one key that fail before the next one works
  const given = email.toLowerCase();
  if (given === fails || (given === recovers && posts <= failures))
    throw new HttpError(500, [`The ${what} could not be saved.`]);
  if (given === slow) return { delayInMs: slowInMs };
  return { lost: given === lost && posts <= 1 }; // an API that ignores keys answers the retry, too
}

/** The delay of a slow answer. */
export const slowInMs = 6_000;

/** Longer than any client waits: the host's `apiTimeoutMs` is 20 s, and at most 2 minutes. */
export const laterThanAnyClientInMs = 180_000;

export function endsIn(creditInCents: number, ending: number): boolean {
  return creditInCents % 10_000_00 === ending;
}

const text = z.string();
const table = z.record(text, z.record(text, z.record(text, text))); // where → field → what is typed → what happens

/** What to type in the product to see a special answer, in the order of the conversation. */
export function magicValues() {
  const places = table.parse(parse(readFileSync(inRoot('e2e/sandbox/magic-values.yaml'), 'utf8')));
  return Object.entries(places).flatMap(([place, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values).map(([type, happens]) => ({ place, field, type, happens })),
    ),
  );
}

import { isDeepStrictEqual } from 'node:util';
import { readPurchases } from '@consorcio/host/purchases';
import type { Snapshot } from '@consorcio/shared/flow';
import type { RandomWorld } from '../world/world';
import { promise } from './promises';

/** A reload loses nothing: the data, what was sent, and every message. Only the location is read again. */
export function promiseReadBack(stored: Snapshot, read: Snapshot): void {
  const isKept = isDeepStrictEqual(keptOf(read), keptOf(stored));
  promise(isKept, 'The stored conversation was not read back completely.');
}

function keptOf({ journey: { localizacao: _location, ...journey }, own, submissions, kept, transcript }: Snapshot) {
  return asStored({ journey, own, submissions, kept, transcript });
}

/** The conversation before the killed event, and what it stored during that event. */
export type MomentsOfKill = readonly [before: Snapshot, ...during: Snapshot[]];

/** Every message up to the killed event is there, and the data are those of one moment, before or during that event. */
export function promiseAnswers(moments: MomentsOfKill, read: Snapshot): void {
  const [{ journeyId, transcript }, ...during] = moments;
  const isOver = during.some(({ phase }) => phase.kind === 'ended');
  if (isOver && read.journeyId !== journeyId) return; // a conversation that is over and not whole is not shown again
  const known = read.transcript.slice(0, transcript.length);
  promise(isDeepStrictEqual(asStored(known), asStored(transcript)), 'A message was lost when the page was killed.');
  const dataOf = (moment: Snapshot) => ({ ...keptOf(moment), transcript: [], place: moment.place });
  const isOfOneMoment = moments.some((moment) => isDeepStrictEqual(dataOf(moment), dataOf(read)));
  promise(isOfOneMoment, 'The data after a killed page are those of no moment before.');
  const drafts = moments.filter(({ place }) => place.step === read.place.step).map(({ draft }) => draft);
  promise(read.draft === '' || drafts.includes(read.draft), 'The field shows a text that was not typed into it.');
}

/** The server has a proposal: the visit begins with it, unless the visitor has said or read that it is paid. */
export function promisePurchase(
  { bank, browser, brand, at }: RandomWorld,
  moments: MomentsOfKill,
  first: Snapshot,
): void {
  const [before, ...during] = moments;
  const purchases = readPurchases(browser.lasting, brand.id, at, () => undefined);
  const isSaidPaid = purchases.some(({ pagamentos }) =>
    pagamentos.some(({ metodo, estado }) => metodo !== 'cartao' && estado === 'pago'),
  );
  // A segment at hand is entered, and asks, in the event that confirms the payment.
  const isReadPaid =
    before.place.segment === 'survey' ||
    during.some(({ place, phase }) => place.segment === 'survey' && phase.kind === 'waiting');
  // A repeat that failed closes a proposal whose first answer was lost: nobody pays for it.
  const isGivenUp = before.submissions.proposta?.state === 'failed';
  const isOwed = bank.proposals.length > 0 && !isSaidPaid && !isReadPaid && !isGivenUp;
  promise(
    !isOwed || first.place.segment === 'return-visit',
    `The visit begins at ${first.place.step}, and does not mention the proposal that the server has.`,
  );
}

function asStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

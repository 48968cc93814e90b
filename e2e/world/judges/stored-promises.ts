import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

/** A reload loses nothing: the data, what was sent, and every message. Only the location is read again. */
export function promiseReadBack(stored: Snapshot, read: Snapshot): void {
  const isKept = isDeepStrictEqual(keptOf(read), keptOf(stored));
  promise(isKept, 'The stored conversation was not read back completely.');
}

function keptOf({ journey: { localizacao: _location, ...journey }, own, submissions, kept, transcript }: Snapshot) {
  return asStored({ journey, own, submissions, kept, transcript });
}

/**
 * Every message up to the killed event is there, and the data are those of one moment: `before` that event, or one that it stored.
 */
export function promiseAnswers(before: Snapshot, during: readonly Snapshot[], read: Snapshot): void {
  const { journeyId, transcript } = before;
  const moments = [before, ...during];
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

function asStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '@consorcio/shared/flow';
import { formatCpf, formatPhone } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { cardTrace } from '../cards';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import type { ServerWatch } from './server-watch';

/** The shared data of one sale. */
const ofTheSale: readonly string[] = ['proposta', 'cobrancas', 'cupom', 'cupomDecisao', 'aceite', 'geoLocation'];
const receiptSchema = z.object({ pago: z.boolean() });

/** What is true of every turn, whatever happened before. */
export function promiseOfTurn(turn: Turn, bank: ServerWatch): void {
  const { event, before, after, effects } = turn;
  // An event of an earlier question changes nothing.
  const isStale = 'token' in event && !('token' in before.phase && before.phase.token === event.token);
  promise(!isStale || (after === before && effects.length === 0), `A stale event (${event.type}) changed the journey.`);
  // Who waits for an answer has asked for it, also after a reload.
  const { phase } = after;
  if (phase.kind === 'fetching' || phase.kind === 'verifying' || phase.kind === 'submitting') {
    const isEarlier = phase === before.phase && event.type !== 'resumed';
    const isAsked = effects.some((effect) => effect.type === 'request' && effect.token === phase.token);
    promise(isEarlier || isAsked, `The conversation is ${phase.kind}, and no request was sent.`);
  }
  promiseTranscript(turn);
  promiseNextPurchase(turn);
  promiseReceipt(turn, bank);
}

/** The transcript only grows, and messages never change. */
function promiseTranscript({ before, after: { transcript }, effects }: Turn): void {
  const { length } = before.transcript;
  promise(transcript.length >= length, 'The transcript got shorter.');
  promise(transcript[length - 1] === before.transcript.at(-1), 'A message of the transcript changed.');
  const isInPlace = transcript.slice(length).every(({ id }, index) => id === length + index);
  promise(isInPlace, 'The id of a message is not its position in the transcript.');
  const isKept = effects.every((effect) => effect.type !== 'say' || transcript[effect.message.id] === effect.message);
  promise(isKept, 'A message was emitted that is not in the transcript.');
}

/** The next purchase keeps the visitor's data and nothing of the last sale. Buying the same again keeps the plan. */
function promiseNextPurchase({ before, after }: Turn): void {
  if (before.place.segment !== 'survey' || !['proposal', 'simulation'].includes(after.place.segment)) return;
  const kept = Object.fromEntries(Object.entries(before.journey).filter(([part]) => !ofTheSale.includes(part)));
  promise(isDeepStrictEqual(after.journey, kept), 'The next purchase has data of the last one, or forgot the visitor.');
  for (const [segment, { visitor }] of Object.entries(before.own)) {
    const isAsDue = isDeepStrictEqual(after.own[segment], { visitor, purchase: {} });
    promise(isAsDue, `The next purchase has what ${segment} stored for the last one, or forgot the visitor.`);
  }
}

/** A receipt says that a payment is made only if the bank has approved it, and names no way to reach or identify the visitor. */
function promiseReceipt({ after, effects }: Turn, bank: ServerWatch): void {
  for (const effect of effects) {
    if (effect.type !== 'say' || effect.message.component?.name !== 'receipt-card') continue;
    const { props } = effect.message.component;
    const { proposta, telefone = '', email = '', cpfCnpj = '' } = after.journey;
    promise(proposta !== undefined, 'There is a receipt, and no proposal.');
    const isTrue = !receiptSchema.parse(props).pago || bank.took('cartao', proposta.propostaID) === 'sucesso';
    promise(isTrue, 'A receipt says that a payment is made, and the bank does not.');
    const text = JSON.stringify(props);
    // The institution may have the CNPJ of the visitor: both are those of the test vectors.
    const cpf = cpfCnpj.length > 11 ? [] : [cpfCnpj, formatCpf(cpfCnpj)];
    const told = [telefone, formatPhone(telefone), email, ...cpf].find((secret) => secret && text.includes(secret));
    promise(told === undefined, 'A receipt holds a phone, an e-mail or a whole CPF.');
  }
}

/** Short numbers are counts and codes of the product. */
const withoutShortNumbers = (_name: string, value: unknown) => (typeof value === 'number' && value < 1e10 ? 0 : value);

/** Card data exists only in its own request (laws of the flow, 9): no snapshot, event or effect contains a part of a card form. */
export function promiseCardSecrecy({ event, before, after, effects }: Turn): void {
  const fresh = { ...after, transcript: after.transcript.slice(before.transcript.length) };
  const text = JSON.stringify([event, fresh, effects], withoutShortNumbers);
  promise(!cardTrace.test(text), 'A part of a card form is outside its request.');
}

/** A reload loses nothing: the data, what was sent, and every message. Only the location is read again. */
export function promiseReadBack(stored: Snapshot, read: Snapshot): void {
  const isKept = isDeepStrictEqual(keptOf(read), keptOf(stored));
  promise(isKept, 'The stored conversation was not read back completely.');
}

function keptOf({ journey: { localizacao: _location, ...journey }, own, submissions, kept, transcript }: Snapshot) {
  return asStored({ journey, own, submissions, kept, transcript });
}

/** Every message up to the killed event is there, and the data are those of one moment: `before` that event, or one that it stored. */
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

const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

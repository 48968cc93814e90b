import { isDeepStrictEqual } from 'node:util';
import {
  type Effect,
  type EngineEvent,
  optionsOf,
  type Place,
  type Scene,
  type Snapshot,
  type Step,
} from '@consorcio/shared/flow';
import { type ContractJourney, contractJourney, correctionStep, questionOf } from './contract-questions';

/** A promise of the flow that a journey saw broken. */
export class BrokenPromise extends Error {}

export function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new BrokenPromise(words);
}

/** What makes two creations the same wish, whatever the product says: all that is sent, but not where it is sent from. */
export function wishOf(input: unknown): string {
  return JSON.stringify(typeof input === 'object' ? { ...input, geoLocation: undefined } : input);
}

interface Creation {
  readonly key: string;
  /** All that was sent, and the wish in it. */
  readonly payload: string;
  readonly wish: string;
  state: 'in flight' | 'sent' | 'failed' | 'unknown';
  /** Since the outcome is unknown: the visitor was told, and answered after that. */
  told: boolean;
  asked: boolean;
  /** It failed, and the visitor has not heard of it yet. */
  owed: boolean;
}

/** Where the visitor hears of a payment that came to nothing, or to nobody knows what. */
const toldOfPayment: Readonly<Record<string, string>> = {
  pix: 'pagamento-pix-tentar-novamente',
  boleto: 'pagamento-boleto-tentar-novamente',
  cartao: 'payment-refused',
};

/** Where the visitor may hear that something was not created. */
const afterFailure: ReadonlySet<Place['step']> = new Set([
  'error-general',
  'segmento-indisponivel',
  'cep-not-found',
  ...Object.values(toldOfPayment),
]);

/** Exactly once (laws of the flow, 8), watched from outside: by what goes out and what comes back. */
export class CreationWatch {
  private readonly latest = new Map<string, Creation>();
  private readonly keyOfWish = new Map<string, string>();

  goesOut(intent: string, key: string, input: unknown): void {
    const payload = JSON.stringify(input);
    const wish = `${intent} ${wishOf(input)}`;
    const last = this.latest.get(intent);
    promise(last?.state !== 'in flight', `Two requests to create a ${intent} are in flight.`);
    const earlierKey = this.keyOfWish.get(wish) ?? key;
    promise(earlierKey === key, `The same ${intent} goes out under another key.`);
    if (last?.key === key) {
      promise(last.payload === payload, `Another ${intent} goes out under the same key.`);
      promise(last.state !== 'sent', `A ${intent} that is known as sent goes out again.`);
      if (last.state === 'unknown') {
        promise(last.told, `A ${intent} goes out again before its unknown outcome was said.`);
        promise(last.asked, `A ${intent} of unknown outcome goes out again although nobody asked.`);
      }
    }
    this.keyOfWish.set(wish, key);
    this.latest.set(intent, { key, payload, wish, state: 'in flight', told: false, asked: false, owed: false });
  }

  /** The step was played and nothing went out. */
  isPassedOver(intent: string, input: unknown): void {
    const last = this.latest.get(intent);
    if (last?.state === 'unknown') return; // it was said to be unknown instead
    promise(
      last?.state === 'sent' && last.payload === JSON.stringify(input),
      `A ${intent} with new data did not go out.`,
    );
  }

  comesBack(intent: string, state: 'sent' | 'failed' | 'unknown', snapshot: Snapshot): void {
    const creation = this.latest.get(intent);
    promise(creation !== undefined, `A ${intent} came back that never went out.`);
    creation.state = state;
    creation.owed = state !== 'sent';
    const known = snapshot.submissions[intent]?.state;
    promise(known === state, `The ${intent} is ${state} and the snapshot says ${known}.`);
    if (state === 'unknown')
      promise(snapshot.trouble?.uncertain === true, `Nobody says that the ${intent} is unknown.`);
  }

  pageIsGone(): void {
    for (const creation of this.latest.values()) {
      if (creation.state !== 'in flight') continue;
      creation.state = 'unknown';
      creation.owed = true;
    }
  }

  look({ phase, place, trouble }: Snapshot): void {
    if (phase.kind !== 'waiting') return;
    for (const [intent, creation] of this.latest) {
      promise(
        !creation.owed || afterFailure.has(place.step) || phase.problem !== undefined,
        `A ${intent} failed, and the talk waits at ${place.step}.`,
      );
      creation.owed = false;
      const isTold = trouble?.uncertain || place.step === toldOfPayment[intent];
      if (isTold && creation.state === 'unknown') creation.told = true;
    }
  }

  visitorAnswered(): void {
    for (const creation of this.latest.values()) if (creation.told) creation.asked = true;
  }
}

/** What is not offered leads nowhere: an option that cannot be chosen now, a form where none is asked for. The event was taken. */
export function promiseNoWay(event: EngineEvent, step: Step, scene: Scene): void {
  if (event.type === 'submitted') promise(step.submit !== undefined, `${step.name} took a form it had not asked for.`);
  if (event.type !== 'answered' || event.answer.kind !== 'option') return;
  const { id } = event.answer;
  const option = optionsOf(step, scene).find((candidate) => candidate.id === id);
  promise(option !== undefined, `${step.name} took ${id}, which it did not offer.`);
  promise(option.unavailable === undefined, `${step.name} took ${id}, which cannot be chosen now.`);
}

/** Nothing typed is lost after a failure or a reload (laws of the flow, 8 and 9). */
export class TypedWatch {
  private readonly owed = new Map<Place['step'], string>();
  /** The journey as the last page left it, until the present one has taken it up. */
  private left: Snapshot | undefined;

  pageIsGone(snapshot: Snapshot): void {
    if (snapshot.phase.kind !== 'arriving') this.left = snapshot;
  }

  look(event: EngineEvent, before: Snapshot, after: Snapshot): void {
    const { place, draft, phase } = after;
    const here = before.place.step === place.step && before.place.segment === place.segment;
    if (event.type === 'answered' && event.answer.kind === 'typed' && here && before !== after) {
      const refused = phase.kind === 'waiting' && phase.problem !== undefined;
      if (refused || phase.kind === 'verifying') promise(draft === event.answer.text, 'What was typed left the field.');
    }
    const verified = before.phase.kind === 'verifying' && event.type === 'request-done' && before !== after;
    if (verified && !event.outcome.ok) this.owe(before, after);
    if (event.type === 'segment-failed' && before !== after && before.draft !== '') this.owe(before, after);

    if (phase.kind === 'arriving') return;
    if (this.left && event.type !== 'segment-failed') this.isTakenUp(this.left, after);
    this.left = undefined;
    if (phase.kind !== 'waiting' && phase.kind !== 'verifying') return;
    const owed = this.owed.get(place.step);
    if (owed === undefined || before.phase === phase) return;
    promise(draft === owed, `"${owed}" was typed at ${place.step} and did not come back into the field.`);
    this.owed.delete(place.step);
  }

  private isTakenUp({ phase, draft }: Snapshot, after: Snapshot): void {
    if (phase.kind === 'waiting' || phase.kind === 'typing') {
      promise(isDeepStrictEqual(after.phase, phase), `A reload in ${phase.kind} did not go on where it was.`);
    }
    if (phase.kind === 'verifying')
      promise(after.phase.kind === 'verifying', 'A reload forgot to ask about an answer.');
    if (phase.kind === 'waiting' || phase.kind === 'verifying') {
      promise(after.draft === draft, 'A reload changed what stood in the field.');
    }
  }

  private owe(before: Snapshot, after: Snapshot): void {
    const { step } = before.place;
    promise(step !== null, 'Something was typed before a segment was entered.');
    promise(after.kept[step] === before.draft, `What was typed at ${step} was not kept over a failure.`);
    this.owed.set(step, before.draft);
  }
}

/**
 * Nobody is asked twice for what the journey already knows (conversation.md), unless they chose to mend it. Name, document
 * and date are another holder's when the holder changes; the street is another one's when the CEP does. A CEP is known
 * once its address is found.
 */
export class AskedWatch {
  private readonly answered = new Set<string>();

  look(before: Snapshot, after: Snapshot, asking: readonly string[]): void {
    const { transcript } = after;
    const earlier = contractJourney(before);
    const journey = contractJourney(after);
    if (before.phase.kind === 'waiting' || before.phase.kind === 'verifying') {
      const { step } = before.place;
      const isAnswered = transcript[before.transcript.length]?.sender === 'user';
      if (step !== null && isAnswered) this.answered.add(datumOf(step, earlier));
      if (journey.cep !== undefined && (step === 'cep-first-input' || step === 'cep-not-found'))
        this.forget(...streets);
    }
    if (earlier.tipoPessoa !== journey.tipoPessoa) this.forget(...ofHolder);
    for (const step of asking) {
      if (choices.has(step)) continue;
      const mends = correctionStep(journey) === step;
      const isCepOfNowhere = step === questionOf.cep && !journey.endereco;
      promise(
        mends || isCepOfNowhere || !this.answered.has(datumOf(step, journey)),
        `${step} asks again for what it was told.`,
      );
    }
  }

  private forget(...data: readonly string[]): void {
    for (const datum of data) this.answered.delete(datum);
  }
}

/** Passed over at times, and yet chosen anew: a way to pay may be changed. */
const choices: ReadonlySet<string> = new Set(['payment-options']);
const ofHolder = [questionOf.nome, questionOf['cpf-cnpj'], questionOf.nascimento];
const streets = ['cep-error:rua', 'cep-error:bairro'];

/** What a step asks for: its name says it, but for the one that asks for two things. */
function datumOf(step: string, { endereco }: ContractJourney): string {
  return step === 'cep-error' ? `${step}:${endereco?.logradouro ? 'bairro' : 'rua'}` : step;
}

/** The transcript only grows, and what was said stays said. */
export class TranscriptWatch {
  private seen: Snapshot['transcript'] = [];

  look({ transcript }: Snapshot, effects: readonly Effect[]): void {
    promise(transcript.length >= this.seen.length, 'The transcript became shorter.');
    const last = this.seen.length - 1;
    promise(last < 0 || transcript[last] === this.seen[last], 'A message that was said changed.');
    for (let index = last + 1; index < transcript.length; index += 1) {
      promise(transcript[index]?.id === index, 'A message has a number that is not its own.');
    }
    for (const effect of effects) {
      if (effect.type === 'say') promise(transcript[effect.message.id] === effect.message, 'Spoken, but not written.');
    }
    this.seen = transcript;
  }

  readBack({ transcript }: Snapshot): void {
    this.seen = transcript;
  }
}

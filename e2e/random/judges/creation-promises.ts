import type { Place, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

interface Creation {
  readonly key: string;
  /** Everything that was sent, as JSON. */
  readonly payload: string;
  state: 'in flight' | 'sent' | 'failed' | 'unknown';
  /** The outcome is unknown and the visitor has been told so. */
  told: boolean;
  /** The visitor answered after being told. */
  asked: boolean;
  /** It failed or its outcome is unknown, and the visitor has not been told yet. */
  owed: boolean;
}

/** The step that tells the visitor that a payment failed or that its outcome is unknown. */
const toldOfPayment: Readonly<Record<string, string>> = {
  pix: 'pagamento-pix-tentar-novamente',
  boleto: 'pagamento-boleto-tentar-novamente',
  cartao: 'payment-refused',
};

/** The steps that may tell the visitor that something was not created. */
const afterFailure: ReadonlySet<Place['step']> = new Set([
  'error-general',
  'segmento-indisponivel',
  'cep-not-found',
  'lead-recusado-de-novo',
  'proposal-recusada',
  ...Object.values(toldOfPayment),
]);

/** A sentence reports a refused lead, and the conversation asks for its data again. */
const leadRefused = 'Não consegui salvar os seus dados.';

/**
 * Each creation happens exactly once (laws of the flow, 8). The judge reads the requests and their outcomes, not the
 * product's own records.
 */
export class CreationWatch {
  private readonly latest = new Map<string, Creation>();
  private readonly keyOfWish = new Map<string, string>();

  goesOut(intent: string, key: string, input: unknown): void {
    const payload = JSON.stringify(input);
    const wish = `${intent} ${submissionOf(input)}`;
    const last = this.latest.get(intent);
    promise(last?.state !== 'in flight', `Two requests to create a ${intent} are in flight.`);
    const earlierKey = this.keyOfWish.get(wish) ?? key;
    promise(earlierKey === key, `The same ${intent} was sent again with a different key.`);
    if (last?.key === key) {
      promise(last.payload === payload, `A different ${intent} was sent with the same key.`);
      promise(last.state !== 'sent', `A ${intent} that was already created was sent again.`);
      if (last.state === 'unknown') {
        promise(last.told, `A ${intent} was sent again before the visitor was told that its outcome is unknown.`);
        promise(last.asked, `A ${intent} with an unknown outcome was sent again without the visitor asking.`);
      }
    }
    this.keyOfWish.set(wish, key);
    this.latest.set(intent, { key, payload, state: 'in flight', told: false, asked: false, owed: false });
  }

  /** The visitor left an old conversation behind, with what was said in it. */
  startsOver(): void {
    for (const creation of this.latest.values()) creation.owed = false;
  }

  /** The step ran and sent nothing. */
  isPassedOver(intent: string, input: unknown): void {
    const last = this.latest.get(intent);
    if (last?.state === 'unknown') return; // the visitor is told that the outcome is unknown instead
    promise(
      last?.state === 'sent' && last.payload === JSON.stringify(input),
      `A ${intent} with new data was not sent.`,
    );
  }

  /** `isStillOpen`: it failed, and an earlier attempt, of which the visitor knows, may have acted. */
  comesBack(intent: string, state: 'sent' | 'failed' | 'unknown', snapshot: Snapshot, isStillOpen = false): void {
    const creation = this.latest.get(intent);
    promise(creation !== undefined, `A ${intent} was answered that was never sent.`);
    creation.state = state;
    creation.owed = state !== 'sent';
    creation.told ||= isStillOpen;
    creation.asked ||= isStillOpen;
    const known = snapshot.submissions[intent]?.state;
    promise(known === state, `The ${intent} is ${state} and the snapshot says ${known}.`);
    if (state === 'unknown' && !isStillOpen)
      promise(
        snapshot.trouble?.uncertain === true,
        `The visitor is not told that the outcome of the ${intent} is unknown.`,
      );
  }

  pageIsGone(): void {
    for (const creation of this.latest.values()) {
      if (creation.state !== 'in flight') continue;
      creation.state = 'unknown';
      creation.owed = true;
    }
  }

  look({ phase, place, trouble, transcript }: Snapshot): void {
    if (phase.kind !== 'waiting' || place.step === 'conversa-antiga') return;
    for (const [intent, creation] of this.latest) {
      const isLeadRefused = intent === 'lead' && transcript.some(({ text }) => text.startsWith(leadRefused));
      promise(
        !creation.owed || afterFailure.has(place.step) || phase.problem !== undefined || isLeadRefused,
        `A ${intent} failed, and the conversation waits at ${place.step} without saying so.`,
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

/** Two creations are the same wish when everything they send is equal, except the location. */
function submissionOf(input: unknown): string {
  return JSON.stringify(typeof input === 'object' ? { ...input, geoLocation: undefined } : input);
}

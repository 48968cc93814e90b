import type { Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

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
const afterFailure: ReadonlySet<string> = new Set([
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

/** What makes two creations the same wish, whatever the product says: all that is sent, but not where it is sent from. */
function wishOf(input: unknown): string {
  return JSON.stringify(typeof input === 'object' ? { ...input, geoLocation: undefined } : input);
}

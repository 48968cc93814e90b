import { createStore } from 'zustand/vanilla';
import type { GuardedStorage } from './guarded-storage';
import { DAY_MS, isOver, keys } from './record';

/** After half a year the visitor is asked again. */
const KEPT_MS = 183 * DAY_MS;

export type ConsentAnswer = 'granted' | 'denied';

export type Consent = ReturnType<typeof createConsent>;

/**
 * What the visitor answered about the cookies of a container, on this device: for another one they are asked again. It is read without a
 * schema, because the first frame of the page depends on it. Where nothing can be stored it lasts as long as the page.
 */
export function createConsent(
  { get, put }: Pick<GuardedStorage, 'get' | 'put'>,
  trackingId: string | null,
  now: () => number,
) {
  const store = createStore<ConsentAnswer | undefined>(read);
  addEventListener('storage', ({ key }) => key === keys.consent && store.setState(read(), true));

  function read(): ConsentAnswer | undefined {
    const [, answer, at, of] = /^(granted|denied) (\d{1,15}) (\S+)$/.exec(get(keys.consent) ?? '') ?? [];
    return of !== trackingId || isOver(Number(at), KEPT_MS, now()) ? undefined : (answer as ConsentAnswer);
  }

  return {
    store,
    give(answer: ConsentAnswer): void {
      put(keys.consent, `${answer} ${now()} ${trackingId}`);
      store.setState(answer, true);
    },
  };
}

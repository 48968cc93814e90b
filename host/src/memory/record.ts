import { AppError } from '@consorcio/shared/errors';
import type { GuardedStorage } from './guarded-storage';

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Everything that outlives a page, by the key of its record. The script in the head of the
 * HTML looks for 'journey', 'purchases' and 'referral' in the keys.
 */
export const keys = {
  /** Of the tab: its conversation, the builds that it has entered, and what it knows of payments. */
  conversation: (brandId: string) => `consorcio.journey.${brandId}`,
  /** The beginning of a long conversation of the tab. */
  earlier: (brandId: string) => `consorcio.earlier-journey.${brandId}`,
  /** The conversation of a tab that was closed, without contract data, for a day. */
  kept: (brandId: string) => `consorcio.kept-journey.${brandId}`,
  /** The purchases of a brand, each for some days after it is due. */
  purchases: (brandId: string) => `consorcio.open-purchases.${brandId}`,
  /** The referral code of an address, for seven days. */
  referral: 'consorcio.referral',
  /** What belongs to no conversation: the location of a day, the draw for canaries, counted purchases, the wish to be forgotten. */
  device: 'consorcio.device',
  /** Whether tags may store something, for half a year. The script in the head of a page with a container looks for it. */
  consent: 'consorcio.consent',
} as const;

/** The clock rule of every record: what is `ageMs` old is over. So is what comes from the future: the clock was changed. */
export function isOver(savedAt: number, ageMs: number, now: number): boolean {
  return Math.abs(now - savedAt) >= ageMs;
}

/** When a conversation was stored, from the beginning of its text; 0 if it says nothing of it. Epoch ms. */
export function savedAtOf(text: string | null): number {
  return Number(/^\{"savedAt":(\d{1,15}),/.exec(text ?? '')?.[1] ?? 0);
}

/** Characters of a record. More than any page writes: reading it could take seconds. */
const MOST_CHARACTERS = 3_000_000;

/** The schema of a record. It throws if the value has another form. */
export interface Form<T> {
  parse(value: unknown): T;
}

export interface RecordPorts {
  readonly storage: GuardedStorage;
  report(error: AppError): void;
}

/**
 * One record: a value with a schema, under one key. What it lacks in age, its value says itself (`isOver`).
 * @param loss what it means that a value is not stored: reported the first time, if given
 */
export function openRecord<T>(key: string, { storage, report }: RecordPorts, loss?: string) {
  let isReported = loss === undefined;
  return {
    /** Undefined where there is none. One that cannot be used is reported, without its content, and put aside: it stops no later visit. */
    read(form: Form<T>): T | undefined {
      const text = storage.get(key);
      if (text === null) return undefined;
      try {
        if (text.length > MOST_CHARACTERS) throw new RangeError('The record is too long.');
        return form.parse(JSON.parse(text));
      } catch {
        storage.remove(key);
        report(unreadable(key));
        return undefined;
      }
    },
    /** Whether it is stored now: a storage may be full or forbidden. */
    write(value: T): boolean {
      const isStored = storage.put(key, JSON.stringify(value));
      if (!isStored && !isReported)
        report(new AppError('storage.unavailable', `${loss} Storage is full or forbidden.`));
      isReported ||= !isStored;
      return isStored;
    },
    forget: (): void => storage.remove(key),
    /** Calls `run` when another tab has changed it. */
    watch(run: () => void): void {
      addEventListener('storage', (event) => event.key === key && run());
    },
  };
}

export function unreadable(key: string): AppError {
  return new AppError('storage.unreadable', `The page continues without ${key}, which is unreadable.`);
}

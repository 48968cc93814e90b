import type * as z from 'zod/mini';
import { type Journey, journeySchema, purchaseDataSchema } from '../entities';
import type { Segment } from './segment';
import type { Snapshot } from './snapshot';

/** The journey as it is stored: the shared part, and each segment's own part. */
export type JourneyParts = Pick<Snapshot, 'journey' | 'own'>;

type Part = Snapshot['own'][string];
type Scope = 'visitor' | 'purchase';
/** What decides where a key is stored. */
type Owner = Pick<Segment, 'name' | 'state'>;

const emptyPart: Part = { visitor: {}, purchase: {} };

/** The journey that the steps of a segment read: the shared data together with the segment's own data. */
export function journeyOf({ journey, own }: JourneyParts, segment: string): Journey {
  const part = own[segment];
  return part ? { ...journey, ...part.visitor, ...part.purchase } : journey;
}

/** Splits the journey again: the segment's own keys are stored under its name, all others in the shared journey. */
export function withJourney({ own }: JourneyParts, segment: Owner, view: Journey): JourneyParts {
  const before = own[segment.name];
  const entries = Object.entries(view).map(([key, value]) => ({ key, value, home: homeOf(key, segment, before) }));
  const keptIn = (home: Scope | 'shared') =>
    Object.fromEntries(entries.filter((entry) => entry.home === home).map(({ key, value }) => [key, value]));
  const journey = keptIn('shared');
  if (!before && entries.every(({ home }) => home === 'shared')) return { journey, own };
  return { journey, own: { ...own, [segment.name]: { visitor: keptIn('visitor'), purchase: keptIn('purchase') } } };
}

/**
 * Parses the segment's own part when the segment is loaded. Keys that an earlier build or contract stored elsewhere move to
 * their present place. Unknown keys stay unchanged, because a newer build may have written them. `broken` names the keys that
 * did not parse; they are dropped. If nothing changes, the same object is returned.
 */
export function adoptState(parts: JourneyParts, segment: Owner): JourneyParts & { readonly broken: readonly string[] } {
  const view = journeyOf(parts, segment.name);
  const before = parts.own[segment.name];
  const entries = Object.entries(view);
  const broken = entries.filter(([key, value]) => !isReadable(key, value, segment, before)).map(([key]) => key);
  const isInPlace = entries.every(([key]) => homeOf(key, segment, before) === storedIn(key, before));
  if (isInPlace && broken.length === 0) return { ...parts, broken };
  const readable = Object.fromEntries(entries.filter(([key]) => !broken.includes(key)));
  return { ...withJourney(parts, segment, readable), broken };
}

/** Starts another purchase: drops the shared purchase data, and that of these segments, whether they are loaded or not. */
export function withoutPurchase({ journey, own }: JourneyParts, segments: readonly string[]): JourneyParts {
  const isKept = ([key]: [string, unknown]) => !Object.hasOwn(purchaseDataSchema.shape, key);
  return {
    journey: Object.fromEntries(Object.entries(journey).filter(isKept)),
    own: Object.fromEntries(
      Object.entries(own).map(([name, part]) => [name, segments.includes(name) ? { ...part, purchase: {} } : part]),
    ),
  };
}

/** Where a key belongs. An undeclared key stays where it is stored. */
function homeOf(key: string, { state }: Owner, before: Part | undefined): Scope | 'shared' {
  if (state?.visitor && Object.hasOwn(state.visitor.shape, key)) return 'visitor';
  if (state?.purchase && Object.hasOwn(state.purchase.shape, key)) return 'purchase';
  return Object.hasOwn(journeySchema.shape, key) ? 'shared' : storedIn(key, before);
}

/** Parses a key that moves into the shared journey. The shared journey itself was parsed when it was read. */
function isReadable(key: string, value: unknown, { state }: Owner, before: Part | undefined): boolean {
  const declared = state?.visitor?.shape[key] ?? state?.purchase?.shape[key];
  if (declared) return declared.safeParse(value).success;
  const shared: Readonly<Record<string, z.ZodMiniType>> = journeySchema.shape;
  return storedIn(key, before) === 'shared' || (shared[key]?.safeParse(value).success ?? true);
}

function storedIn(key: string, { visitor, purchase } = emptyPart): Scope | 'shared' {
  if (Object.hasOwn(visitor, key)) return 'visitor';
  return Object.hasOwn(purchase, key) ? 'purchase' : 'shared';
}

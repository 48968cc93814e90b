import { type Brand, isJourneyKey, isPurchaseKey, type Journey } from '../entities';
import type { Scene } from './scene';
import type { Segment } from './segment';
import type { Snapshot } from './snapshot-schema';

/** The journey as it is stored: the shared part, and each segment's own part. */
export type JourneyParts = Pick<Snapshot, 'journey' | 'own'>;

type Part = Snapshot['own'][string];
type Scope = 'visitor' | 'purchase';
/** Whether the shared journey may hold a value under a key. */
export type FitsJourney = (key: string, value: unknown) => boolean;
/** What decides where a key is stored. */
type Owner = Pick<Segment, 'name' | 'state'>;

const emptyPart: Part = { visitor: {}, purchase: {} };
/** The latest journey of each part: it is read many times for each event. */
const views = new WeakMap<Part, { readonly journey: Journey; readonly view: Journey }>();

/**
 * The journey that the steps of a segment read: the shared data together with the segment's own data. The same parts give
 * the same object.
 */
export function journeyOf({ journey, own }: JourneyParts, segment: string): Journey {
  const part = own[segment];
  if (!part) return journey;
  const latest = views.get(part);
  if (latest?.journey === journey) return latest.view;
  const view = { ...journey, ...part.visitor, ...part.purchase };
  views.set(part, { journey, view });
  return view;
}

type SceneParts = Pick<Snapshot, 'journey' | 'own' | 'place' | 'trouble' | 'idempotencyKeys'>;

/** What the steps of a segment receive at this moment: of the present segment, unless another is named. */
export function sceneAt(
  snapshot: SceneParts,
  { brand, now }: { readonly brand: Brand; readonly now: number },
  segment = snapshot.place.segment,
): Scene {
  const { trouble, idempotencyKeys } = snapshot;
  return { journey: journeyOf(snapshot, segment), brand, now, trouble, idempotencyKeys };
}

/**
 * Splits the journey again: the segment's own keys are stored under its name, all others in the shared journey. A part in
 * which nothing changed stays the same object.
 */
export function withJourney(parts: JourneyParts, segment: Owner, view: Journey): JourneyParts {
  const { name } = segment;
  const part = parts.own[name];
  const before = part ?? emptyPart;
  const entries = Object.entries(view);
  const kept: Record<Scope | 'shared', typeof entries> = { shared: [], visitor: [], purchase: [] };
  for (const entry of entries) kept[homeOf(entry[0], segment, part)].push(entry);
  const journey = isSame(parts.journey, kept.shared) ? parts.journey : Object.fromEntries(kept.shared);
  if (isSame(before.visitor, kept.visitor) && isSame(before.purchase, kept.purchase))
    return { journey, own: parts.own };
  const own = { visitor: Object.fromEntries(kept.visitor), purchase: Object.fromEntries(kept.purchase) };
  return { journey, own: { ...parts.own, [name]: own } };
}

function isSame(before: Readonly<Record<string, unknown>>, entries: readonly (readonly [string, unknown])[]): boolean {
  if (entries.length !== Object.keys(before).length) return false;
  return entries.every(([key, value]) => before[key] === value && Object.hasOwn(before, key));
}

/**
 * Parses the segment's own part when the segment is loaded. Keys that an earlier build or contract stored elsewhere move to
 * their present place; `fits` checks those that move into the shared journey. Unknown keys stay unchanged, because a newer
 * build may have written them. `broken` names the keys that did not parse; they are dropped. If nothing changes, the same
 * object is returned.
 */
export function adoptState(
  parts: JourneyParts,
  segment: Owner,
  fits: FitsJourney,
): JourneyParts & { readonly broken: readonly string[] } {
  const view = journeyOf(parts, segment.name);
  const before = parts.own[segment.name];
  const entries = Object.entries(view);
  const { visitor, purchase } = segment.state ?? {};
  const isReadable = ([key, value]: [string, unknown]) => {
    const declared = visitor?.shape[key] ?? purchase?.shape[key];
    if (declared) return declared.safeParse(value).success;
    return storedIn(key, before) === 'shared' || fits(key, value); // the shared journey itself was parsed when it was read
  };
  const broken = entries.filter((entry) => !isReadable(entry)).map(([key]) => key);
  const readable = Object.fromEntries(entries.filter(([key]) => !broken.includes(key)));
  return { ...withJourney(parts, segment, readable), broken };
}

/** Starts another purchase: drops the shared purchase data, and that of these segments, whether they are loaded or not. */
export function withoutPurchase({ journey, own }: JourneyParts, segments: readonly string[]): JourneyParts {
  const isKept = ([key]: [string, unknown]) => !isPurchaseKey(key);
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
  return isJourneyKey(key) ? 'shared' : storedIn(key, before);
}

function storedIn(key: string, { visitor, purchase } = emptyPart): Scope | 'shared' {
  if (Object.hasOwn(visitor, key)) return 'visitor';
  return Object.hasOwn(purchase, key) ? 'purchase' : 'shared';
}

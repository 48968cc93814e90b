import type * as z from 'zod/mini';
import type { Journey } from '../entities';

/** What a segment that declares no state of its own adds to the journey: nothing. */
export type NoState = Record<never, never>;

/** Every key is optional: a journey begins empty, and a part that cannot be read is dropped key by key. */
type PartSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniOptional>>>;

/**
 * The data of the journey that only one segment reads and writes. It is stored under the segment's name, and only that
 * segment's schema parses it. No card data.
 */
export interface SegmentState {
  /** Holds for the visitor, whatever they buy. */
  readonly visitor?: PartSchema;
  /** Belongs to one purchase: an exit of the itinerary that resets this segment drops it. */
  readonly purchase?: PartSchema;
}

/** The type of a segment's own data, derived from its schemas. */
export type StateOf<Declared extends SegmentState> = PartOf<Declared['visitor']> & PartOf<Declared['purchase']>;

type PartOf<Schema> = Schema extends PartSchema ? z.infer<Schema> : NoState;

/** Keys that a segment declares although the shared journey, or its other scope, already has them. */
export type DeclaredTwice<Declared extends SegmentState> =
  | (keyof StateOf<Declared> & keyof Journey)
  | (keyof PartOf<Declared['visitor']> & keyof PartOf<Declared['purchase']>);

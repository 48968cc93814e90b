import type * as z from 'zod/mini';
import type { Journey } from '../entities';

/** The own state of a segment that declares none. */
export type NoState = Record<never, never>;

/** Every key is optional, because a journey begins empty and keys that do not parse are dropped one by one. */
type PartSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniOptional>>>;

/**
 * The data of the journey that only one segment reads and writes. It is stored under the segment's name, and only that
 * segment's schema parses it. No card data.
 */
export interface SegmentState {
  /** Data of the visitor, kept for the next purchase. */
  readonly visitor?: PartSchema;
  /** Data of one purchase: an exit of the itinerary that resets this segment drops it. */
  readonly purchase?: PartSchema;
}

/** The type of a segment's own data, derived from its schemas. */
export type StateOf<Declared extends SegmentState> = PartOf<Declared['visitor']> & PartOf<Declared['purchase']>;

/** Zod infers an object without keys as `Record<string, never>`, which would deny every key of the journey. */
type PartOf<Schema> = Schema extends PartSchema
  ? string extends keyof z.infer<Schema>
    ? NoState
    : z.infer<Schema>
  : NoState;

/** The declared keys that the shared journey or the other scope already has. */
export type DeclaredTwice<Declared extends SegmentState> =
  | (keyof StateOf<Declared> & keyof Journey)
  | (keyof PartOf<Declared['visitor']> & keyof PartOf<Declared['purchase']>);

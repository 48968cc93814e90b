import type * as z from 'zod/mini';
import type { Journey } from '../entities';
import type { messageSchema, phaseSchema, snapshotSchema, underWaySchema } from './snapshot-schema';

/** Raise it with every incompatible change: stored snapshots of other versions are dropped, and a new journey begins. */
export const SNAPSHOT_VERSION = 1;

export type Message = z.infer<typeof messageSchema>;
export type Phase = z.infer<typeof phaseSchema>;
export type UnderWay = z.infer<typeof underWaySchema>;
export interface Snapshot extends Omit<z.infer<typeof snapshotSchema>, 'journey'> {
  readonly journey: Journey;
}

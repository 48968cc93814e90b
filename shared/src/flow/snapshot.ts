import type * as z from 'zod/mini';
import type { Journey } from '../entities';
import type { messageSchema, phaseSchema, snapshotSchema, underWaySchema } from './snapshot-schema';

export type Message = z.infer<typeof messageSchema>;
export type Phase = z.infer<typeof phaseSchema>;
export type UnderWay = z.infer<typeof underWaySchema>;
export interface Snapshot extends Omit<z.infer<typeof snapshotSchema>, 'journey'> {
  readonly journey: Journey;
}

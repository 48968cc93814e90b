import type { Brand } from '@consorcio/shared/entities';
import { journeyOf, type Scene, type Snapshot } from '@consorcio/shared/flow';

/** What a step of this segment reads. */
export function sceneOf(snapshot: Snapshot, segment: string, brand: Brand, now: number): Scene {
  const { trouble } = snapshot;
  return { journey: journeyOf(snapshot, segment), brand, now, ...(trouble && { trouble }) };
}

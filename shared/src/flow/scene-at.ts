import type { Brand } from '../entities';
import { journeyOf } from './journey-parts';
import type { Scene } from './scene';
import type { Snapshot } from './snapshot';

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

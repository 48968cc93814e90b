import { addressSchema, type Journey } from '@consorcio/shared/entities';
import type { Scene, Step } from '@consorcio/shared/flow';

/**
 * The journey without the answer to this step, so that the step is not skipped. Removes one key if that is enough (a part
 * of the address before the whole address), otherwise one key after another.
 */
export function journeyThatAsks(step: Step, scene: Scene): Journey {
  const { journey } = scene;
  const names = Object.keys(journey);
  const single = names.map((name) => without(journey, [name]));
  const several = names.map((_, last) => without(journey, names.slice(0, last + 1)));
  const candidates = [journey, ...withoutPartOfAddress(journey), ...single, ...several];
  return candidates.find((candidate) => !isSkipped(step, { ...scene, journey: candidate })) ?? {};
}

/** A step may throw because something it needs is missing: that counts as skipped. */
function isSkipped(step: Step, scene: Scene): boolean {
  try {
    return step.known?.(scene) ?? false;
  } catch {
    return true;
  }
}

function withoutPartOfAddress(journey: Journey): readonly Journey[] {
  const [, known] = Object.entries(journey).find(([name]) => name === 'endereco') ?? []; // a segment's own key
  const address = addressSchema.safeParse(known).data ?? {};
  return Object.keys(address).map((name) => ({ ...journey, endereco: { ...address, [name]: '' } }));
}

function without(journey: Journey, gone: readonly string[]): Journey {
  return Object.fromEntries(Object.entries(journey).filter(([name]) => !gone.includes(name)));
}

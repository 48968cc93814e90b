import { addressSchema, type Journey } from '@consorcio/shared/entities';
import type { Scene, Step } from '@consorcio/shared/flow';

/**
 * The journey without the answer to this step, so that the step is not skipped. Removes one key if that is enough (a part
 * of the address before the whole address), otherwise one key after another.
 */
export function journeyThatAsks(step: Step, scene: Scene): Journey {
  const { journey } = scene;
  const asks = (candidate: Journey) => !isSkipped(step, { ...scene, journey: candidate });
  const single = [journey, ...withoutOneKey(journey)].find(asks);
  if (single) return single;
  let rest = journey;
  for (const name of Object.keys(journey)) {
    rest = without(rest, name);
    if (asks(rest)) break;
  }
  return rest;
}

/** A step may throw because something it needs is missing: that counts as skipped. */
function isSkipped(step: Step, scene: Scene): boolean {
  try {
    return step.known?.(scene) ?? false;
  } catch {
    return true;
  }
}

function withoutOneKey(journey: Journey): readonly Journey[] {
  const [, known] = Object.entries(journey).find(([name]) => name === 'endereco') ?? []; // a segment's own key
  const address = addressSchema.safeParse(known).data;
  const addresses = address
    ? Object.keys(address).map((name) => ({ ...journey, endereco: { ...address, [name]: '' } }))
    : [];
  return [...addresses, ...Object.keys(journey).map((name) => without(journey, name))];
}

function without(journey: Journey, name: string): Journey {
  return Object.fromEntries(Object.entries(journey).filter(([other]) => other !== name));
}

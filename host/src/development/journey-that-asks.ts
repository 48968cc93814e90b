import type { Journey } from '@consorcio/shared/entities';
import type { Scene, Step } from '@consorcio/shared/flow';

/**
 * The journey without what the step asks, so that it is not passed over: without one part of it if that will do (a part of
 * the address before the address), else without one part after another.
 */
export function journeyThatAsks(step: Step, scene: Scene): Journey {
  const { journey } = scene;
  const asks = (candidate: Journey) => !isPassedOver(step, { ...scene, journey: candidate });
  const single = [journey, ...withoutOnePart(journey)].find(asks);
  if (single) return single;
  let rest = journey;
  for (const name of Object.keys(journey)) {
    rest = without(rest, name);
    if (asks(rest)) break;
  }
  return rest;
}

/** Also when it cannot be said: a step may need what is missing. */
function isPassedOver(step: Step, scene: Scene): boolean {
  try {
    return step.known?.(scene) ?? false;
  } catch {
    return true;
  }
}

function withoutOnePart(journey: Journey): readonly Journey[] {
  const { endereco } = journey;
  const addresses = endereco
    ? Object.keys(endereco).map((name) => ({ ...journey, endereco: { ...endereco, [name]: '' } }))
    : [];
  return [...addresses, ...Object.keys(journey).map((name) => without(journey, name))];
}

function without(journey: Journey, name: string): Journey {
  return Object.fromEntries(Object.entries(journey).filter(([other]) => other !== name));
}

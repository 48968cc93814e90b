import type { Journey } from '@consorcio/shared/entities';
import { fieldOf, type InputKind, type Scene, type Segment, type Step } from '@consorcio/shared/flow';
import { leavesOf } from './leaves';
import { tried } from './tried';

/** Kinds whose answers say who the visitor is or what they think. Money and coupons are published. */
const personalKinds: readonly InputKind[] = [
  'text',
  'name',
  'email',
  'phone',
  'cpf',
  'cnpj',
  'cpf-cnpj',
  'cep',
  'date',
  'long-text',
];

/** Kinds whose answers can be any text. */
const freeKinds: readonly InputKind[] = ['text', 'name', 'coupon', 'long-text'];

/** An answer that no seeded journey holds: where it is found, a step has recorded it. */
const probe = 'Kxqzwj';

/** Where the segment's steps record what visitors type about themselves: `endereco.cep`. */
export function personalPaths(segment: Segment, scene: Scene): readonly string[] {
  return pathsOf(segment, scene, personalKinds);
}

/** Where the segment's steps record free text. */
export function freeTextPaths(segment: Segment, scene: Scene): readonly string[] {
  return pathsOf(segment, scene, freeKinds);
}

function pathsOf({ steps }: Segment, scene: Scene, kinds: readonly InputKind[]): readonly string[] {
  const asking = Object.values(steps).filter((step) => step.input && kinds.includes(kindOf(step, scene)));
  return [...new Set(asking.flatMap((step) => pathsOfProbe(recordedBy(step, scene))))];
}

function kindOf({ input }: Step, scene: Scene): InputKind {
  return tried(() => input && fieldOf(input, scene).kind) ?? 'text';
}

/** A step may throw on an answer of another shape: its paths are then unknown. */
function recordedBy(step: Step, scene: Scene): Journey | undefined {
  return tried(() => step.record?.(structuredClone(scene.journey), probe, scene));
}

function pathsOfProbe(journey: Journey | undefined): readonly string[] {
  return leavesOf(journey).flatMap(({ path, value }) => (String(value).includes(probe) ? path : []));
}

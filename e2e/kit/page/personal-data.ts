import type { Journey } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { fieldOf, type InputKind, type Scene, type Segment } from '@consorcio/shared/flow';
import { leavesOf, plain, tried } from './setup';

/** Paths of personal data in the shared journey, or their beginnings. */
const shared = ['nome', 'email', 'telefone', 'cpfCnpj', 'localizacao', 'geoLocation', 'aceite.titular'];
/** The fact whose fields are hashed before they leave the page. SPEC section 9. */
const hashed = { name: 'personal-data.updated', fields: ['email', 'telefone', 'cpfCnpj'] };
/** Shorter numbers and texts also occur in data that say nothing about a person. */
const SHORTEST_NUMBER = 8;
const SHORTEST_TEXT = 4;

/** Answers of these kinds are published. All others say who the visitor is or what they think. */
const publicKinds: readonly InputKind[] = ['money', 'coupon'];
const isPersonal = (kind: InputKind) => !publicKinds.includes(kind);
/** Kinds whose answers can be any text. */
export const isFree = (kind: InputKind) => ['text', 'name', 'coupon', 'long-text'].includes(kind);
/** An answer that no seeded journey holds: where it is found, a step has recorded it. */
const probe = 'Kxqzwj';

/** Where the segment's steps record what visitors type, of some kinds: `endereco.cep`. */
export function typedPaths({ steps }: Segment, scene: Scene, isOf = isPersonal): readonly string[] {
  const asking = Object.values(steps).filter(
    ({ input }) => input && isOf(tried(() => fieldOf(input, scene).kind) ?? 'text'),
  );
  const recorded = asking.flatMap((step) =>
    leavesOf(tried(() => step.record?.(structuredClone(scene.journey), probe, scene))),
  );
  return [...new Set(recorded.flatMap(({ path, value }) => (String(value).includes(probe) ? path : [])))];
}

/** What of the visitor's data a text holds: its path. */
export function datumIn(text: string, journey: Journey, paths: readonly string[]): string | undefined {
  const bare = plain(text);
  return leavesOf(journey)
    .filter(({ path }) => paths.some((start) => path === start || path.startsWith(`${start}.`)))
    .map(({ path, value }) => ({ path, datum: plain(value) }))
    .filter(({ datum }) => datum.length >= (/^\d+$/.test(datum) ? SHORTEST_NUMBER : SHORTEST_TEXT))
    .sort((one, other) => other.datum.length - one.datum.length) // an e-mail may hold the name
    .find(({ datum }) => bare.includes(datum))?.path;
}

/** The personal data that a fact holds. `typed`: where the segment records what visitors type about themselves. */
export function personalDataIn({ name, payload }: Fact, journey: Journey, typed: readonly string[]): readonly string[] {
  return leavesOf(payload)
    .filter(({ path }) => name !== hashed.name || !hashed.fields.includes(path))
    .flatMap(({ path, value }) => {
      const datum = datumIn(String(value), journey, [...shared, ...typed]);
      return datum ? [`the fact ${name} holds the visitor's ${datum} in ${path}. Publish no personal data.`] : [];
    });
}

/** What a request may not have in its address. SPEC section 7 has the CEP there. */
const notInAddresses = ['nome', 'email', 'telefone', 'cpfCnpj', 'geoLocation', 'aceite.titular'];

/** The personal data in the address of a request. */
export function personalDataInAddress(address: string, journey: Journey, typed: readonly string[]): string | undefined {
  const paths = [...notInAddresses, ...typed.filter((path) => !/cep|endereco|cidade|estado/i.test(path))];
  return datumIn(decodeURIComponent(address), journey, paths);
}

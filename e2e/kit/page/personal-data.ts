import type { Journey } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { leavesOf, plain } from './leaves';

/** Paths of personal data in the shared journey, or their beginnings. */
const shared = ['nome', 'email', 'telefone', 'cpfCnpj', 'localizacao', 'geoLocation', 'aceite.titular'];

/** The fact whose fields are hashed before they leave the page. SPEC section 9. */
const hashed = { name: 'personal-data.updated', fields: ['email', 'telefone', 'cpfCnpj'] };

/** Shorter numbers and texts also occur in data that say nothing about a person. */
const SHORTEST_NUMBER = 8;
const SHORTEST_TEXT = 4;

/** The personal data that a fact holds. `typed`: where the segment records what visitors type about themselves. */
export function personalDataIn({ name, payload }: Fact, journey: Journey, typed: readonly string[]): readonly string[] {
  const personal = leavesOf(journey)
    .filter(({ path }) => [...shared, ...typed].some((start) => path === start || path.startsWith(`${start}.`)))
    .map(({ path, value }) => ({ path, text: plain(value) }))
    .filter(({ text }) => text.length >= (/^\d+$/.test(text) ? SHORTEST_NUMBER : SHORTEST_TEXT))
    .sort((one, other) => other.text.length - one.text.length); // an e-mail may hold the name
  return leavesOf(payload)
    .filter((leaf) => name !== hashed.name || !hashed.fields.includes(leaf.path))
    .flatMap((leaf) => {
      const text = plain(leaf.value);
      const found = personal.find((datum) => text.includes(datum.text));
      return found ? [`the fact ${name} holds the visitor's ${found.path} in ${leaf.path}`] : [];
    });
}

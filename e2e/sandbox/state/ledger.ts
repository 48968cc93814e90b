import * as z from 'zod/mini';
import { type Charges, chargeSchema, createCharges } from './charges';
import { findReplay } from './find-replay';
import { firstId } from './token';

/** What the sandbox creates and remembers. A new kind of creation is a new name here. */
const creationKinds = ['leads', 'proposals'] as const;
type CreationKind = (typeof creationKinds)[number];

const creationSchema = z.object({
  id: z.int(),
  key: z.nullable(z.string()), // the idempotency key of the request
  payload: z.unknown(),
  answer: z.unknown(),
  posts: z.int(), // the number of POSTs with that key
});
type Creation = z.infer<typeof creationSchema>;

/** `GET /sandbox/ledger`: what was created and charged, and every POST received under `/api`, failed ones too. */
export const ledgerSchema = z.object({
  leads: z.array(creationSchema),
  proposals: z.array(z.extend(creationSchema, { duplicateOf: z.nullable(z.int()) })), // id of the first equal one
  charges: z.array(chargeSchema),
  posts: z.array(z.object({ path: z.string(), key: z.nullable(z.string()), count: z.int() })),
});
export type LedgerPage = z.infer<typeof ledgerSchema>;

interface Submission<A> {
  readonly kind: CreationKind;
  readonly path: string;
  readonly key: string | null;
  readonly payload: unknown;
  /** The part of the payload that makes two creations equal; the whole payload if absent. */
  readonly likeness?: unknown;
  create(id: number): A;
}

export interface Ledger {
  /** Counts a POST and returns the number of POSTs to this path with this key. */
  countPost(path: string, key: string | null): number;
  /** The earlier answer to this payload with this key, if any. The same key with other data is a 422. */
  replay<A>(submission: Omit<Submission<A>, 'create'>): A | undefined;
  /** Creates and remembers; the ids of each kind count up from 1001. */
  create<A>(submission: Submission<A>): A;
  /** The request that created this, if this sandbox created it. */
  payloadOf(kind: CreationKind, id: number): unknown;
  readonly charges: Charges;
  page(): LedgerPage;
  reset(): void;
}

interface Entry extends Omit<Creation, 'posts'> {
  readonly path: string;
  readonly data: string;
  readonly likeness: string;
}

export function createLedger(): Ledger {
  const created: Record<CreationKind, Entry[]> = { leads: [], proposals: [] };
  const posts = new Map<string, LedgerPage['posts'][number]>();
  const postsOf = (path: string, key: string | null) => posts.get(JSON.stringify([path, key]))?.count ?? 0;
  const charges = createCharges(postsOf);

  const describe = ({ path, data, likeness, ...creation }: Entry): Creation => ({
    ...creation,
    posts: creation.key === null ? 1 : postsOf(path, creation.key),
  });

  return {
    countPost(path, key) {
      const count = postsOf(path, key) + 1;
      posts.set(JSON.stringify([path, key]), { path, key, count });
      return count;
    },
    replay<A>({ kind, key, payload }: Omit<Submission<A>, 'create'>) {
      const known = findReplay(created[kind], key, JSON.stringify(payload));
      return known?.answer as A | undefined; // what `create` returned for the same kind
    },
    create<A>({ kind, path, key, payload, likeness = payload, create }: Submission<A>) {
      const id = firstId + created[kind].length;
      const answer = create(id);
      const data = JSON.stringify(payload);
      created[kind].push({ id, key, path, payload, data, likeness: JSON.stringify(likeness), answer });
      return answer;
    },
    payloadOf: (kind, id) => created[kind].find((creation) => creation.id === id)?.payload,
    charges,
    page: () => ({
      leads: created.leads.map(describe),
      proposals: created.proposals.map((proposal) => ({
        ...describe(proposal),
        duplicateOf: firstLike(proposal, created.proposals),
      })),
      charges: charges.page(),
      posts: [...posts.values()],
    }),
    reset() {
      for (const kind of creationKinds) created[kind] = [];
      charges.clear();
      posts.clear();
    },
  };
}

function firstLike({ id, likeness }: Entry, all: readonly Entry[]): number | null {
  const first = all.find((entry) => entry.likeness === likeness);
  return first && first.id !== id ? first.id : null;
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { identifierSchema, type ProposalRequest } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import type { leadAnswer, proposalAnswer } from '../answers';
import { HttpError } from '../api/outgoing';

const entrySchema = z.object({
  id: z.int(),
  key: z.nullable(z.string()), // the idempotency key of the request
  posts: z.int(), // the number of POSTs with that key
});
const creationSchema = z.extend(entrySchema, { payload: z.unknown(), answer: z.unknown() });

const chargeSchema = z.object({
  propostaID: z.nullable(identifierSchema),
  metodo: z.string(),
  situacao: z.enum(['registrado', 'aprovado', 'pendente', 'recusado']), // a refused one charged nothing
  valorInCents: z.int(),
  parcelas: z.nullable(z.int()),
});

/** `GET /sandbox/ledger`: what was created and charged, and every POST received under `/api`, failed ones too. */
export const ledgerSchema = z.object({
  leads: z.array(creationSchema),
  proposals: z.array(z.extend(creationSchema, { duplicateOf: z.nullable(z.int()) })), // id of the first equal one
  charges: z.array(z.extend(entrySchema, chargeSchema.shape)),
  posts: z.array(z.object({ path: z.string(), key: z.nullable(z.string()), count: z.int() })),
});
export type LedgerPage = z.infer<typeof ledgerSchema>;

interface Created<P, A> {
  readonly payload: P;
  readonly answer: A;
}
type Proposal = Created<ProposalRequest, z.infer<typeof proposalAnswer>>;

/** A charge and its answer. It holds nothing of a card: neither number, code, holder nor document. */
interface Charge {
  readonly charge: z.infer<typeof chargeSchema>;
  readonly answer: unknown;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  let areKeysHonoured = true;
  const honoursKeys = () => areKeysHonoured;
  const leads = createStore<Created<unknown, z.infer<typeof leadAnswer>>>(honoursKeys);
  const proposals = createStore<Proposal>(honoursKeys);
  const charges = createStore<Charge>(honoursKeys);
  const posts = new Map<string, LedgerPage['posts'][number]>();
  const postsOf = (path: string, key: string | null) => posts.get(JSON.stringify([path, key]))?.count ?? 0;
  const describe = ({ id, path, key }: Stored<unknown>) => ({ id, key, posts: key === null ? 1 : postsOf(path, key) });

  return {
    leads,
    proposals,
    charges,
    /** Counts a POST and returns the number of POSTs to this path with this key. */
    countPost(path: string, key: string | null): number {
      const count = postsOf(path, key) + 1;
      posts.set(JSON.stringify([path, key]), { path, key, count });
      return count;
    },
    page: (): LedgerPage => ({
      leads: leads.entries().map((entry) => ({ ...describe(entry), ...entry.result })),
      proposals: proposals.entries().map((entry, _, all) => {
        return { ...describe(entry), ...entry.result, duplicateOf: firstLike(entry, all) };
      }),
      charges: charges.entries().map((entry) => ({ ...describe(entry), ...entry.result.charge })),
      posts: [...posts.values()],
    }),
    /** Until it is reset: whether a repeated idempotency key gets the first answer again. */
    honourKeys(areHonoured: boolean): void {
      areKeysHonoured = areHonoured;
    },
    reset(): void {
      areKeysHonoured = true;
      for (const store of [leads, proposals, charges, posts]) store.clear();
    },
  };
}

function firstLike(proposal: Stored<Proposal>, all: readonly Stored<Proposal>[]): number | null {
  const data = dataOf(proposal);
  const first = all.find((entry) => dataOf(entry) === data);
  return first && first.id !== proposal.id ? first.id : null;
}

/** What makes two proposals equal: everything except the place from which they were sent. */
function dataOf({ result }: Stored<Proposal>): string {
  const { geoLocation, ...data } = result.payload;
  return JSON.stringify(data);
}

/** A request that creates something. */
interface CreatingRequest {
  readonly path: string;
  /** The idempotency key: one key stands for one intent. */
  readonly key: string | null;
  readonly payload: unknown;
}

interface Stored<R> extends Omit<CreatingRequest, 'payload'> {
  readonly id: number;
  readonly result: R;
}

/**
 * The results of requests. Of a payload it keeps only a fingerprint, because it may hold the number of a card. While
 * `honoursKeys` is false, a repeated key creates again, as at an API that knows no keys.
 */
function createStore<R>(honoursKeys: () => boolean) {
  let entries: (Stored<R> & { readonly fingerprint: string })[] = [];
  return {
    /** The earlier result of this path and key, if any. The same key with another payload is a 422. */
    replay({ path, key, payload }: CreatingRequest): R | undefined {
      const known =
        key === null || !honoursKeys() ? undefined : entries.find((entry) => entry.path === path && entry.key === key);
      if (known && known.fingerprint !== fingerprintOf(payload)) throw new HttpError(422, [reusedKey]);
      return known?.result;
    },
    /** Ids count up from 1001. */
    create<T extends R>({ path, key, payload }: CreatingRequest, make: (id: number) => T): T {
      const id = firstId + entries.length;
      const result = make(id);
      entries.push({ id, path, key, result, fingerprint: fingerprintOf(payload) });
      return result;
    },
    entries: (): readonly Stored<R>[] => entries,
    clear(): void {
      entries = [];
    },
  };
}

/** Without a secret, the number of a card could be found by trying all numbers. */
const secret = randomBytes(32);
const fingerprintOf = (payload: unknown) =>
  createHmac('sha256', secret).update(JSON.stringify(payload)).digest('base64');

const reusedKey = 'This idempotency-key was already used with other data: a new intent needs a new key.';
/** Why a creating endpoint answers with 422. */
export const keyReused = 'The idempotency-key was already used with other data';

/** The first id of everything that a sandbox creates. */
const firstId = 1001;

/** The token of a created thing: 32 hexadecimal digits, the same for the same id in every sandbox. */
export function tokenOf(kind: string, id: number): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 32);
}

/** The id behind a token, also of another sandbox. */
export function idOfToken(kind: string, token: string): number | undefined {
  for (let id = firstId; id < firstId + idsTried; id += 1) if (tokenOf(kind, id) === token) return id;
  return undefined;
}

const idsTried = 10_000; // more than a long test run creates, and still some milliseconds

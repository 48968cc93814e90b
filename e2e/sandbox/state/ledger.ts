import { identifierSchema, type ProposalRequest } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import type { leadAnswer, proposalAnswer } from '../answers';
import { createStore, type Stored } from './store';

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

interface Lead {
  readonly payload: unknown;
  readonly answer: z.infer<typeof leadAnswer>;
}

interface Proposal {
  readonly payload: ProposalRequest;
  readonly answer: z.infer<typeof proposalAnswer>;
}

/** A charge and its answer. It holds nothing of a card: neither number, code, holder nor document. */
export interface Charge<A = unknown> {
  readonly charge: z.infer<typeof chargeSchema>;
  readonly answer: A;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  let areKeysHonoured = true;
  const honoursKeys = () => areKeysHonoured;
  const leads = createStore<Lead>(honoursKeys);
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
      proposals: proposals
        .entries()
        .map((entry, _, all) => ({ ...describe(entry), ...entry.result, duplicateOf: firstLike(entry, all) })),
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

import { createHmac, randomBytes } from 'node:crypto';
import { identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { requireSameData } from './require-same-data';
import { firstId } from './token';

/** What the ledger tells of a payment. Of a card it holds nothing: neither number, code, holder nor document. */
export const chargeSchema = z.object({
  id: z.int(),
  propostaID: z.nullable(identifierSchema),
  metodo: z.enum(['pix', 'boleto', 'cartao']),
  situacao: z.enum(['registrado', 'aprovado', 'pendente', 'recusado']), // a refused one charged nothing
  valorInCents: z.int(),
  parcelas: z.nullable(z.int()),
  key: z.nullable(z.string()), // the idempotency key it came with
  posts: z.int(), // how many POSTs came with that key
});
type Charge = z.infer<typeof chargeSchema>;

/** What was asked for, before anybody knows what comes of it. */
export interface ChargeRequest {
  readonly metodo: Charge['metodo'];
  readonly path: string;
  readonly key: string | null;
  readonly payload: unknown;
}

/** What came of it, and the answer that said so. */
export interface Settled<A> {
  readonly situacao: Charge['situacao'];
  readonly answer: A;
}

export interface Charges {
  /** What the same request already got by its key, a refusal too. The same key with other data is a 422. */
  replay<A>(request: ChargeRequest): Settled<A> | undefined;
  /** Charges and remembers. */
  create<A>(
    request: ChargeRequest,
    terms: Pick<Charge, 'propostaID' | 'valorInCents' | 'parcelas'>,
    settle: (id: number) => Settled<A>,
  ): Settled<A>;
  page(): Charge[];
  clear(): void;
}

/** A charge as it is kept: the payload only as a fingerprint. */
interface Entry {
  readonly charge: Omit<Charge, 'posts'>;
  readonly path: string;
  readonly fingerprint: string;
  readonly settled: Settled<unknown>;
}

export function createCharges(postsOf: (path: string, key: string) => number): Charges {
  const secret = randomBytes(32); // a bare hash of a card number is found again by trying them all
  const fingerprintOf = (payload: unknown) =>
    createHmac('sha256', secret).update(JSON.stringify(payload)).digest('base64');
  let entries: Entry[] = [];

  return {
    replay<A>({ metodo, key, payload }: ChargeRequest) {
      const known =
        key === null ? undefined : entries.find(({ charge }) => charge.metodo === metodo && charge.key === key);
      if (!known) return undefined;
      requireSameData(known.fingerprint, fingerprintOf(payload));
      return known.settled as Settled<A>; // what `create` below got for the same method
    },
    create({ metodo, path, key, payload }, terms, settle) {
      const id = firstId + entries.length;
      const settled = settle(id);
      const charge = { id, ...terms, metodo, situacao: settled.situacao, key };
      entries.push({ charge, path, fingerprint: fingerprintOf(payload), settled });
      return settled;
    },
    page: () =>
      entries.map(({ charge, path }) => ({ ...charge, posts: charge.key === null ? 1 : postsOf(path, charge.key) })),
    clear() {
      entries = [];
    },
  };
}

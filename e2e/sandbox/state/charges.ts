import { createHmac, randomBytes } from 'node:crypto';
import { identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { findReplay } from './find-replay';
import { firstId } from './token';

/** A payment in the ledger. It holds nothing of a card: neither number, code, holder nor document. */
export const chargeSchema = z.object({
  id: z.int(),
  propostaID: z.nullable(identifierSchema),
  metodo: z.enum(['pix', 'boleto', 'cartao']),
  situacao: z.enum(['registrado', 'aprovado', 'pendente', 'recusado']), // a refused one charged nothing
  valorInCents: z.int(),
  parcelas: z.nullable(z.int()),
  key: z.nullable(z.string()), // the idempotency key of the request
  posts: z.int(), // the number of POSTs with that key
});
type Charge = z.infer<typeof chargeSchema>;

export interface ChargeRequest {
  readonly metodo: Charge['metodo'];
  readonly path: string;
  readonly key: string | null;
  readonly payload: unknown;
}

/** The outcome of a charge, and the answer that reported it. */
export interface Settled<A> {
  readonly situacao: Charge['situacao'];
  readonly answer: A;
}

export interface Charges {
  /** The earlier outcome of the same request with the same key, also a refusal. The same key with other data is a 422. */
  replay<A>(request: ChargeRequest): Settled<A> | undefined;
  /** Charges and remembers the outcome. */
  create<A>(
    request: ChargeRequest,
    terms: Pick<Charge, 'propostaID' | 'valorInCents' | 'parcelas'>,
    settle: (id: number) => Settled<A>,
  ): Settled<A>;
  page(): Charge[];
  clear(): void;
}

interface Entry {
  readonly charge: Omit<Charge, 'posts'>;
  readonly key: string | null;
  readonly path: string;
  /** A fingerprint of the request. */
  readonly data: string;
  readonly settled: Settled<unknown>;
}

export function createCharges(postsOf: (path: string, key: string) => number): Charges {
  const secret = randomBytes(32); // without a secret, the number of a card could be found by trying all numbers
  const fingerprintOf = (payload: unknown) =>
    createHmac('sha256', secret).update(JSON.stringify(payload)).digest('base64');
  let entries: Entry[] = [];

  return {
    replay<A>({ metodo, key, payload }: ChargeRequest) {
      const ofMethod = entries.filter(({ charge }) => charge.metodo === metodo);
      const known = key === null ? undefined : findReplay(ofMethod, key, fingerprintOf(payload));
      return known?.settled as Settled<A> | undefined; // what `create` returned for the same method
    },
    create({ metodo, path, key, payload }, terms, settle) {
      const id = firstId + entries.length;
      const settled = settle(id);
      const charge = { id, ...terms, metodo, situacao: settled.situacao, key };
      entries.push({ charge, key, path, data: fingerprintOf(payload), settled });
      return settled;
    },
    page: () => entries.map(({ charge, path, key }) => ({ ...charge, posts: key === null ? 1 : postsOf(path, key) })),
    clear() {
      entries = [];
    },
  };
}

import { type Address, addressAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** ms: who waits for an address would rather correct the CEP than wait for ever. */
const PATIENCE = 10_000;

/** The address of a CEP (8 digits). SPEC section 7, `GET /api/endereco`. */
export async function findAddressOf({ http, signal }: Call, cep: string): Promise<Address> {
  const { data } = await http.get('/api/endereco', {
    query: { cep },
    answer: addressAnswerSchema,
    signal,
    timeoutMs: PATIENCE,
  });
  return { ...data, cep };
}

import { type Address, addressAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../../state';
import { settleAddress } from '../address';

/** Silent: looks up the address of the last CEP. */
export const cepBuscar = defineStep({
  name: 'cep-buscar',
  leadsTo: ['cep-error', 'cep-not-found'],
  fetch: {
    input: ({ journey }) => needed(journey.cep, 'cep'),
    run: findAddressOf,
    waiting: 'Procurando o seu CEP…',
    settle: settleAddress,
    facts: () => [{ name: 'address.found', payload: {} }],
    fails: () => 'cep-not-found',
  },
});

/** Shorter than usual, because the visitor can go on by correcting the CEP. */
const TIMEOUT_MS = 10_000;

/** The address of a CEP (8 digits). SPEC section 7, `GET /api/endereco`. */
export async function findAddressOf({ http, signal }: Call, cep: string): Promise<Address> {
  const { data } = await http.get('/api/endereco', {
    query: { cep },
    answer: addressAnswerSchema,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return { ...data, cep };
}

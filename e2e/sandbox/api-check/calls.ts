import {
  addressAnswerSchema,
  type CatalogueQuery,
  catalogueAnswerSchema,
  categoriesAnswerSchema,
  categoryIdOf,
  type Identifier,
  planDetailsAnswerSchema,
  wordCheckAnswerSchema,
} from '@consorcio/shared/entities';
import { planTypeCodes } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import type { CheckOptions } from './options';
import type { Request } from './send';

/** A call that changes nothing on the server, with the schema by which the product reads its answer. */
export interface CheckedCall {
  readonly request: Request;
  readonly answer: z.ZodMiniType;
  /** Where the conversation goes without this answer; absent if it cannot go on. */
  readonly without?: string;
}

/** The calls of a conversation that create nothing, in its order. */
export function checkedCalls(options: CheckOptions): readonly CheckedCall[] {
  return [
    { request: { method: 'GET', path: '/hc' }, answer: z.unknown().check(z.refine(Boolean)) },
    {
      request: { method: 'POST', path: '/api/lead/validar-palavras', body: 'Marina' },
      answer: wordCheckAnswerSchema,
    },
    {
      request: { method: 'GET', path: '/api/categoria', query: { empresaID: options.empresaId } },
      answer: categoriesAnswerSchema,
    },
    { request: catalogueRequest(options), answer: catalogueAnswerSchema },
    { request: addressRequest(options.cep), answer: addressAnswerSchema },
  ];
}

export function addressRequest(cep: string): Request {
  return { method: 'GET', path: '/api/endereco', query: { cep } };
}

/** The plans for a car. `renda` is enough for any of them unless it is given. */
export function catalogueRequest({ credit, empresaId }: CheckOptions, renda = 100_000): Request {
  return { method: 'GET', path: '/api/v1/catalogo', query: { ...carQuery(credit, empresaId, renda) } };
}

/** Asks for a car in every plan type. */
export const carQuery = (minValor: number, empresaId: number, renda: number): CatalogueQuery => ({
  minValor,
  tipo: 1,
  categorias: planTypeCodes.flatMap((code) => categoryIdOf('CARRO', code) ?? []),
  empresaId,
  pagaMetade: true,
  pagaIntegral: true,
  pagaReduzida: true,
  sort: 'asc',
  renda,
});

/** The details of a plan, for a lead that exists. */
export function planDetailsCall(
  { empresaId }: CheckOptions,
  leadID: string,
  plan: { readonly planoID: Identifier; readonly bemId: Identifier },
): CheckedCall {
  const body = {
    empresaID: empresaId,
    leadID: /^\d{1,9}$/.test(leadID) ? Number(leadID) : leadID,
    planoID: plan.planoID,
    bemID: plan.bemId,
  };
  return {
    request: { method: 'POST', path: '/api/plano/detalhes', body },
    answer: planDetailsAnswerSchema,
    without: 'the conversation goes on without the details of a plan',
  };
}

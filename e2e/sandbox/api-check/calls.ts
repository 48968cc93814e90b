import { type CatalogueQuery, categoryIdOf, type PlanReference } from '@consorcio/shared/entities';
import { planTypeCodes } from '@consorcio/shared/validation';
import type { CheckOptions } from './options';
import type { Request } from './send';

// Calls that change nothing on the server.

export const health: Request = { method: 'GET', path: '/hc' };
export const words: Request = { method: 'POST', path: '/api/lead/validar-palavras', body: 'Marina' };
export const categories = (empresaID: number): Request => ({
  method: 'GET',
  path: '/api/categoria',
  query: { empresaID },
});
export const address = (cep: string): Request => ({ method: 'GET', path: '/api/endereco', query: { cep } });
export const planDetails = (body: PlanReference): Request => ({ method: 'POST', path: '/api/plano/detalhes', body });

/** The plans for a car. `renda` is enough for any of them unless it is given. */
export function catalogue({ credit, empresaId }: CheckOptions, renda = 100_000): Request {
  return { method: 'GET', path: '/api/v1/catalogo', query: { ...carQuery(credit, empresaId, renda) } };
}

/** Asks for a car in every plan type. */
export const carQuery = (minValor: number, empresaId: number, renda: number): CatalogueQuery => ({
  ...{ minValor, tipo: 1, empresaId, renda, sort: 'asc', pagaMetade: true, pagaIntegral: true, pagaReduzida: true },
  categorias: planTypeCodes.flatMap((code) => categoryIdOf('CARRO', code) ?? []),
});

import { type CatalogueItem, type CatalogueQuery, catalogueAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** The plans for a credit and an income. SPEC section 7, `GET /api/v1/catalogo`. */
export async function fetchCatalogue({ http, signal }: Call, query: CatalogueQuery): Promise<CatalogueItem[]> {
  const { data } = await http.get('/api/v1/catalogo', { query, answer: catalogueAnswerSchema, signal });
  return data;
}

import * as z from 'zod/mini';

/** The query of `GET /api/v1/catalogo`. `minValor` and `renda` in currency units. SPEC section 7. */
export const catalogueQuerySchema = z.object({
  minValor: z.number().check(z.nonnegative()),
  tipo: z.int(),
  categorias: z.array(z.int()),
  empresaId: z.int(),
  pagaMetade: z.boolean(),
  pagaIntegral: z.boolean(),
  pagaReduzida: z.boolean(),
  sort: z.string(),
  renda: z.number().check(z.nonnegative()),
});
export type CatalogueQuery = z.infer<typeof catalogueQuerySchema>;

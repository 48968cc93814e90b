import { type Category, categoriesAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

export interface CategoriesRequest {
  readonly empresaID: number;
}

/** The categories that a company sells. An empty list is not an error; it only logs a warning. SPEC sections 7 and 8. */
export async function fetchCategories({ http, signal }: Call, request: CategoriesRequest): Promise<Category[]> {
  const { data } = await http.get('/api/categoria', {
    query: { empresaID: request.empresaID },
    answer: categoriesAnswerSchema,
    signal,
  });
  if (data.length === 0) {
    // biome-ignore lint/plugin: an operator has to register the categories, and this is where they look
    console.warn(
      `GET /api/categoria has no category for company ${request.empresaID}, so the chat offers the list of the specification. ` +
        'Register the categories of this company.',
    );
  }
  return data;
}

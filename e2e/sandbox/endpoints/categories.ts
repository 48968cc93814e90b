import * as z from 'zod/mini';
import { categoriesAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { categoriesAt } from '../catalogue/categories';

export const categories = defineEndpoint({
  method: 'GET',
  path: '/api/categoria',
  summary: 'Lists the categories of every plan type, the same for every company',
  query: z.object({ empresaID: z.int() }),
  answer: categoriesAnswer,
  texts: ['nome', 'descricao'],
  handle: ({ origin }) => ({ json: { data: categoriesAt(origin) } }),
});

import * as z from 'zod/mini';
import { categoriesAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { readNumber } from '../api/read-query';
import { categoriesAt } from '../catalogue/categories';

export const categories = defineEndpoint({
  method: 'GET',
  path: '/api/categoria',
  summary: 'Lists the categories of every plan type, the same for every company',
  query: { schema: z.object({ empresaID: z.int() }), readers: { empresaID: readNumber } },
  answer: categoriesAnswer,
  texts: ['nome', 'descricao'],
  handle: ({ origin }) => ({ json: { data: categoriesAt(origin) } }),
});

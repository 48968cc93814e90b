import { dataOf } from './envelope';
import { entity, listOf, textOrEmpty, wholeNumber } from './lenient';

/** The answer of `GET /api/categoria`: only the id is required. SPEC section 7. */
export const categoriesAnswerSchema = dataOf(
  listOf(
    'categories',
    entity({
      categoriaID: wholeNumber,
      nome: textOrEmpty,
      descricao: textOrEmpty,
      imagemUrl: textOrEmpty,
      produtoCategoria: textOrEmpty,
    }),
  ),
);

import type { Category } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';

interface OddAnswer {
  readonly status: number;
  readonly body: unknown;
}

const category = (categoriaID: number): Category => ({
  categoriaID,
  nome: `Categoria ${categoriaID}`,
  descricao: 'Descrição',
  imagemUrl: '/imagem.svg',
  produtoCategoria: 'AN',
});
const categories = (...ids: readonly number[]) => ids.map(category);
const found = {
  cep: '01310100',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
  logradouro: 'Avenida Paulista',
};
const yes = (body: unknown): OddAnswer => ({ status: 200, body });
const refusedCoupon = (...codes: readonly (string | number)[]): OddAnswer => ({
  status: 400,
  body: { validationErrors: codes.map((code) => ({ code })) },
});

/** Answers that a server may give and the sandbox gives seldom or never, by path. */
export const oddAnswers: Readonly<Record<string, readonly OddAnswer[]>> = {
  '/api/categoria': [
    categories(1, 2, 3, 4, 6),
    categories(1, 2, 3, 4, 6, 20, 21, 22, 26, 29, 30, 31, 32),
    categories(20, 21, 22, 26),
    categories(2),
    categories(2, 99),
    categories(99),
    [],
  ].map((data) => yes({ data })),
  '/api/lead/validar-palavras': [
    yes({ success: false, errorMessage: 'Use outra palavra.' }),
    yes({ success: false, errorMessage: null }),
    yes({ success: false }),
  ],
  '/api/v1/catalogo': [
    yes({ data: [] }),
    ...Object.values(serverSentences).map((sentence) => ({ status: 404, body: { errors: [sentence] } })),
  ],
  '/api/endereco': [
    { status: 404, body: {} },
    ...[
      { ...found, numero: '', complemento: '' },
      { ...found, numero: null, complemento: 'lado par' },
      { ...found, numero: '1578', complemento: 'Torre 2' },
      { ...found, logradouro: '' },
      { ...found, bairro: null },
      { cep: found.cep, cidade: 'Holambra', estado: 'SP' },
    ].map((data) => yes({ data })),
  ],
  '/api/v1/cupom/validar': [
    refusedCoupon('NotFound'),
    refusedCoupon(2, 15),
    refusedCoupon('OUT_OF_VALIDITY', 'Novo', 99),
    refusedCoupon(),
    yes({ validationErrors: [{ code: 'AlreadyUsed' }] }),
    { status: 404, body: {} },
  ],
};

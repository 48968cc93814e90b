import type { CatalogueItem, Category, PlanType } from '@consorcio/shared/entities';
import { serverSentences } from '@consorcio/shared/errors';
import { planTypeCodes } from '@consorcio/shared/validation';
import { describeCard } from '../../sandbox/catalogue/describe-card';
import { findCards } from '../../sandbox/catalogue/find-cards';

interface OddAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Which requests it answers: all of them when absent. */
  fits?(body: unknown): boolean;
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

/** Plans that the sandbox sells, independent of the request. */
const cards = cardsOfCars();
const withPlans = (isKept: (plan: PlanType) => boolean): CatalogueItem[] =>
  cards.map((card) => ({ ...card, planosTipos: card.planosTipos.filter(isKept) }));
const catalogues: readonly (readonly unknown[])[] = [
  [],
  cards,
  cards.slice(0, 1),
  cards.toReversed(),
  withPlans(({ tipoPlanoID }) => tipoPlanoID === 'CREDITO_PAGAMETADE'),
  withPlans(({ tipoPlanoID }) => tipoPlanoID !== 'CREDITO_INTEGRAL'),
  withPlans(() => false),
  cards.map((card) => ({ ...card, bemCategoriaCodigo: 'BARCO' })),
  cards.map((card) => ({ ...card, planoMeses: 'eighty' })),
];

/** A coupon that leaves nothing of the instalment. Its code is valid, so that the proposal is accepted with it. */
const wholeInstalment: OddAnswer = {
  ...yes({
    data: {
      value: {
        cupomId: 501,
        tipoDesconto: 1,
        valorDesconto: 9999,
        valorDescontado: 885,
        valorTotal: 0,
        formasPagamentosValidas: [0, 1, 5],
      },
    },
  }),
  fits: (body) => typeof body === 'object' && body !== null && 'codigo' in body && body.codigo === 'DEZ',
};

/** Valid and invalid answers that a server may send and the sandbox sends rarely or never, by path. */
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
    ...catalogues.map((data) => yes({ data })),
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
    wholeInstalment,
  ],
};

function cardsOfCars(): readonly CatalogueItem[] {
  const wanted = planTypeCodes.map((planType) => ({ goods: 'CARRO', planType }) as const);
  const found = findCards({ wanted, creditInCents: 60_000_00, incomeInCents: 20_000_00, descending: false });
  if (!('cards' in found)) throw new Error('The sandbox sells no cars for R$ 60.000,00.');
  return found.cards.map((card) => describeCard(card, { empresaId: 1, now: new Date('2026-11-22T12:00:00Z') }));
}

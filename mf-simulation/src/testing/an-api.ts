import { AppError } from '@consorcio/shared/errors';
import { aCatalogueItem, aCategory, aPlanType, type SeenCall } from '@consorcio/shared/testing';

type Answer = unknown | ((call: SeenCall) => unknown);
/** Bodies by path; a function may throw, as the client does. */
export type Answers = Readonly<Record<string, Answer>>;

/** An API where everything goes well, except for what the test says. */
export function anApi(answers: Answers): (call: SeenCall) => unknown {
  const all: Answers = { ...goodAnswers, ...answers };
  return (call) => {
    const answer = all[call.path];
    return typeof answer === 'function' ? answer(call) : answer;
  };
}

/** The server said no, with these sentences. */
export function refuses(...reasons: readonly string[]): () => never {
  return () => {
    throw new AppError('http.refused', 'The server said no.', { status: 400, reasons });
  };
}

/** The server broke. */
export function breaks(): never {
  throw new AppError('http.failed', 'The server broke.', { status: 500 });
}

export const carCategories = [
  aCategory(),
  aCategory({ categoriaID: 21, descricao: 'Metade da parcela' }),
  aCategory({ categoriaID: 30, descricao: 'Parcela menor' }),
  aCategory({ categoriaID: 4, nome: 'Serviços', produtoCategoria: 'PS' }),
  aCategory({ categoriaID: 999, nome: 'Sem sentido' }),
];

/** Two cards of a car: 60 000 with Integral and Paga Metade, 75 000 with all three. */
export const carPlans = [
  aCatalogueItem(),
  aCatalogueItem({
    bemValor: 75_000,
    planosTipos: [
      aPlanType({ planoID: 2201, bemId: 3201 }),
      aPlanType({ planoID: 2202, bemId: 3201, tipoPlanoID: 'CREDITO_PAGAMETADE' }),
      aPlanType({ planoID: 2203, bemId: 3201, tipoPlanoID: 'PARCELA_REDUZIDA' }),
    ],
  }),
];

export const planDetails = {
  titulo: 'Plano de 80 meses',
  taxaAdmTotal: 16,
  planoID: 2101,
  PlanoTaxas: [{ nome: 'Taxa de administração', percentual: 16 }],
  TabelaDescricao: 'Carro',
  Rateio: false,
  SemAdesao: true,
  TaxaAdesao: 0,
  TaxaFundoReserva: 2,
  TaxaSeguroQuebra: 0,
};

const goodAnswers: Answers = {
  '/api/categoria': { data: carCategories },
  '/api/lead/validar-palavras': { success: true },
  '/api/lead': { data: { id: 77, LeadToken: 'lead-token' } },
  '/api/v1/catalogo': { data: carPlans },
  '/api/plano/selecionado': {},
  '/api/plano/detalhes': { data: planDetails },
};

import {
  type Answers,
  aCatalogueItem,
  aCategory,
  aPlanDetails,
  aPlanType,
  fakeApi,
  type SeenCall,
} from '@consorcio/shared/testing';

/** An API that answers every request well, except for the paths that the test overrides. */
export function anApi(answers: Answers): (call: SeenCall) => unknown {
  return fakeApi({ ...goodAnswers, ...answers });
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

export const carPlanDetails = aPlanDetails();

const goodAnswers: Answers = {
  '/api/categoria': { data: carCategories },
  '/api/lead/validar-palavras': { success: true },
  '/api/lead': { data: { id: 77, LeadToken: 'lead-token' } },
  '/api/v1/catalogo': { data: carPlans },
  '/api/plano/selecionado': {},
  '/api/plano/detalhes': { data: carPlanDetails },
};

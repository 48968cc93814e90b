import type { CatalogueItem, Category, PlanDetails, PlanType } from '@consorcio/shared/entities';

/** What the model API answers with. Written out here: the test builders of `shared` would bring React along. */
const category = (categoriaID: number): Category => ({
  categoriaID,
  nome: `Categoria ${categoriaID}`,
  descricao: 'Descrição',
  imagemUrl: '/imagem.svg',
  produtoCategoria: 'AN',
});
const categories = (...ids: readonly number[]) => ids.map(category);

/** Lists of categories: of one plan type, of several, with ids that mean nothing, and empty. */
export const categoryLists: readonly (readonly Category[])[] = [
  categories(1, 2, 3, 4, 6),
  categories(1, 2, 3, 4, 6, 20, 21, 22, 26, 29, 30, 31, 32),
  categories(20, 21, 22, 26),
  categories(2),
  categories(2, 99),
  categories(99),
  [],
];

const plan = (planoID: number, tipoPlanoID: PlanType['tipoPlanoID'], valorParcela: number): PlanType => ({
  planoID,
  bemId: `b-${planoID}`,
  name: 'Plano',
  grupo: '0201',
  tipoPlanoID,
  planoTaxaAdmTotal: 16,
  planoTaxaAdmMensal: 0.2,
  valorParcela,
  valorParcelaPrimeiroPagto: valorParcela,
  bemNome: 'Bem',
  planoGrupoSituacao: 'Em andamento',
  planoPrimeiroPagto: true,
  planoExibeSimulacao: true,
  exibirTextoResolucao285: false,
  dataProximaAssembleia: '2026-12-15',
  detalhesPlano: {
    prazoGrupo: 80,
    maxParticipantes: 480,
    indiceCorrecao: 'IPCA',
    lanceFixo: '30%',
    lanceLivre: 'Livre',
    percentualSeguro: 0,
  },
});
const card = (bemValor: number, ...planosTipos: readonly PlanType[]): CatalogueItem => ({
  bemCategoriaCodigo: 'CARRO',
  bemValor,
  planoMeses: 80,
  planoCardType: 'card',
  planosTipos: [...planosTipos],
});
const integral = plan(1, 'CREDITO_INTEGRAL', 885);
const half = plan(2, 'CREDITO_PAGAMETADE', 442.5);
const reduced = plan(3, 'PARCELA_REDUZIDA', 619.5);

/** Lists of plans: one card, several, and cards of which a brand's table leaves some or nothing. */
export const catalogues: readonly (readonly CatalogueItem[])[] = [
  [card(60_000, integral, half, reduced)],
  [card(60_000, integral, half), card(70_000, half, reduced), card(80_000, integral)],
  [card(60_000.5, integral, half, reduced), card(60_500, integral, half, reduced)],
  [card(60_000, reduced), card(70_000, reduced)],
  [card(60_000, half), card(70_000, half)],
];

export const planDetails: PlanDetails = {
  titulo: 'Plano',
  taxaAdmTotal: 16,
  planoID: 1,
  PlanoTaxas: [{ nome: 'Administração', percentual: 16 }],
  TabelaDescricao: 'Tabela',
  Rateio: false,
  SemAdesao: true,
  TaxaAdesao: 0,
  TaxaFundoReserva: 2,
  TaxaSeguroQuebra: 0,
};

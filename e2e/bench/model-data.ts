import type {
  Boleto,
  CatalogueItem,
  Category,
  Coupon,
  GeoLocation,
  Pix,
  PlanDetails,
  PlanType,
  Proposal,
} from '@consorcio/shared/entities';
import type { Reply } from './reply';

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
  bemId: 'b-0',
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
  planosTipos: planosTipos.map((one) => ({ ...one, bemId: `b-${bemValor}` })),
});
const integral = { ...plan(1, 'CREDITO_INTEGRAL', 885), exibirTextoResolucao285: true };
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

const found = {
  cep: '01310100',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
  logradouro: 'Avenida Paulista',
};

/** What the look-up knows of a CEP: all that the SPEC shows, or a part of it; what it does not know is absent or empty. */
export const addresses: readonly unknown[] = [
  found,
  { ...found, numero: '', complemento: '' },
  { ...found, numero: null, complemento: 'lado par' },
  { ...found, numero: '1578', complemento: 'Torre 2' },
  { ...found, logradouro: '' },
  { ...found, bairro: null },
  { cep: found.cep, cidade: 'Holambra', estado: 'SP' },
];

const coupon: Coupon = {
  cupomId: 7,
  tipoDesconto: 1,
  valorDesconto: 50,
  valorDescontado: 50,
  valorTotal: 835,
  formasPagamentosValidas: [0, 1, 5],
};
const coupons: readonly Coupon[] = [
  coupon,
  { ...coupon, tipoDesconto: 2, valorDesconto: 10, formasPagamentosValidas: [5] },
  { ...coupon, valorDesconto: 9999, valorDescontado: 885, valorTotal: 0, formasPagamentosValidas: [9] },
  { ...coupon, formasPagamentosValidas: [] },
];
const reasons: readonly (readonly (string | number)[])[] = [['NotFound'], [2, 15], ['OUT_OF_VALIDITY', 'Novo', 99], []];

/** What the check of a coupon answers: yes, or no in so many words, with a status of its own or without. */
export const couponAnswers: readonly Reply[] = [
  ...coupons.map((value) => ({ status: 200, body: { data: { value } } })),
  ...reasons.map((codes) => ({ status: 400, body: { validationErrors: codes.map((code) => ({ code })) } })),
  { status: 200, body: { validationErrors: [{ code: 'AlreadyUsed' }] } },
  { status: 404, body: {} },
];

/** The ways to pay a proposal, of which we know 0, 1 and 5. */
export const paymentMethodLists: readonly (readonly number[])[] = [[0, 1, 5], [5], [9, 0]];
export const strangeMethodLists: readonly (readonly number[])[] = [[9], []];

export const proposal = (id: number, methods: readonly number[]): Proposal => ({
  propostaID: id,
  propostaToken: `token-${id}`,
  contrato: `C-${id}`,
  formasPagamentoDisponiveis: [...methods],
});

export const pix = (id: number): Pix => ({
  contrato: `C-${id}`,
  qrCodeTexto: `00020101021226pix-${id}`,
  qrCodeImagemUrl: `/pix/${id}.svg`,
  dataVencimento: '2026-11-23',
});

/** Its code comes as bars or as the line people type. */
export const boleto = (id: number): Boleto => ({
  contrato: `C-${id}`,
  codigoBarras:
    id % 2 === 0 ? '10499898100000214032006561000100040099726390' : '10492006506100010004200997263900989810000021403',
  url: `/boletos/${id}`,
  dataVencimento: '2026-11-25T00:00:00',
});

export const geoLocation: GeoLocation = {
  geoId: 1,
  cidadeGeo: 'São Paulo',
  estadoGeo: 'SP',
  estadoGeoId: 26,
  paisGeo: 'Brasil',
  latitudeGeo: -23.55,
  longitudeGeo: -46.63,
};

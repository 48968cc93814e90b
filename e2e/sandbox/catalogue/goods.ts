import { type Category, categoryIdOf } from '@consorcio/shared/entities';
import { type GoodsType, type PlanTypeCode, planTypeCodes } from '@consorcio/shared/validation';

/** What the sandbox sells of one goods type: plausible figures, invented for the sandbox. */
export interface GoodsTable {
  /** Its digit in plan and goods ids. */
  readonly digit: number;
  readonly goods: GoodsType;
  /** Its code among the categories. */
  readonly produtoCategoria: string;
  readonly name: string;
  /** Of its category, for each plan type that has one. */
  readonly descriptions: Readonly<Partial<Record<PlanTypeCode, string>>>;
  /** The largest credit for sale: a little less than a visitor may ask for by the SPEC. */
  readonly topInCents: number;
  /** Credits above the requested one are multiples of this. */
  readonly stepInCents: number;
  /** The terms, longest first. */
  readonly months: readonly [long: number, middle: number, short: number];
  /** In hundredths of a percent of the credit, over the whole plan. A plan type without a fee is not for sale. */
  readonly adminFee: Readonly<Partial<Record<PlanTypeCode, number>>>;
  readonly index: string;
  readonly assemblyDay: number;
}

/** Of every plan, in hundredths of a percent of the credit. */
export const reserveFund = 2_00;

/** Trucks and machinery share one category, so they share a table. */
export const goodsTables: readonly GoodsTable[] = [
  {
    digit: 1,
    goods: 'IMOVEL',
    produtoCategoria: 'IM',
    name: 'Imóvel',
    descriptions: {
      CREDITO_INTEGRAL: 'Sua casa, seu terreno ou aquela reforma, sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela até a chave chegar na sua mão.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até você ter seu cantinho.',
    },
    topInCents: 600_000_00,
    stepInCents: 10_000_00,
    months: [200, 180, 150],
    adminFee: { CREDITO_INTEGRAL: 18_00, CREDITO_PAGAMETADE: 20_00, PARCELA_REDUZIDA: 19_00 },
    index: 'INCC',
    assemblyDay: 10,
  },
  {
    digit: 2,
    goods: 'CARRO',
    produtoCategoria: 'AN',
    name: 'Carro',
    descriptions: {
      CREDITO_INTEGRAL: 'O carro que você quer, no seu tempo e sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela até você pegar a estrada.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até o carro novo chegar.',
    },
    topInCents: 350_000_00,
    stepInCents: 5_000_00,
    months: [80, 72, 60],
    adminFee: { CREDITO_INTEGRAL: 15_00, CREDITO_PAGAMETADE: 17_00, PARCELA_REDUZIDA: 16_00 },
    index: 'Tabela FIPE',
    assemblyDay: 15,
  },
  {
    digit: 3,
    goods: 'MOTO',
    produtoCategoria: 'MT',
    name: 'Moto',
    descriptions: {
      CREDITO_INTEGRAL: 'Para o trabalho ou para o passeio, com liberdade.',
      CREDITO_PAGAMETADE: 'Metade da parcela até você acelerar.',
      PARCELA_REDUZIDA: 'Parcela 30% menor até a moto ser sua.',
    },
    topInCents: 100_000_00,
    stepInCents: 1_000_00,
    months: [80, 60, 48],
    adminFee: { CREDITO_INTEGRAL: 17_00, CREDITO_PAGAMETADE: 19_00, PARCELA_REDUZIDA: 18_00 },
    index: 'Tabela FIPE',
    assemblyDay: 20,
  },
  {
    digit: 4,
    goods: 'SERVICO',
    produtoCategoria: 'PS',
    name: 'Serviços',
    descriptions: { CREDITO_INTEGRAL: 'Viagem, festa, estudos: seus planos saem do papel.' },
    topInCents: 18_000_00,
    stepInCents: 500_00,
    months: [48, 36, 24],
    adminFee: { CREDITO_INTEGRAL: 19_00 },
    index: 'IPCA',
    assemblyDay: 18,
  },
  {
    digit: 5,
    goods: 'CAMINHAO',
    produtoCategoria: 'TM',
    name: 'Caminhões e máquinas',
    descriptions: {
      CREDITO_INTEGRAL: 'Força para o seu negócio crescer, sem juros.',
      CREDITO_PAGAMETADE: 'Metade da parcela enquanto o negócio cresce.',
      PARCELA_REDUZIDA: 'Parcela 30% menor e mais fôlego no caixa.',
    },
    topInCents: 350_000_00,
    stepInCents: 10_000_00,
    months: [144, 120, 100],
    adminFee: { CREDITO_INTEGRAL: 13_00, CREDITO_PAGAMETADE: 15_00, PARCELA_REDUZIDA: 14_00 },
    index: 'IPCA',
    assemblyDay: 25,
  },
];

/** Every category of SPEC section 3, with pictures from the given origin. */
export function categoriesAt(origin: string): Category[] {
  return planTypeCodes.flatMap((planType) =>
    goodsTables.flatMap(({ goods, name: nome, produtoCategoria, descriptions }) => {
      const categoriaID = categoryIdOf(goods, planType);
      if (categoriaID === undefined) return [];
      const imagemUrl = `${origin}/imagens/${goods.toLowerCase()}.svg`;
      return [{ categoriaID, nome, descricao: descriptions[planType] ?? '', imagemUrl, produtoCategoria }];
    }),
  );
}

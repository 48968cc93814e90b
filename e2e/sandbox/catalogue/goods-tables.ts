import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';

/** What the sandbox sells of one goods type: plausible figures, invented for the sandbox. */
export interface GoodsTable {
  /** Its digit in plan and goods ids. */
  readonly digit: number;
  readonly goods: GoodsType;
  readonly name: string;
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
    name: 'Imóvel',
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
    name: 'Carro',
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
    name: 'Moto',
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
    name: 'Serviços',
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
    name: 'Caminhões e máquinas',
    topInCents: 350_000_00,
    stepInCents: 10_000_00,
    months: [144, 120, 100],
    adminFee: { CREDITO_INTEGRAL: 13_00, CREDITO_PAGAMETADE: 15_00, PARCELA_REDUZIDA: 14_00 },
    index: 'IPCA',
    assemblyDay: 25,
  },
];

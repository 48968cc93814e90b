import fc from 'fast-check';
import { itChecks } from '../testing/it-checks';
import vectors from '../testing/vectors/currency.json';
import { checkCredit, creditRange, creditRanges } from './credit';
import { type GoodsType, goodsTypes, planTypeCodes } from './goods';
import { formatMoney, moneyFrom, moneyMaximumInCents, parseMoneyInCents } from './money';

it.each<readonly [string, number]>([
  ...vectors.parse.map(({ in: typed, out }) => [typed, Math.round(out * 100)] as const),
  ['R$\u00a01.234,56', 1_234_56],
  [' r$1234,56 ', 1_234_56],
  ['1234', 1_234_00],
  ['1234,', 1_234_00],
  ['1234.56', 1_234_56],
  ['1234.5', 1_234_50],
  ['30.000', 30_000_00],
  ['0030000', 30_000_00],
  ['-0,00', 0],
  ['−1,00', -1_00],
  ['-R$ 1,00', -1_00],
  ['9999999999999,99', 999_999_999_999_999],
  ['9'.repeat(1_000), Number.MAX_SAFE_INTEGER],
])('reads %j as %i cents', (typed, cents) => {
  expect(parseMoneyInCents(typed)).toBe(cents);
});

it.each([
  ...['', ' ', 'R$', 'abc', '1.234.5', '1.2345', '12.34,56', '30,000', '1,234.56', '1,2,3', '1,234', '1 000', '1e5'],
  ...['0x10', '10 mil', 'R$ R$ 1', '--1', 'NaN', 'Infinity', '١٢٣', '1\u00001'],
])('reads no amount in %j', (typed) => {
  expect(parseMoneyInCents(typed)).toBeUndefined();
});

it.each(vectors.format)('writes $in as $out after the symbol and a no-break space', ({ in: amount, out }) => {
  expect(formatMoney(Math.round(amount * 100))).toBe(`R$\u00a0${out}`);
});

it('writes every amount as Intl does, and reads it', () => {
  const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  fc.assert(
    fc.property(fc.integer({ min: -moneyMaximumInCents, max: moneyMaximumInCents }), (cents) => {
      expect(formatMoney(cents)).toBe(reais.format(cents / 100));
      expect(parseMoneyInCents(formatMoney(cents))).toBe(cents);
    }),
  );
});

itChecks('moneyFrom 100,00', moneyFrom(100_00, 'Valor inválido'), {
  takes: [
    ['100,00', 100_00],
    ['R$ 5.000,01', 5_000_01],
    ['999.999.999,99', moneyMaximumInCents],
  ],
  refuses: { 'Valor inválido': ['', 'abc', '0', '99,99', '-100,00', 'x 1.000,00', '1.000.000.000,00'] },
});

// The table of SPEC section 5, in reais, typed a second time.
const ranges: readonly (readonly [GoodsType, number, number])[] = [
  ['IMOVEL', 100_000, 700_000],
  ['CARRO', 30_000, 400_000],
  ['MOTO', 10_000, 120_000],
  ['CAMINHAO', 100_000, 400_000],
  ['MAQUINAS', 100_000, 400_000],
];
const services = ['CREDITO_INTEGRAL', 'SERVICO', 12_000, 20_000] as const;
const inWords = (reais: number) => `R$\u00a0${reais.toLocaleString('pt-BR')},00`;
const offered = [...planTypeCodes.flatMap((plan) => ranges.map((row) => [plan, ...row] as const)), services];

describe.each(offered)('a credit of %s for %s from %i to %i', (planType, goods, minimum, maximum) => {
  itChecks('checkCredit', checkCredit(planType, goods), {
    takes: [
      [formatMoney(minimum * 100), minimum * 100],
      [String(minimum + 1), (minimum + 1) * 100],
      [formatMoney(maximum * 100), maximum * 100],
    ],
    refuses: {
      [`O crédito mínimo é de ${inWords(minimum)}`]: [
        '',
        'abc',
        '0',
        '-1,00',
        '1,234.56',
        formatMoney(minimum * 100 - 1),
      ],
      [`O crédito máximo é de ${inWords(maximum)}`]: [formatMoney(maximum * 100 + 1), '9'.repeat(400)],
    },
  });

  it('is offered', () => {
    expect(creditRange(planType, goods).maximumInCents).toBeGreaterThan(0);
    expect(creditRange(planType, goods)).toEqual({ minimumInCents: minimum * 100, maximumInCents: maximum * 100 });
  });
});

it.each(['CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'] as const)('offers %s for no service, at no amount', (planType) => {
  expect(creditRange(planType, 'SERVICO').maximumInCents).toBe(0);
  expect(creditRange(planType, 'SERVICO')).toEqual({ minimumInCents: 0, maximumInCents: 0 });
  for (const typed of ['0', '', '15.000,00']) expect(checkCredit(planType, 'SERVICO')(typed).ok).toBe(false);
});

it('spells plan and goods types as the server does (SPEC section 3), and has a range for each', () => {
  expect(planTypeCodes).toEqual(['CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA']);
  expect(goodsTypes).toEqual(['IMOVEL', 'CARRO', 'MOTO', 'SERVICO', 'CAMINHAO', 'MAQUINAS']);
  expect(Object.keys(creditRanges)).toEqual([...planTypeCodes]);
});

import { checkCredit, creditRange, creditRanges, isOffered } from './credit';
import { goodsTypes, planTypeCodes } from './goods';
import { formatMoney } from './money';

// The table of SPEC section 5, in reais, typed a second time.
const everyPlanType = [
  ['IMOVEL', 100_000, 700_000],
  ['CARRO', 30_000, 400_000],
  ['MOTO', 10_000, 120_000],
  ['CAMINHAO', 100_000, 400_000],
  ['MAQUINAS', 100_000, 400_000],
] as const;

const offered = [
  ...planTypeCodes.flatMap((planType) => everyPlanType.map((row) => [planType, ...row] as const)),
  ['CREDITO_INTEGRAL', 'SERVICO', 12_000, 20_000] as const,
];
const notOffered = [
  ['CREDITO_PAGAMETADE', 'SERVICO'],
  ['PARCELA_REDUZIDA', 'SERVICO'],
] as const;

it('knows a range for every plan type and goods type', () => {
  expect(offered).toHaveLength(planTypeCodes.length * goodsTypes.length - notOffered.length);
  expect(Object.keys(creditRanges)).toEqual([...planTypeCodes]);
});

describe.each(offered)('%s of %s from %i to %i', (planType, goods, minimum, maximum) => {
  const check = checkCredit(planType, goods);
  const tooLittle = { ok: false, message: `O crédito mínimo é de R$\u00a0${minimum.toLocaleString('pt-BR')},00` };
  const tooMuch = { ok: false, message: `O crédito máximo é de R$\u00a0${maximum.toLocaleString('pt-BR')},00` };

  it('takes both ends and what lies between', () => {
    expect(check(formatMoney(minimum * 100))).toEqual({ ok: true, value: minimum * 100 });
    expect(check(String(minimum + 1))).toEqual({ ok: true, value: (minimum + 1) * 100 });
    expect(check(formatMoney(maximum * 100))).toEqual({ ok: true, value: maximum * 100 });
  });

  it('says the limit one cent beyond either end', () => {
    expect(check(formatMoney(minimum * 100 - 1))).toEqual(tooLittle);
    expect(check(formatMoney(maximum * 100 + 1))).toEqual(tooMuch);
    expect(check('9'.repeat(400))).toEqual(tooMuch);
  });

  it.each(['', 'abc', '0', '-1,00', '1,234.56'])('says the minimum for %j', (typed) => {
    expect(check(typed)).toEqual(tooLittle);
  });

  it('is offered', () => {
    expect(isOffered(planType, goods)).toBe(true);
    expect(creditRange(planType, goods)).toEqual({ minimumInCents: minimum * 100, maximumInCents: maximum * 100 });
  });
});

it.each(notOffered)('%s of %s is not offered and takes no amount', (planType, goods) => {
  expect(isOffered(planType, goods)).toBe(false);
  expect(creditRange(planType, goods)).toEqual({ minimumInCents: 0, maximumInCents: 0 });
  for (const typed of ['0', '', '15.000,00']) expect(checkCredit(planType, goods)(typed)).toMatchObject({ ok: false });
});

import { checkIncome } from './income';

it('takes an income from R$ 100,00 in cents', () => {
  expect(checkIncome('R$ 100,00')).toEqual({ ok: true, value: 100_00 });
  expect(checkIncome('12.345,67')).toEqual({ ok: true, value: 12_345_67 });
});

it.each(['', '99,99', 'cem reais', '-5.000,00'])('refuses %j', (typed) => {
  expect(checkIncome(typed)).toEqual({ ok: false, message: 'Valor inválido' });
});

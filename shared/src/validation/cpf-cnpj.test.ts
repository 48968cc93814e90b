import { checkCpfCnpj } from './cpf-cnpj';

it.each([
  ['529.982.247-25', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['１１２２２３３３０００１８１', '11222333000181'],
])('takes %s', (typed, value) => {
  expect(checkCpfCnpj(typed)).toEqual({ ok: true, value });
});

it.each(['', '529', '529.982.247-24', '12345678909', 'abc'])('reads %j as a CPF', (typed) => {
  expect(checkCpfCnpj(typed)).toEqual({ ok: false, message: 'CPF inválido' });
});

it.each(['529.982.247-250', '11.222.333/0001-82', '1'.repeat(15)])('reads %j as a CNPJ', (typed) => {
  expect(checkCpfCnpj(typed)).toEqual({ ok: false, message: 'CNPJ inválido' });
});

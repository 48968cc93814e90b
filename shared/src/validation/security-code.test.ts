import vectors from '../testing/vectors/cards.json';
import { checkSecurityCode } from './security-code';

// The suite knows brands with 4 digits; the SPEC takes 3 characters for all of them.
const cases = vectors.cvv.cases.filter(({ cvv }) => cvv !== '');

it.each(cases.filter(({ cvv, max, valid }) => valid && max === 3 && cvv.length === 3))('takes $cvv', ({ cvv }) => {
  expect(checkSecurityCode(` ${cvv} `)).toEqual({ ok: true, value: cvv });
});

it.each(cases.filter(({ cvv, valid }) => !valid || cvv.length !== 3))('refuses $cvv', ({ cvv }) => {
  expect(checkSecurityCode(cvv)).toEqual({ ok: false, message: 'CVV inválido' });
});

it('reads full-width digits', () => {
  expect(checkSecurityCode('１２３')).toEqual({ ok: true, value: '123' });
});

it.each(['12a', '1 2', '12\u0000'])('refuses %j', (typed) => {
  expect(checkSecurityCode(typed)).toEqual({ ok: false, message: 'CVV inválido' });
});

it.each(['', ' '])('asks for the field when only %j was typed', (typed) => {
  expect(checkSecurityCode(typed)).toEqual({ ok: false, message: 'Campo obrigatório' });
});

import fc from 'fast-check';
import vectors from '../testing/vectors/cards.json';
import { checkCardNumber } from './card-number';

const refusal = { ok: false, message: 'Cartão inválido' };
const digitsOf = (number: string) => number.replace(/\D/g, '');

// The suites speak for every brand; the SPEC takes 16 digits. Shorter and longer numbers must be refused, valid or not.
// Two kinds do not apply: numbers right by Luhn that no brand issues (the SPEC knows no brands), and the sandbox of
// Cielo, which reads the last digit as the outcome and not as a check digit.
const notIssuedByAnyBrand = ['2721465526338453'];
const { gateways } = vectors;
const stated = vectors.number_states.map(({ number, valid }) => ({ number, valid }));
const listed = [
  ...[...vectors.credit_card.valid, ...vectors.luhn.valid].map((number) => ({ number, valid: true })),
  ...[...vectors.credit_card.invalid, ...vectors.luhn.invalid]
    .filter((number) => !notIssuedByAnyBrand.includes(number))
    .map((number) => ({ number, valid: false })),
  ...vectors.same_digit.values.map((number) => ({ number, valid: false })),
];
const issuedByGateways = [
  ...gateways.stripe_test.cases.map(({ number, result }) => ({ number, valid: !result.includes('Luhn') })),
  ...gateways.mercado_pago_br.cards.map(({ number }) => ({ number, valid: true })),
  ...gateways.adyen_e2e.cases.map(({ number }) => ({ number, valid: true })),
  ...gateways.hyperswitch_e2e.cases.map(({ number }) => ({ number, valid: true })),
];
const vectorsOf = [...new Map([...stated, ...listed, ...issuedByGateways].map((row) => [row.number, row])).values()];
const hasSixteen = ({ number }: { number: string }) => digitsOf(number).length === 16;

it.each(vectorsOf.filter((row) => row.valid && hasSixteen(row)))('takes $number', ({ number }) => {
  expect(checkCardNumber(number)).toEqual({ ok: true, value: digitsOf(number) });
});

it.each(vectorsOf.filter((row) => !row.valid || !hasSixteen(row)))('refuses $number', ({ number }) => {
  expect(checkCardNumber(number)).toEqual(refusal);
});

it.each([
  '4111-1111-1111-1111',
  '4111\u00a01111\u00a01111\u00a01111',
  ' 4111\u20131111 11111111 ',
  '411111 111111 1111',
])('reads %j', (typed) => {
  expect(checkCardNumber(typed)).toEqual({ ok: true, value: '4111111111111111' });
});

it.each(['4111--1111 1111 1111', '4111.1111.1111.1111', '4111111111111111 cvv 123', '4111111111111\u0000111'])(
  'refuses %j',
  (typed) => {
    expect(checkCardNumber(typed)).toEqual(refusal);
  },
);

it('refuses a number with any one digit mistyped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = [...'4539578763621486'];
      digits[place] = String((Number(digits[place]) + shift) % 10);
      expect(checkCardNumber(digits.join(''))).toEqual(refusal);
    }),
  );
});

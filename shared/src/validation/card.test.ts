import fc from 'fast-check';
import { itChecks, readAs } from '../testing/it-checks';
import vectors from '../testing/vectors/cards.json';
import { checkCardExpiry, checkCardNumber, checkInstalments, checkSecurityCode } from './card';

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
const numbers = [...new Map([...stated, ...listed, ...issuedByGateways].map((row) => [row.number, row])).values()];
const isGood = ({ number, valid }: (typeof numbers)[number]) => valid && digitsOf(number).length === 16;

itChecks('checkCardNumber', checkCardNumber, {
  takes: [
    ...numbers.filter(isGood).map(({ number }) => [number, digitsOf(number)] as const),
    ...readAs('4111111111111111', '4111-1111-1111-1111', '4111\u00a01111\u00a01111\u00a01111'),
    ...readAs('4111111111111111', ' 4111\u20131111 11111111 ', '411111 111111 1111'),
  ],
  refuses: {
    'Cartão inválido': [
      ...numbers.filter((row) => !isGood(row)).map(({ number }) => number),
      ...['4111--1111 1111 1111', '4111.1111.1111.1111', '4111111111111111 cvv 123', '4111111111111\u0000111'],
    ],
  },
});

it('refuses a number with any one digit mistyped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = [...'4539578763621486'];
      digits[place] = String((Number(digits[place]) + shift) % 10);
      expect(checkCardNumber(digits.join('')).ok).toBe(false);
    }),
  );
});

const today = '2026-11-21';
/** '<M-1> / <YYYY+1>' seen from today: months with two digits, as the mask writes them. */
const resolve = (input: string) =>
  input
    .replace(/<M([+-]1)?>/, (_, shift = '0') => String(Number(today.slice(5, 7)) + Number(shift)).padStart(2, '0'))
    .replace(/<YYYY(?:\+(\d))?>/, (_, shift = '0') => String(Number(today.slice(0, 4)) + Number(shift)))
    .replace(/<YY(?:\+(\d))?>/, (_, shift = '0') => String(Number(today.slice(2, 4)) + Number(shift)))
    .replace('<century>', today.slice(0, 2));

// The suite's form field takes many ways of writing; the SPEC takes MM/YYYY. What is written otherwise must be refused,
// valid or not. '<YYYY+1>-10' is the year first; '10<YYYY+1>' has no 7 characters.
const expiries = vectors.expiry.cases.map(({ input, valid }) => ({ input: resolve(input), valid }));
const isTaken = ({ input, valid }: (typeof expiries)[number]) => valid && /^\d{2} ?\/ ?\d{4}$/.test(input);

it('resolves every placeholder of the vectors', () => {
  expect(expiries.filter(({ input }) => input.includes('<'))).toEqual([]);
  expect(expiries.filter(isTaken)).toHaveLength(5);
});

itChecks('checkCardExpiry', checkCardExpiry(today), {
  takes: [
    ...expiries.filter(isTaken).map(({ input }) => {
      const [month = 0, year = 0] = input.split('/').map(Number);
      return [input, { month, year }] as const;
    }),
    ...readAs({ month: 12, year: 2027 }, ' 12\u00a0/\u00a02027 ', '12-2027', '12\u20132027', '\u200e12/2027'),
  ],
  refuses: {
    'Data inválida': [
      ...expiries.filter((row) => !isTaken(row)).map(({ input }) => input),
      '112/2027',
      '12/20271',
      '12/2027 12/2027',
    ],
  },
});

it.each([
  ['2026-11-01', '11/2026', true],
  ['2026-11-30', '11/2026', true],
  ['2026-12-01', '11/2026', false],
  ['2027-01-01', '12/2026', false],
  ['2026-12-31', '01/2027', true],
  ['2026-11-21', '12/2046', true],
  ['2026-11-21', '01/2047', false],
])('on %s the card of %s is good: %s', (day, typed, ok) => {
  expect(checkCardExpiry(day)(typed).ok).toBe(ok);
});

// The suite knows brands with 4 digits; the SPEC takes 3 characters for all of them.
const codes = vectors.cvv.cases.filter(({ cvv }) => cvv !== '');
const isThree = ({ cvv, max, valid }: (typeof codes)[number]) => valid && max === 3 && cvv.length === 3;

itChecks('checkSecurityCode', checkSecurityCode, {
  takes: [...codes.filter(isThree).map(({ cvv }) => [` ${cvv} `, cvv] as const), ['１２３', '123']],
  refuses: {
    'CVV inválido': [
      ...codes.filter(({ cvv, valid }) => !valid || cvv.length !== 3).map(({ cvv }) => cvv),
      '12a',
      '1 2',
      '12\u0000',
    ],
    'Campo obrigatório': ['', ' '],
  },
});

itChecks('checkInstalments', checkInstalments, {
  takes: [
    ['1', 1],
    ['2x', 2],
    [' 3X ', 3],
  ],
  refuses: { 'Selecione parcelas': ['', '0', '4', '4x', '1.0', '01', '1xx', 'x', '-1', '2 x 3'] },
});

import vectors from '../testing/vectors/cards.json';
import { checkCardExpiry } from './card-expiry';

const today = '2026-11-21';
const refusal = { ok: false, message: 'Data inválida' };

/** '<M-1> / <YYYY+1>' seen from today: months with two digits, as the mask writes them. */
const resolve = (input: string) =>
  input
    .replace(/<M([+-]1)?>/, (_, shift = '0') => String(Number(today.slice(5, 7)) + Number(shift)).padStart(2, '0'))
    .replace(/<YYYY(?:\+(\d))?>/, (_, shift = '0') => String(Number(today.slice(0, 4)) + Number(shift)))
    .replace(/<YY(?:\+(\d))?>/, (_, shift = '0') => String(Number(today.slice(2, 4)) + Number(shift)))
    .replace('<century>', today.slice(0, 2));

// The suite's form field takes many ways of writing; the SPEC takes MM/YYYY. What is written otherwise must be refused,
// valid or not. '<YYYY+1>-10' is the year first; '10<YYYY+1>' has no 7 characters.
const cases = vectors.expiry.cases.map(({ input, valid }) => ({ input: resolve(input), valid }));
const isMonthThenYear = (input: string) => /^\d{2} ?\/ ?\d{4}$/.test(input);

it('resolves every placeholder', () => {
  expect(cases.map(({ input }) => input).filter((input) => input.includes('<'))).toEqual([]);
  expect(cases.filter(({ input, valid }) => valid && isMonthThenYear(input))).toHaveLength(5);
});

it.each(cases.filter(({ input, valid }) => valid && isMonthThenYear(input)))('takes $input', ({ input }) => {
  const [month, year] = input.split('/').map(Number);
  expect(checkCardExpiry(today)(input)).toEqual({ ok: true, value: { month, year } });
});

it.each(cases.filter(({ input, valid }) => !valid || !isMonthThenYear(input)))('refuses $input', ({ input }) => {
  expect(checkCardExpiry(today)(input)).toEqual(refusal);
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

it.each(['112/2027', '12/20271', '12/2027 12/2027'])('refuses %j', (typed) => {
  expect(checkCardExpiry(today)(typed)).toEqual(refusal);
});

it.each([' 12\u00a0/\u00a02027 ', '12-2027', '12\u20132027', '\u200e12/2027'])('reads %j', (typed) => {
  expect(checkCardExpiry(today)(typed)).toEqual({ ok: true, value: { month: 12, year: 2027 } });
});

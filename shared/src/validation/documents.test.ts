import fc from 'fast-check';
import { itChecks, readAs } from '../testing/it-checks';
import cnpjVectors from '../testing/vectors/cnpj.json';
import cpfVectors from '../testing/vectors/cpf.json';
import { checkCnpj, checkCpf, checkCpfCnpj, formatCnpj, formatCpf, isCnpj, isCpf, mod11Digit } from './cpf-cnpj';

const digitsOf = (typed: string) => typed.replace(/\D/g, '');
const bare = (typed: string) => typed.replace(/[^0-9A-Z]/gi, '').toUpperCase();
const valuesOf = (vectors: readonly { value: string }[]) => vectors.map(({ value }) => value);
const repeated = (length: number) => [...'0123456789'].map((digit) => digit.repeat(length));

// The suite takes 12345678909 ("a product must not reject it"); SPEC section 5 refuses it by name, and the SPEC wins.
const isRefusedBySpec = (typed: string) => digitsOf(typed) === '12345678909';
const cpfs = valuesOf(cpfVectors.valid).filter((typed) => !isRefusedBySpec(typed));

itChecks('checkCpf', checkCpf, {
  takes: [
    ...cpfs.map((typed) => [typed, digitsOf(typed)] as const),
    ...readAs('52998224725', '\u00a0529.982.247\u201325 ', '529 982 247 25', '529.982.247/25', '529.982.247 - 25'),
    ...readAs('52998224725', '\u200e529.982.247-25\u200f'),
  ],
  refuses: {
    'CPF inválido': [
      ...valuesOf([...cpfVectors.invalid, ...cpfVectors.policy]),
      ...valuesOf(cpfVectors.valid).filter(isRefusedBySpec),
      ...repeated(11),
      ...['529..982.247-25', '5299 8224725', '529.982.247-2', 'CPF 529.982.247-25', '5299822472\u00005', '٥٢٩٩٨٢٢٤٧٢٥'],
    ],
  },
});

// Policy cases of the vectors: lower case and repeated letters are accepted; doubled or foreign marks are not.
const isTakenByPolicy = (typed: string) => /^[0-9A-Za-z]+$/.test(typed);
const cnpjPolicy = valuesOf(cnpjVectors.policy);
const validCnpjs = valuesOf([...cnpjVectors.valid_numeric, ...cnpjVectors.valid_alphanumeric]);
const cnpjs = [...validCnpjs, ...cnpjPolicy.filter(isTakenByPolicy)];

itChecks('checkCnpj', checkCnpj, {
  takes: [
    ...cnpjs.map((typed) => [typed, bare(typed)] as const),
    ...readAs('11222333000181', '11\u00a0222\u00a0333\u00a00001\u00a081', '11.222.333/0001\u201381'),
    ...readAs('11222333000181', '11.222.333 / 0001 - 81', '11-222-333-0001-81'),
    ['\u202a12.abc.345/01de-35\u202c', '12ABC34501DE35'],
  ],
  refuses: {
    'CNPJ inválido': [
      ...valuesOf([...cnpjVectors.invalid_numeric, ...cnpjVectors.invalid_alphanumeric]),
      ...cnpjPolicy.filter((typed) => !isTakenByPolicy(typed)),
      ...repeated(14),
      ...['11.222.333//0001-81', '11 222 333 0001 8', '1Z00000000003\u00009', '12.AßC.345/01DE-35'],
      '12.ABC.345/01DE-3५',
    ],
  },
});

itChecks('checkCpfCnpj', checkCpfCnpj, {
  takes: [
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['１１２２２３３３０００１８１', '11222333000181'],
  ],
  refuses: {
    'CPF inválido': ['', '529', '529.982.247-24', '12345678909', 'abc'],
    'CNPJ inválido': ['529.982.247-250', '11.222.333/0001-82', '1'.repeat(15)],
  },
});

const noCnpjs = ['11.222.333/0001-81', '12abc34501de35'];

it.each([
  ['isCpf', isCpf, cpfs.map(digitsOf), ['529.982.247-25', '', '5299822472', '529982247250', ...repeated(11)]],
  ['isCnpj', isCnpj, cnpjs.map(bare), [...noCnpjs, '', 'x11222333000181', '11222333000181x', ...repeated(14)]],
])('%s is true for the bare, whole form only', (_name, isOne, right, wrong) => {
  expect(right.filter((text) => !isOne(text))).toEqual([]);
  expect(wrong.filter(isOne)).toEqual([]);
});

it('formats a CPF and a CNPJ', () => {
  for (const { in: digits, out } of cpfVectors.format) expect(formatCpf(digits)).toBe(out);
  for (const { in: text, out } of cnpjVectors.format) expect(formatCnpj(text)).toBe(out);
});

it.each(cnpjVectors.check_digits)('gives $dv1 and $dv2 for the CNPJ base $base', ({ base, dv1, dv2 }) => {
  const values = [...base].map((character) => character.charCodeAt(0) - 48);
  expect(mod11Digit(values, 9)).toBe(dv1);
  expect(mod11Digit([...values, dv1], 9)).toBe(dv2);
});

it.each([
  ['CPF', checkCpf, formatCpf, '0123456789', 9, 11],
  ['CNPJ', checkCnpj, (text: string) => formatCnpj(text).toLowerCase(), '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12, 9],
] as const)('takes each base of a %s with its check digits only', (_name, check, format, places, length, weight) => {
  const anyBase = fc.array(fc.constantFrom(...places), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(anyBase, fc.integer({ min: 1, max: 99 }), (base, shift) => {
      fc.pre(new Set(base).size > 1 && base.join('') !== '123456789');
      const values = base.map((character) => character.charCodeAt(0) - 48);
      const first = mod11Digit(values, weight);
      const second = mod11Digit([...values, first], weight);
      const value = `${base.join('')}${first}${second}`;
      expect(check(format(value))).toEqual({ ok: true, value });
      const other = String((first * 10 + second + shift) % 100).padStart(2, '0');
      expect(check(base.join('') + other).ok).toBe(false);
    }),
  );
});

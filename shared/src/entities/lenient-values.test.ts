import { asAmount, asDay, asFlag, asText, asWholeNumber } from './lenient-values';

const { MAX_SAFE_INTEGER, NaN: notANumber, POSITIVE_INFINITY: infinity } = Number;
const [longest, tooLong] = ['x'.repeat(100_000), 'x'.repeat(100_001)];

/** What is read from each of the values; undefined: they are unreadable. */
type Row = [name: string, as: (value: unknown) => unknown, read: unknown, from: readonly unknown[]];
it.each<Row>([
  ...['Maria', '', ' com espaços ', longest, 'nulo'].map((text): Row => ['text', asText, text, [text]]),
  ['text', asText, '2080', [2080]],
  ['text', asText, '0', [0]],
  ['text', asText, '-1.5', [-1.5]],
  ['text', asText, '9007199254740991', [MAX_SAFE_INTEGER]],
  ['text', asText, undefined, [undefined, null, true, {}, ['Maria'], 'null', ' NULL ', 'undefined', 'NaN']],
  ['text', asText, undefined, [notANumber, infinity, MAX_SAFE_INTEGER + 1, tooLong]],

  ['amount', asAmount, 0, [0, '0', '0,0']],
  ['amount', asAmount, 1234, ['1234']],
  ['amount', asAmount, 1234.56, [1234.56, '1234.56', '1234,56', '1.234,56', 'R$ 1.234,56']],
  ['amount', asAmount, 1234.567, ['1234.567']],
  ['amount', asAmount, 1.5, ['1.5']],
  ['amount', asAmount, 0.125, ['0.125', '0,125']],
  ['amount', asAmount, 12.5, ['12,5 %']],
  ['amount', asAmount, 60_000, [' R$\u00a060.000,00 ']],
  ['amount', asAmount, 1_234_567, ['1.234.567']],
  ['amount', asAmount, 1_234_567.8, ['1.234.567,8']],
  ['amount', asAmount, 999_999_999_999, [999_999_999_999]],
  ['amount', asAmount, undefined, [undefined, null, true, [], '', ' ', 'grátis', -1, '-1', notANumber, infinity]],
  ['amount', asAmount, undefined, [1_000_000_000_000, '1000000000000', '1e3', '0x10', '1.234', '12,345', '999.999']],
  ['amount', asAmount, undefined, ['1.23.456', '12.34,5', '1,234.56', '1.234.567.89', '1234.', ',5', '10%0', '1R$']],

  ['whole number', asWholeNumber, 0, [0]],
  ['whole number', asWholeNumber, 12, [12, '12', '12,0']],
  ['whole number', asWholeNumber, undefined, [1.5, '1,5', -1, null, 'doze']],

  ['yes', asFlag, true, [true, 'true', ' TRUE ', 1, '1', 's', 'S', 'sim', 'y', 'yes']],
  ['no', asFlag, false, [false, 'false', 0, '0', 'n', 'N', 'nao', 'Não', 'no']],
  ['neither yes nor no', asFlag, undefined, [undefined, null, '', 2, 'talvez']],

  ['day', asDay, '2026-11-05', ['2026-11-05', ' 2026-11-05', '2026-11-05T23:30:00-03:00', '2026-11-05 00:00:00']],
  ['day', asDay, '2026-11-05', ['05/11/2026', '05/11/2026 10:30']],
  ['day', asDay, '2028-02-29', ['2028-02-29']],
  ['day', asDay, '1900-01-01', ['1900-01-01']],
  ['day', asDay, undefined, [undefined, null, 20261105, '', 'amanhã', '2026-11', '2026-11-051', 'x2026-11-05']],
  ['day', asDay, undefined, ['05/11/26', '2026-13-01', '2026-02-30', '31/04/2026', '2027-02-29']],
  ['day', asDay, undefined, ['0001-01-01T00:00:00', '1899-12-31']],
])('the %s is read as it is meant (%#)', (_name, as, read, from) => {
  expect(from.map((value) => [value, as(value)])).toEqual(from.map((value) => [value, read]));
});

import { asAmount, asDay, asFlag, asText, asWholeNumber } from './lenient-values';

describe('a text of the API', () => {
  it.each([
    ['Maria', 'Maria'],
    ['', ''],
    [' com espaços ', ' com espaços '],
    [2080, '2080'],
    [0, '0'],
    [-1.5, '-1.5'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['x'.repeat(100_000), 'x'.repeat(100_000)],
    ['nulo', 'nulo'],
  ])('is read from %j', (value, read) => {
    expect(asText(value)).toBe(read);
  });

  it.each([
    undefined,
    null,
    true,
    {},
    ['Maria'],
    'null',
    ' NULL ',
    'undefined',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    'x'.repeat(100_001),
  ])('is not read from %j', (value) => {
    expect(asText(value)).toBeUndefined();
  });
});

describe('an amount of the API', () => {
  it.each([
    [0, 0],
    [1234.56, 1234.56],
    [999_999_999_999, 999_999_999_999],
    ['0', 0],
    ['1234', 1234],
    ['1234.56', 1234.56],
    ['1.5', 1.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['1234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234.567,8', 1_234_567.8],
    ['1.234.567', 1_234_567],
    ['R$ 1.234,56', 1234.56],
    [' R$\u00a060.000,00 ', 60_000],
    ['12,5 %', 12.5],
    ['0,0', 0],
  ])('is read from %j', (value, read) => {
    expect(asAmount(value)).toBe(read);
  });

  it.each([
    undefined,
    null,
    true,
    [],
    '',
    ' ',
    'grátis',
    -1,
    '-1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1_000_000_000_000,
    '1000000000000',
    '1e3',
    '0x10',
    '1.234',
    '12,345',
    '999.999',
    '1.23.456',
    '12.34,5',
    '1,234.56',
    '1.234.567.89',
    '1234.',
    ',5',
    '10%0',
    '1R$',
  ])('is not read from %j', (value) => {
    expect(asAmount(value)).toBeUndefined();
  });
});

describe('a whole number of the API', () => {
  it.each([
    [0, 0],
    [12, 12],
    ['12', 12],
    ['12,0', 12],
  ])('is read from %j', (value, read) => {
    expect(asWholeNumber(value)).toBe(read);
  });

  it.each([1.5, '1,5', -1, null, 'doze'])('is not read from %j', (value) => {
    expect(asWholeNumber(value)).toBeUndefined();
  });
});

describe('a yes or no of the API', () => {
  it.each([true, 'true', ' TRUE ', 1, '1', 's', 'S', 'sim', 'y', 'yes'])('is yes from %j', (value) => {
    expect(asFlag(value)).toBe(true);
  });

  it.each([false, 'false', 0, '0', 'n', 'N', 'nao', 'Não', 'no'])('is no from %j', (value) => {
    expect(asFlag(value)).toBe(false);
  });

  it.each([undefined, null, '', 2, 'talvez'])('is unreadable from %j', (value) => {
    expect(asFlag(value)).toBeUndefined();
  });
});

describe('a day of the API', () => {
  it.each([
    ['2026-11-05', '2026-11-05'],
    [' 2026-11-05', '2026-11-05'],
    ['2026-11-05T23:30:00-03:00', '2026-11-05'],
    ['2026-11-05 00:00:00', '2026-11-05'],
    ['05/11/2026', '2026-11-05'],
    ['05/11/2026 10:30', '2026-11-05'],
    ['2028-02-29', '2028-02-29'],
    ['1900-01-01', '1900-01-01'],
  ])('is read from %j', (value, read) => {
    expect(asDay(value)).toBe(read);
  });

  it.each([
    undefined,
    null,
    20261105,
    '',
    'amanhã',
    '2026-11',
    '2026-11-051',
    'x2026-11-05',
    '05/11/26',
    '2026-13-01',
    '2026-02-30',
    '31/04/2026',
    '2027-02-29',
    '0001-01-01T00:00:00',
    '1899-12-31',
  ])('is not read from %j', (value) => {
    expect(asDay(value)).toBeUndefined();
  });
});

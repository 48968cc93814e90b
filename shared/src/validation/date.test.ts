import fc from 'fast-check';
import { checkBirthDate, checkFoundationDate, formatDate } from './date';
import { isoDate } from './iso-date';

const today = '2026-11-21';
const required = { ok: false, message: 'Preencha para continuar! 😊' };
const invalid = { ok: false, message: 'Data inválida 🤔' };
const underAge = { ok: false, message: 'Menor de 18 anos não pode comprar :(' };

const checks = [
  ['birth', checkBirthDate(today)],
  ['foundation', checkFoundationDate(today)],
] as const;

describe.each(checks)('%s date', (_name, check) => {
  it.each([
    ['01/02/1990', '1990-02-01'],
    [' 01/02/1990\u00a0', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['01.02.1990', '1990-02-01'],
    ['01021990', '1990-02-01'],
    ['29/02/2004', '2004-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('reads %j as %s', (typed, value) => {
    expect(check(typed)).toEqual({ ok: true, value });
  });

  it.each(['', ' ', '\u00a0'])('asks to fill in when only %j was typed', (typed) => {
    expect(check(typed)).toEqual(required);
  });

  it.each([
    '29/02/2005',
    '29/02/1900',
    '31/04/1990',
    '31/06/1990',
    '00/01/1990',
    '32/01/1990',
    '01/00/1990',
    '01/13/1990',
    '31/12/1899',
    '01/01/0000',
    '22/11/2026',
    '01/01/2027',
    '01/01/9999',
    '1/2/1990',
    '01/02/90',
    '01/02-1990',
    '1990-02-01',
    '01/02/19900',
    '101/02/1990',
    '__/__/____',
    '01/02/199',
    '01/02/1990\u0000',
    '٠١/٠٢/١٩٩٠',
  ])('refuses %j', (typed) => {
    expect(check(typed)).toEqual(invalid);
  });
});

describe('a person', () => {
  it.each([
    ['21/11/2008', { ok: true, value: '2008-11-21' }],
    ['22/11/2008', underAge],
    ['20/11/2008', { ok: true, value: '2008-11-20' }],
    ['21/11/2026', underAge],
    ['21/11/1936', invalid],
    ['22/11/1936', { ok: true, value: '1936-11-22' }],
    ['20/11/1936', invalid],
    ['01/01/1900', invalid],
  ])('born on %s, asked on 21/11/2026', (typed, answer) => {
    expect(checkBirthDate(today)(typed)).toEqual(answer);
  });

  it.each([
    ['2026-02-28', '29/02/2008', underAge],
    ['2026-03-01', '29/02/2008', { ok: true, value: '2008-02-29' }],
    ['2026-02-28', '28/02/2008', { ok: true, value: '2008-02-28' }],
    ['2026-02-28', '01/03/2008', underAge],
    ['2028-02-29', '28/02/2010', { ok: true, value: '2010-02-28' }],
    ['2028-02-29', '01/03/2010', underAge],
    ['2026-02-28', '29/02/1936', { ok: true, value: '1936-02-29' }],
    ['2026-03-01', '29/02/1936', invalid],
    ['2028-02-29', '29/02/1940', { ok: true, value: '1940-02-29' }],
  ])('on %s, born on %s', (day, typed, answer) => {
    expect(checkBirthDate(day)(typed)).toEqual(answer);
  });
});

describe('a company', () => {
  it.each([
    ['01/01/1900', '1900-01-01'],
    ['21/11/2026', '2026-11-21'],
    ['21/11/1936', '1936-11-21'],
  ])('may be as old or as young as %s', (typed, value) => {
    expect(checkFoundationDate(today)(typed)).toEqual({ ok: true, value });
  });
});

it('reads back what formatDate writes, for every day up to today', () => {
  const day = fc.tuple(
    fc.integer({ min: 1900, max: 2025 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  );
  fc.assert(
    fc.property(day, ([year, month, dayOfMonth]) => {
      const date = isoDate(year, month, dayOfMonth);
      fc.pre(date !== undefined);
      expect(checkFoundationDate(today)(formatDate(date))).toEqual({ ok: true, value: date });
    }),
  );
});

it('stops a caller whose today is not a day', () => {
  expect(() => checkBirthDate('21/11/2026')).toThrow(RangeError);
});

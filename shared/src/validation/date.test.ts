import fc from 'fast-check';
import { itChecks, readAs } from '../testing/it-checks';
import { checkBirthDate, checkFoundationDate, formatDate, isoDate, requireIsoDate } from './date';

const today = '2026-11-21';
const invalid = 'Data inválida 🤔';
const underAge = 'Menor de 18 anos não pode comprar :(';

describe.each([
  ['birth', checkBirthDate(today)],
  ['foundation', checkFoundationDate(today)],
] as const)('%s date', (name, check) => {
  itChecks(name, check, {
    takes: [
      ...readAs('1990-02-01', '01/02/1990', ' 01/02/1990\u00a0', '01-02-1990', '01.02.1990', '01021990'),
      ['29/02/2004', '2004-02-29'],
      ['31/12/1999', '1999-12-31'],
    ],
    refuses: {
      'Preencha para continuar! 😊': ['', ' ', '\u00a0'],
      [invalid]: [
        ...['29/02/2005', '29/02/1900', '31/04/1990', '31/06/1990', '00/01/1990', '32/01/1990', '01/00/1990'],
        ...['01/13/1990', '31/12/1899', '01/01/0000', '22/11/2026', '01/01/2027', '01/01/9999', '1/2/1990', '01/02/90'],
        ...['01/02-1990', '1990-02-01', '01/02/19900', '101/02/1990', '__/__/____', '01/02/199', '01/02/1990\u0000'],
        '٠١/٠٢/١٩٩٠',
      ],
    },
  });
});

itChecks('the birth date of a person of 18 to 89 years', checkBirthDate(today), {
  takes: [
    ['21/11/2008', '2008-11-21'],
    ['20/11/2008', '2008-11-20'],
    ['22/11/1936', '1936-11-22'],
  ],
  refuses: { [underAge]: ['22/11/2008', '21/11/2026'], [invalid]: ['21/11/1936', '20/11/1936', '01/01/1900'] },
});

it.each([
  ['2026-02-28', '29/02/2008', underAge],
  ['2026-03-01', '29/02/2008', '2008-02-29'],
  ['2026-02-28', '28/02/2008', '2008-02-28'],
  ['2026-02-28', '01/03/2008', underAge],
  ['2028-02-29', '28/02/2010', '2010-02-28'],
  ['2028-02-29', '01/03/2010', underAge],
  ['2026-02-28', '29/02/1936', '1936-02-29'],
  ['2026-03-01', '29/02/1936', invalid],
  ['2028-02-29', '29/02/1940', '1940-02-29'],
])('in a leap year or beside one, on %s, the answer to %s is %s', (day, typed, answer) => {
  const checked = checkBirthDate(day)(typed);
  expect(checked.ok ? checked.value : checked.message).toBe(answer);
});

itChecks('the foundation date of a company, as old or as young as it is,', checkFoundationDate(today), {
  takes: [
    ['01/01/1900', '1900-01-01'],
    ['21/11/2026', '2026-11-21'],
    ['21/11/1936', '1936-11-21'],
  ],
});

it('reads back what formatDate writes, for every day up to today', () => {
  const upTo = (max: number) => fc.integer({ min: 1, max });
  const day = fc.tuple(fc.integer({ min: 1900, max: 2025 }), upTo(12), upTo(31));
  fc.assert(
    fc.property(day, ([year, month, dayOfMonth]) => {
      const value = isoDate(year, month, dayOfMonth);
      fc.pre(value !== undefined);
      expect(checkFoundationDate(today)(formatDate(value))).toEqual({ ok: true, value });
    }),
  );
});

it.each([
  [1990, 1, 1, '1990-01-01'],
  [2024, 2, 29, '2024-02-29'],
  [2000, 2, 29, '2000-02-29'],
  [2026, 12, 31, '2026-12-31'],
  [50, 4, 30, '0050-04-30'],
  [2026, 2, 29, undefined],
  [1900, 2, 29, undefined],
  [2026, 4, 31, undefined],
  [2026, 0, 1, undefined],
  [2026, 13, 1, undefined],
  [2026, 1, 0, undefined],
  [2026, 1, 32, undefined],
  [Number.NaN, Number.NaN, Number.NaN, undefined],
])('the day %i, %i, %i is %s', (year, month, day, date) => {
  expect(isoDate(year, month, day)).toBe(date);
});

it('stops a caller whose today is not a day', () => {
  expect(requireIsoDate(today)).toBe(today);
  for (const day of ['', '21/11/2026', '2026-11-31', '2026-11-21T00:00:00Z', 'today'])
    expect(() => requireIsoDate(day)).toThrow(RangeError);
  expect(() => checkBirthDate('21/11/2026')).toThrow(RangeError);
});

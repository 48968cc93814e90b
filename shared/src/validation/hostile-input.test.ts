import fc from 'fast-check';
import xss from '../testing/vectors/xss_dompurify.json';
import * as validation from './index';

const today = '2026-11-21';

/** Every check of the public door, made ready to be asked. */
const checks: Record<string, validation.Check<unknown>> = {
  checkBirthDate: validation.checkBirthDate(today),
  checkCardExpiry: validation.checkCardExpiry(today),
  checkCardHolder: validation.checkCardHolder,
  checkCardNumber: validation.checkCardNumber,
  checkCep: validation.checkCep,
  checkCnpj: validation.checkCnpj,
  checkCpf: validation.checkCpf,
  checkCpfCnpj: validation.checkCpfCnpj,
  checkCredit: validation.checkCredit('CREDITO_INTEGRAL', 'CARRO'),
  checkEmail: validation.checkEmail,
  checkFoundationDate: validation.checkFoundationDate(today),
  checkIncome: validation.checkIncome,
  checkInstalments: validation.checkInstalments,
  checkNome: validation.checkNome,
  checkNomeContrato: validation.checkNomeContrato(1),
  checkPhone: validation.checkPhone,
  checkRequiredText: validation.checkRequiredText(60),
  checkSecurityCode: validation.checkSecurityCode,
};

const huge = 100_000;
const pieces = [
  'a',
  '1',
  ' ',
  '.',
  '-',
  '@',
  '(',
  '9,',
  '1.',
  'a ',
  'a.',
  ' -',
  '\u0301',
  '\u202e',
  '\ud83d',
  '😀',
  '\u0000',
];
const nasty = [
  ...pieces.map((piece) => piece.repeat(huge / piece.length)),
  ...[`${'1'.repeat(huge)}!`, `${' '.repeat(huge)}!${' '.repeat(huge)}`, `${'a'.repeat(huge)}@${'b.'.repeat(huge)}`],
  ...[`R$ ${'1.000'.repeat(huge / 5)}`, `e${'\u0301'.repeat(huge)}`, '\u202e\u2066(11) 98765-4321\u2069\u202c'],
  ...['\ud800', '\udc00\ud800', '\u0000\u0001\u001b[31m', '%00%0a', "'; DROP TABLE lead; --", '__proto__'],
  ...['constructor', 'NaN', '-Infinity', '1e308', '$&$1$`'],
];

/** The strings of the unit `binary`, which first lists a million characters. */
const anyCharacters = fc.array(fc.nat({ max: 0x10ffff })).map((points) => String.fromCodePoint(...points));

it('asks every check the door exports', () => {
  const exported = Object.keys(validation).filter((name) => name.startsWith('check'));
  expect(Object.keys(checks).sort()).toEqual(exported.sort());
});

describe.each(Object.entries(checks))('%s', (_name, check) => {
  /** An answer in either form; what was accepted stays short and has no control or direction marks. */
  function expectAnswer(typed: string) {
    const checked = check(typed);
    if (!checked.ok) {
      expect(checked.message).toEqual(expect.stringMatching(/.{5}/));
    } else if (typeof checked.value === 'string') {
      expect(checked.value.length).toBeLessThanOrEqual(60);
      expect(checked.value).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
  }

  it('answers to every XSS payload', () => {
    for (const { payload } of xss.payloads) expectAnswer(payload);
  });

  it('answers to huge and malformed input', () => {
    for (const typed of nasty) expectAnswer(typed);
  });

  it('answers to anything', () => {
    fc.assert(fc.property(fc.string(), expectAnswer));
    fc.assert(fc.property(anyCharacters, expectAnswer));
    fc.assert(fc.property(fc.stringMatching(/^[\d.,/\-() R$+aZ@]{0,24}$/), expectAnswer));
  });
});

import fc from 'fast-check';
import { itChecks, readAs } from '../testing/it-checks';
import cepVectors from '../testing/vectors/cep.json';
import emailVectors from '../testing/vectors/email.json';
import hashVectors from '../testing/vectors/google_user_data_hash.json';
import phoneVectors from '../testing/vectors/phone.json';
import { checkCep, formatCep } from './cep';
import { checkEmail, emailMaximum } from './email';
import { fitMask } from './fit-mask';
import { areaCodes, checkPhone, formatPhone, phoneToE164 } from './phone';

const valuesOf = (vectors: readonly { value: string }[]) => vectors.map(({ value }) => value);

const hashed = hashVectors.phone.filter(({ normalised }) => normalised.length === '+5511987654321'.length);

// Policy cases of the vectors: a 0 after the 9 is accepted; a first digit other than 9 and service numbers are not.
// A landline has ten digits; the SPEC asks for eleven. The hash suite has one landline too.
itChecks('checkPhone', checkPhone, {
  takes: [
    ...phoneVectors.mobile_valid.map(({ value, e164 }) => [value, e164.slice(3)] as const),
    ...hashed.map(({ in: typed, normalised }) => [typed, normalised.slice(3)] as const),
    ['(11) 90431-4567', '11904314567'],
    ...readAs('11987654321', '11 9 8765 4321', '11.98765.4321', '11-98765-4321', '(11)98765\u20134321'),
    ...readAs('11987654321', '011 98765-4321', '(011) 98765-4321', '015 11 98765-4321', '01511987654321'),
    ...readAs('11987654321', '0 (15) 11 98765-4321', '（１１）９８７６５－４３２１'),
    ...readAs('11987654321', '\u202a+55\u00a011\u00a098765\u20114321\u202c'),
    ['(11) 98888-8888', '11988888888'],
  ],
  refuses: {
    'Telefone inválido 🤔': [
      ...valuesOf([...phoneVectors.mobile_invalid, ...phoneVectors.landline_valid]),
      ...phoneVectors.ddd_invalid.map((areaCode) => `${areaCode}987654321`),
      ...['11712345678', '08001234567', '(11) 99999-9999', '11111111111', '99999999999', '+11987654321'],
      ...['55 55 11 98765-4321', '119876543210', '15 11 98765-4321', '005 11 98765-4321', '015 10 98765-4321'],
      ...['015 11 3876-5432', '(11) 98765-4321 ramal 2', '11 98765_4321', '((11)) 98765-4321', '11 98765----4321'],
      ...['1\u00001987654321', '١١٩٨٧٦٥٤٣٢١'],
    ],
  },
});

it('takes the 67 area codes of the Anatel plan, with and without the country code', () => {
  expect([...areaCodes].map(Number)).toEqual(phoneVectors.ddd);
  expect(areaCodes.size).toBe(67);
  for (const areaCode of areaCodes) {
    const value = `${areaCode}987654321`;
    for (const typed of [value, `55${value}`]) expect(checkPhone(typed)).toEqual({ ok: true, value });
  }
});

it('reads back the phones that it writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areaCodes), fc.integer({ min: 0, max: 99_999_998 }), (areaCode, rest) => {
      const value = `${areaCode}9${String(rest).padStart(8, '0')}`;
      expect(formatPhone(value)).toMatch(/^\(\d{2}\) 9\d{4}-\d{4}$/);
      expect(phoneToE164(value)).toBe(`+55${value}`);
      for (const written of [formatPhone(value), phoneToE164(value)])
        expect(checkPhone(written)).toEqual({ ok: true, value });
    }),
  );
});

// The suite's own policy list says which valid ones a sales form refuses: quoted and non-ASCII ones. The SPEC adds 60.
const isPlain = (email: string) => /^[\x21-\x7e]+$/.test(email) && !email.startsWith('"');
const plainEmails = valuesOf(emailVectors.valid).filter((email) => isPlain(email) && email.length <= emailMaximum);
const repaired = 'foo@bar.co.uk.'; // the full stop at its end has one mechanical repair

it.each(plainEmails)('takes the e-mail %s', (email) => {
  expect(plainEmails).toHaveLength(9);
  expect(checkEmail(email).ok).toBe(true);
});

itChecks('checkEmail', checkEmail, {
  takes: [
    [' Ana.Lima@Empresa.COM.br\u00a0', 'Ana.Lima@empresa.com.br'],
    [`${'a'.repeat(48)}@example.com`, `${'a'.repeat(48)}@example.com`],
    [repaired, 'foo@bar.co.uk'],
    ...readAs('ana@uol.com', 'ana@uol.com; ', 'ana@ uol.com'),
    ...readAs('ana@uol.com.br', '\u200bana@uol.com.br', 'ana @uol. com. br', 'ana@uol.com,br', 'ana@uol,com ,br.'),
    ...readAs('ana@uol.com.br', 'mailto:ana@uol.com.br', '<ana@uol.com.br>', 'Ana Lima <ana@uol.com.br>,'),
    ['ana@xn--caf-dma.com.br', 'ana@xn--caf-dma.com.br'],
  ],
  refuses: {
    'E-mail inválido 🤔': [
      ...valuesOf([...emailVectors.invalid, ...emailVectors.policy]).filter((email) => email !== repaired),
      ...valuesOf(emailVectors.valid).filter((email) => email.length > emailMaximum),
      ...['', '@', 'ana@', 'ana.@uol.com.br', 'ana@uol..com', 'ana@.com', 'ana@uol.c', 'ana@uol.1com', 'ana@uol.com1'],
      ...['ana@-uol.com', 'ana@127.0.0.1', 'ana@[127.0.0.1]', 'ana@uol.com.br, bia@uol.com.br'],
      ...['mailto:ana@uol.com?subject=oi', 'bia@uol.com <ana@uol.com>', 'ana@uol.com. Obrigada', 'ana. lima@uol.com'],
      ...['ana lima@uol.com', 'ana@uol com', 'ana,lima@uol.com', `${'<'.repeat(100_000)}ana@uol.com>`],
      ...[`ana@uol${' ,'.repeat(50_000)}com`, 'ana@uol.com\u0000', `${'a'.repeat(49)}@example.com`],
      ...[`${'a.'.repeat(50_000)}@example.com`, `ana@${'a-'.repeat(50_000)}.com`, '@'.repeat(100_000)],
    ],
  },
});

// Policy cases of the vectors: a space in the middle is accepted; 00000-000 is one repeated digit, which the SPEC refuses.
itChecks('checkCep', checkCep, {
  takes: [
    ...valuesOf(cepVectors.valid).map((typed) => [typed, typed.replace(/\D/g, '')] as const),
    ...readAs(
      '57040520',
      '57040 520',
      '57040\u00a0520',
      '57040\u2011520',
      '57040 - 520',
      '57.040-520',
      '\u200b57040-520',
    ),
  ],
  refuses: {
    'CEP inválido': [
      ...valuesOf(cepVectors.invalid),
      ...[...'0123456789'].map((digit) => `${digit.repeat(5)}-${digit.repeat(3)}`),
      ...['57040--520', '5704-0520', 'CEP 57040-520', '57040-52\u00000', '-57040520'],
    ],
  },
});

it('writes a CEP with its hyphen', () => {
  for (const { in: digits, out } of cepVectors.format) expect(formatCep(digits)).toBe(out);
});

it.each([
  ['#####-###', '', ''],
  ['#####-###', '01001', '01001'],
  ['#####-###', '010010', '01001-0'],
  ['#####-###', '01001-000', '01001-000'],
  ['#####-###', '010010009', '01001-000'],
  ['(##) #####-####', '1', '(1'],
])('lays into %s the value %j as %j', (mask, value, fitted) => {
  expect(fitMask(mask, value)).toBe(fitted);
});

import fc from 'fast-check';
import hashVectors from '../testing/vectors/google_user_data_hash.json';
import vectors from '../testing/vectors/phone.json';
import { areaCodes } from './area-codes';
import { checkPhone, formatPhone, phoneToE164 } from './phone';

const refusal = { ok: false, message: 'Telefone inválido 🤔' };

it.each(vectors.mobile_valid)('takes $value', ({ value, e164 }) => {
  const checked = checkPhone(value);
  expect(checked).toMatchObject({ ok: true, value: expect.stringMatching(/^\d{11}$/) });
  expect(checked.ok && phoneToE164(checked.value)).toBe(e164);
});

// A landline has ten digits; the SPEC asks for eleven. The hash suite has one landline too.
it.each([...vectors.mobile_invalid, ...vectors.landline_valid])('refuses $value', ({ value }) => {
  expect(checkPhone(value)).toEqual(refusal);
});

it.each(hashVectors.phone.filter(({ normalised }) => normalised.length === '+5511987654321'.length))(
  'reads $in as $normalised',
  ({ in: typed, normalised }) => {
    const checked = checkPhone(typed);
    expect(checked.ok && phoneToE164(checked.value)).toBe(normalised);
  },
);

// Policy cases of the vectors: a 0 after the 9 is accepted; a first digit other than 9 and service numbers are not.
it.each([
  ['(11) 90431-4567', '11904314567'],
  ['11 9 8765 4321', '11987654321'],
  ['11.98765.4321', '11987654321'],
  ['11-98765-4321', '11987654321'],
  ['(11)98765\u20134321', '11987654321'],
  ['011 98765-4321', '11987654321'],
  ['(011) 98765-4321', '11987654321'],
  ['015 11 98765-4321', '11987654321'],
  ['01511987654321', '11987654321'],
  ['0 (15) 11 98765-4321', '11987654321'],
  ['（１１）９８７６５－４３２１', '11987654321'],
  ['\u202a+55\u00a011\u00a098765\u20114321\u202c', '11987654321'],
  ['(11) 98888-8888', '11988888888'],
])('reads %j as %s', (typed, value) => {
  expect(checkPhone(typed)).toEqual({ ok: true, value });
});

it.each([
  '11712345678',
  '08001234567',
  '(11) 99999-9999',
  '11111111111',
  '99999999999',
  '+11987654321',
  '55 55 11 98765-4321',
  '119876543210',
  '15 11 98765-4321',
  '005 11 98765-4321',
  '015 10 98765-4321',
  '015 11 3876-5432',
  '(11) 98765-4321 ramal 2',
  '11 98765_4321',
  '((11)) 98765-4321',
  '11 98765----4321',
  '1\u00001987654321',
  '١١٩٨٧٦٥٤٣٢١',
])('refuses %j', (typed) => {
  expect(checkPhone(typed)).toEqual(refusal);
});

it.each(vectors.ddd_invalid)('refuses the area code %i, which is in no use', (areaCode) => {
  expect(checkPhone(`${areaCode}987654321`)).toEqual(refusal);
});

it.each([...areaCodes])('takes the area code %s with and without the country code', (areaCode) => {
  const value = `${areaCode}987654321`;
  expect(checkPhone(value)).toEqual({ ok: true, value });
  expect(checkPhone(`55${value}`)).toEqual({ ok: true, value });
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...areaCodes), fc.integer({ min: 0, max: 99_999_998 }), (areaCode, rest) => {
      const phone = `${areaCode}9${String(rest).padStart(8, '0')}`;
      expect(formatPhone(phone)).toMatch(/^\(\d{2}\) 9\d{4}-\d{4}$/);
      expect(checkPhone(formatPhone(phone))).toEqual({ ok: true, value: phone });
      expect(checkPhone(phoneToE164(phone))).toEqual({ ok: true, value: phone });
    }),
  );
});

import { getPixPayloadInfo, isValidPixKey, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import vectors from '@consorcio/shared/testing/vectors/pix.json';
import fc from 'fast-check';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { brCodeOf } from './br-code';
import { crc16 } from './crc16';

const anyCharge = fc.record({
  valorInCents: fc.integer({ min: 1, max: 700_000_00 }),
  txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
});

it('is read correctly by two libraries, for any amount', () => {
  fc.assert(
    fc.property(anyCharge, ({ valorInCents, txid }) => {
      const code = brCodeOf({ valorInCents, txid });
      expect(isValidPixPayload(code)).toBe(true);
      expect(getPixPayloadInfo(code)).toMatchObject({ amount: valorInCents / 100, txid });
      const pix = parsePix(code);
      if (hasError(pix) || !isStaticPix(pix)) throw new Error('pix-utils does not read it as a static Pix');
      expect(pix).toMatchObject({
        transactionAmount: valorInCents / 100,
        txid,
        merchantName: 'ALVO ADMINISTRADORA DE CO',
      });
    }),
  );
});

it('has a key in a valid form that nobody owns', () => {
  const { key = '' } = getPixPayloadInfo(brCodeOf({ valorInCents: 877_50, txid: 'A1' })) ?? {};
  expect(isValidPixKey(key)).toBe(true);
  expect(key).toMatch(/^00000000-.*-000000000000$/);
});

it.each([
  [1, '54040.01'],
  [10, '54040.10'],
  [877_50, '5406877.50'],
  [500_00, '5406500.00'],
])('writes %d cents as %s', (valorInCents, field) => {
  expect(brCodeOf({ valorInCents, txid: 'A1' })).toContain(`5303986${field}5802BR`);
});

it('is invalid if a digit of the amount changes', () => {
  const code = brCodeOf({ valorInCents: 877_50, txid: 'A1' });
  expect(isValidPixPayload(code.replace('877.50', '077.50'))).toBe(false);
});

it.each(vectors.crc)('has the CRC $crc for $text', ({ text, crc }) => {
  expect(crc16(text)).toBe(crc);
});

it.each(vectors.valid)('has the CRC at the end of the payload "$name"', ({ payload, fields }) => {
  expect(crc16(payload.slice(0, -4))).toBe(fields.crc);
});

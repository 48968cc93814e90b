import { getPixPayloadInfo, isValidPixKey, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { brCodeOf } from './br-code';

const anyCharge = fc.record({
  valorInCents: fc.integer({ min: 1, max: 700_000_00 }),
  txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
});

it('is read correctly by another library, for any amount', () => {
  fc.assert(
    fc.property(anyCharge, ({ valorInCents, txid }) => {
      const code = brCodeOf({ valorInCents, txid });
      expect(isValidPixPayload(code)).toBe(true);
      expect(getPixPayloadInfo(code)).toMatchObject({ amount: valorInCents / 100, txid });
      expect(code).toContain('5925ALVO ADMINISTRADORA DE CO');
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

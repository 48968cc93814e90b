import { getBoletoInfo } from '@brazilian-utils/brazilian-utils';
import vectors from '@consorcio/shared/testing/vectors/boleto.json';
import { codBarras2LinhaDigitavel, linhaDigitavel2CodBarras } from '@mrmgomes/boleto-utils';
import fc from 'fast-check';
import { barcodeOf, dueFactorOf } from './boleto';

/** Any slip of the present cycle, up to the largest credit. */
const anyCharge = fc.record({
  valorInCents: fc.integer({ min: 1, max: 700_000_00 }),
  vencimento: fc
    .date({ min: new Date('2025-02-22'), max: new Date('2049-10-13'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  nossoNumero: fc.stringMatching(/^\d{13}$/),
});

it('is valid and read correctly by another library', () => {
  fc.assert(
    fc.property(anyCharge, (charge) => {
      const barcode = barcodeOf(charge);
      const line = codBarras2LinhaDigitavel(barcode, true);
      const info = getBoletoInfo(line, { referenceDate: new Date(`${charge.vencimento}T12:00:00`) });
      const expirationDate = new Date(`${charge.vencimento}T00:00:00`);
      expect(info).toMatchObject({ amount: charge.valorInCents, bankCode: '999', expirationDate });
      expect(linhaDigitavel2CodBarras(line.replace(/\D/g, ''))).toBe(barcode);
    }),
  );
});

it.each(vectors.due_factor.cases.flatMap(({ factor, due }) => (due === null ? [] : [{ factor, due }])))(
  'encodes $due as $factor',
  ({ factor, due }) => {
    expect(dueFactorOf(due)).toBe(factor);
  },
);

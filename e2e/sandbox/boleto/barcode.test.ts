import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import vectors from '@consorcio/shared/testing/vectors/boleto.json';
import { validarBoleto } from '@mrmgomes/boleto-utils';
import fc from 'fast-check';
import { bank, barcodeOf } from './barcode';
import { mod10, mod11 } from './check-digits';
import { dueFactorOf } from './due-factor';
import { formatTypedLine, typedLineOf } from './typed-line';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** Any slip of the present cycle, for no more than a whole credit. */
const anyCharge = fc.record({
  valorInCents: fc.integer({ min: 1, max: 700_000_00 }),
  vencimento: fc.date({ min: new Date('2025-02-22'), max: new Date('2049-10-13'), noInvalidDate: true }).map(dayOf),
  nossoNumero: fc.stringMatching(/^\d{13}$/),
});

it('is read by two libraries as what it asks for, bars and line', () => {
  fc.assert(
    fc.property(anyCharge, ({ valorInCents, vencimento, nossoNumero }) => {
      const barcode = barcodeOf({ valorInCents, vencimento, nossoNumero });
      const line = typedLineOf(barcode);

      expect(isValidBoleto(line)).toBe(true);
      const info = getBoletoInfo(line, { referenceDate: new Date(`${vencimento}T12:00:00`) });
      expect(info).toMatchObject({ amount: valorInCents, bankCode: bank.code });
      expect(info?.expirationDate && localDayOf(info.expirationDate)).toBe(vencimento);

      if (barcode[4] === '1') return; // where Carta-Circular 2.926 has 1 for a remainder of 0 or 1, boleto-utils has 0
      for (const code of [barcode, line]) {
        const boleto: object = validarBoleto(code); // its types are older than its answers
        expect(boleto).toMatchObject({
          sucesso: true,
          tipoBoleto: 'BANCO',
          codigoBarras: barcode,
          valor: valorInCents / 100,
          vencimentoComNovoFator2025: new Date(`${vencimento}T20:54:59Z`), // the hour is the library's
        });
      }
    }),
  );
});

it('is refused with a digit changed', () => {
  const line = typedLineOf(barcodeOf({ valorInCents: 877_50, vencimento: '2026-11-24', nossoNumero: '7000100101001' }));
  expect(isValidBoleto(line.replace('87750', '87751'))).toBe(false);
});

it.each(vectors.due_factor.cases.flatMap(({ factor, due }) => (due === null ? [] : [{ factor, due }])))(
  'tells $due as $factor',
  ({ factor, due }) => {
    expect(dueFactorOf(due)).toBe(factor);
  },
);

const isOfBank = ({ line }: { line: string }) => !line.startsWith('8');
it.each(vectors.line_to_barcode.filter(isOfBank))('writes $barcode as $line', ({ line, barcode }) => {
  expect(typedLineOf(barcode)).toBe(line);
});

it.each(vectors.valid_bank_barcode)('checks $value as its bank did', ({ value }) => {
  expect(mod11(value.slice(0, 4) + value.slice(5))).toBe(Number(value[4]));
});

it.each(vectors.valid_bank_line)('checks the fields of $value as its bank did', ({ value }) => {
  const fields = [value.slice(0, 10), value.slice(10, 21), value.slice(21, 32)];
  for (const field of fields) expect(mod10(field.slice(0, -1))).toBe(Number(field.at(-1)));
});

it.each(vectors.format.filter(({ in: line }) => line.length === 47))('groups $in', ({ in: line, out }) => {
  expect(formatTypedLine(line)).toBe(out);
});

/** The library gives midnight where it runs. */
function localDayOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

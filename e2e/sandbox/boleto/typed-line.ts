import { mod10 } from './check-digits';

/** The line that people type for a barcode: 47 digits, three of which are additional check digits. */
export function typedLineOf(barcode: string): string {
  const head = barcode.slice(0, 4);
  const check = barcode.slice(4, 5);
  const dueAndAmount = barcode.slice(5, 19);
  const free = barcode.slice(19);
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return [...fields.map((digits) => `${digits}${mod10(digits)}`), check, dueAndAmount].join('');
}

/** The line as slips print it: 00000.00000 00000.000000 00000.000000 0 00000000000000. */
export function formatTypedLine(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

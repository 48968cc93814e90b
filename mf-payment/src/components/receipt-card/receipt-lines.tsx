import { SheetSmall } from '@consorcio/shared/ui';
import type { ReceiptLine } from '../../receipt/receipt';
import { ReceiptList, ReceiptValue } from './receipt-lines.styles';

/** The lines of a receipt, in the conversation and on paper. Notes are longer texts, each under its term. */
export function ReceiptLines({ lines, areNotes = false }: { lines: readonly ReceiptLine[]; areNotes?: boolean }) {
  return (
    <ReceiptList $areNotes={areNotes}>
      {lines.map(({ termo, valor }) => (
        <div key={termo}>
          <SheetSmall as="dt">{termo}</SheetSmall>
          <ReceiptValue translate={areNotes ? undefined : 'no'}>{valor}</ReceiptValue>
        </div>
      ))}
    </ReceiptList>
  );
}

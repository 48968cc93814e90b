import type { ReceiptLine } from '../../receipt/receipt';
import { ReceiptList, ReceiptTerm, ReceiptValue } from './receipt-lines.styles';

/** The lines of a receipt, in the conversation and on paper. Notes are longer texts, each under its term. */
export function ReceiptLines({ lines, areNotes = false }: { lines: readonly ReceiptLine[]; areNotes?: boolean }) {
  return (
    <ReceiptList $areNotes={areNotes}>
      {lines.map(({ termo, valor }) => (
        <div key={termo}>
          <ReceiptTerm>{termo}</ReceiptTerm>
          <ReceiptValue translate={areNotes ? undefined : 'no'}>{valor}</ReceiptValue>
        </div>
      ))}
    </ReceiptList>
  );
}

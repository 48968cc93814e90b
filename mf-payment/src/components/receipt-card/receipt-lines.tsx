import type { ReceiptLine } from '../../receipt/receipt';
import { ReceiptList, ReceiptTerm, ReceiptValue } from './receipt-lines.styles';

export interface ReceiptLinesProps {
  readonly lines: readonly ReceiptLine[];
  /** Longer texts, each under its term. */
  readonly areNotes?: boolean;
}

/** The lines of a receipt, in the conversation and on paper. */
export function ReceiptLines({ lines, areNotes = false }: ReceiptLinesProps) {
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

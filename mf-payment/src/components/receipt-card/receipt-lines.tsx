import type { ReceiptLine } from '../../receipt/receipt';
import { List, Term, Value } from './receipt-lines.styles';

export interface ReceiptLinesProps {
  readonly lines: readonly ReceiptLine[];
  /** Longer texts, each under its term. */
  readonly areNotes?: boolean;
}

/** The lines of a receipt, in the conversation and on paper. */
export function ReceiptLines({ lines, areNotes = false }: ReceiptLinesProps) {
  return (
    <List $areNotes={areNotes}>
      {lines.map(({ termo, valor }) => (
        <div key={termo}>
          <Term>{termo}</Term>
          <Value>{valor}</Value>
        </div>
      ))}
    </List>
  );
}

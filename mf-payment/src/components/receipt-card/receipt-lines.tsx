import { DefinitionList } from '@consorcio/shared/ui';
import type { ReceiptLine } from '../../receipt/receipt';
import { NoteList } from './receipt-lines.styles';

/** The facts of a receipt, in the conversation and on paper. */
export function ReceiptFacts({ lines, onSay }: { lines: readonly ReceiptLine[]; onSay(text: string): void }) {
  const facts = lines.map(({ termo, valor }) => ({ rotulo: termo, valor }));
  return <DefinitionList kind="facts" lines={facts} onSay={onSay} />;
}

/** Longer texts, each under its term. */
export function ReceiptNotes({ notes }: { notes: readonly ReceiptLine[] }) {
  return (
    <NoteList>
      {notes.map(({ termo, valor }) => (
        <div key={termo}>
          <dt>{termo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </NoteList>
  );
}

import { createPortal } from 'react-dom';
import type { Receipt } from '../../receipt/receipt';
import { PrintedCode, PrintedHead, PrintedPage, PrintsOnlyThis } from './printed-receipt.styles';
import { ReceiptFacts, ReceiptNotes } from './receipt-lines';

interface PrintedReceiptProps {
  receipt: Receipt;
  brandName: string;
  onSay(text: string): void;
}

/** A receipt as a page to print. It is beside the page and not in the conversation, whose scrolling would cut it. */
export function PrintedReceipt({ receipt, brandName, onSay }: PrintedReceiptProps) {
  const { titulo, linhas, codigo, notas } = receipt;
  return createPortal(
    <>
      <PrintsOnlyThis />
      <PrintedPage data-print="">
        <PrintedHead>
          <h1>{titulo}</h1>
          <b translate="no">{brandName}</b>
        </PrintedHead>
        <ReceiptFacts lines={linhas} onSay={onSay} />
        {codigo && (
          <PrintedCode>
            <b>{codigo.rotulo}</b> <span translate="no">{codigo.mostrado ?? codigo.codigo}</span>
          </PrintedCode>
        )}
        <ReceiptNotes notes={notas} />
      </PrintedPage>
    </>,
    document.body,
  );
}

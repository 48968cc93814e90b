import { createPortal } from 'react-dom';
import type { Receipt } from '../../receipt/receipt';
import { PrintedCode, PrintedHead, PrintedPage, PrintsOnlyThis } from './printed-receipt.styles';
import { ReceiptLines } from './receipt-lines';

/** A receipt as a page to print. It is beside the page and not in the conversation, whose scrolling would cut it. */
export function PrintedReceipt({ receipt, brandName }: { receipt: Receipt; brandName: string }) {
  const { titulo, linhas, codigo, notas } = receipt;
  return createPortal(
    <>
      <PrintsOnlyThis />
      <PrintedPage data-print="">
        <PrintedHead>
          <h1>{titulo}</h1>
          <b translate="no">{brandName}</b>
        </PrintedHead>
        <ReceiptLines lines={linhas} />
        {codigo && (
          <PrintedCode>
            <b>{codigo.rotulo}</b> <span translate="no">{codigo.mostrado ?? codigo.codigo}</span>
          </PrintedCode>
        )}
        <ReceiptLines lines={notas} areNotes />
      </PrintedPage>
    </>,
    document.body,
  );
}

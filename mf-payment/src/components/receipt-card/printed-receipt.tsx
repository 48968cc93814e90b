import { createPortal } from 'react-dom';
import type { Receipt } from '../../receipt/receipt';
import { Code, Head, Page, PrintsOnlyThis, Title } from './printed-receipt.styles';
import { ReceiptLines } from './receipt-lines';

export interface PrintedReceiptProps {
  readonly receipt: Receipt;
  readonly brandName: string;
}

/** A receipt as a page to print. It is beside the page and not in the conversation, whose scrolling would cut it. */
export function PrintedReceipt({ receipt, brandName }: PrintedReceiptProps) {
  const { titulo, linhas, codigo, notas } = receipt;
  return createPortal(
    <>
      <PrintsOnlyThis />
      <Page data-print="">
        <Head>
          <Title>{titulo}</Title>
          <b>{brandName}</b>
        </Head>
        <ReceiptLines lines={linhas} />
        {codigo && (
          <Code>
            <b>{codigo.rotulo}</b> {codigo.mostrado ?? codigo.codigo}
          </Code>
        )}
        <ReceiptLines lines={notas} areNotes />
      </Page>
    </>,
    document.body,
  );
}

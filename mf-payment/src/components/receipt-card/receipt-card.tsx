import { SheetTitle, type StepComponentProps } from '@consorcio/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Receipt, receiptText } from '../../receipt/receipt';
import { CopyCode } from '../copy-code/copy-code';
import { PrintedReceipt } from './printed-receipt';
import { Action, Frame, Head, ReceiptActions, ReceiptBadge } from './receipt-card.styles';
import { paidIcon, printIcon, waitingIcon } from './receipt-icons';
import { ReceiptLines } from './receipt-lines';
import { receiptWords, ShareButton } from './share-button';

/** What a visitor keeps of a purchase, to read, print and share. A web view of an app cannot print. */
export default function ReceiptCard({ scene, props: receipt, onSay }: StepComponentProps<unknown, Receipt>) {
  const { nome, isApp } = scene.brand;
  const { titulo, pago, linhas, codigo, notas } = receipt;
  const [isPrinting, setPrinting] = useState(false);

  /** The page to print is rendered before the browser takes its copy of it. */
  function print() {
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return (
    <Frame>
      <Head>
        <ReceiptBadge>{pago ? paidIcon : waitingIcon}</ReceiptBadge>
        <SheetTitle>{titulo}</SheetTitle>
      </Head>
      <ReceiptLines lines={linhas} />
      {codigo && <CopyCode {...codigo} onSay={onSay} />}
      <ReceiptLines lines={notas} areNotes />
      <ReceiptActions>
        {!isApp && (
          <Action tone="secondary" icon={printIcon} onClick={print}>
            {receiptWords.print}
          </Action>
        )}
        <ShareButton title={titulo} text={receiptText(receipt, nome)} onSay={onSay} />
      </ReceiptActions>
      {isPrinting && <PrintedReceipt receipt={receipt} brandName={nome} />}
    </Frame>
  );
}

import { Button, Icon, SheetTitle, type StepComponentProps } from '@consorcio/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Receipt, receiptText } from '../../receipt/receipt';
import { Frame, Head } from '../charge-sheet/charge-sheet.styles';
import { CopyCode } from '../copy-code/copy-code';
import { PrintedReceipt } from './printed-receipt';
import { ReceiptActions, ReceiptBadge } from './receipt-card.styles';
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
          <Button tone="secondary" icon={printIcon} onClick={print}>
            {receiptWords.print}
          </Button>
        )}
        <ShareButton title={titulo} text={receiptText(receipt, nome)} onSay={onSay} />
      </ReceiptActions>
      {isPrinting && <PrintedReceipt receipt={receipt} brandName={nome} />}
    </Frame>
  );
}

const paidIcon = <Icon size={22} d="m5 12.5 4.6 4.6L19 7.5" />;
const waitingIcon = <Icon size={22} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2" />;
const printIcon = (
  <Icon d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2.5 2.5 0 0 1 3.5 14v-3A2.5 2.5 0 0 1 6 8.5h12a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-1.5M8.5 13.5h7a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z" />
);

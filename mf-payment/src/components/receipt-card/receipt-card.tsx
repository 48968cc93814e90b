import { Button, Icon, SheetSmall, SheetTitle, Stack, type StepComponentProps } from '@consorcio/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Receipt, receiptParts, receiptTerms, receiptText } from '../../receipt/receipt';
import { AmountFigure } from '../amount-figure';
import { AmountChip, Head } from '../charge-sheet/charge-sheet.styles';
import { CopyCode } from '../copy-code/copy-code';
import { PrintedReceipt } from './printed-receipt';
import { ReceiptActions, ReceiptAmount, ReceiptBadge, ReceiptFrame, ShowAll } from './receipt-card.styles';
import { ReceiptFacts, ReceiptNotes } from './receipt-lines';
import { receiptWords, ShareButton } from './share-button';

/** What a visitor keeps of a purchase, to read, print and share: what matters at once, the rest when it is asked for. A web view of an app cannot print. */
export default function ReceiptCard({ scene, props: receipt, onSay }: StepComponentProps<unknown, Receipt>) {
  const { nome, isApp } = scene.brand;
  const { titulo, pago, codigo, notas } = receipt;
  const { situacao, valor, forma, principais, demais } = receiptParts(receipt);
  const [isPrinting, setPrinting] = useState(false);

  /** The page to print is rendered before the browser takes its copy of it. */
  function print() {
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return (
    <ReceiptFrame>
      <Head>
        <ReceiptBadge>{pago ? paidIcon : waitingIcon}</ReceiptBadge>
        <div>
          <SheetTitle>{titulo}</SheetTitle>
          <SheetSmall as="p">{situacao}</SheetSmall>
        </div>
      </Head>
      <ReceiptAmount>
        <AmountFigure label={receiptTerms.amount} amount={valor} />
        <AmountChip>{forma}</AmountChip>
      </ReceiptAmount>
      <ReceiptFacts lines={principais} onSay={onSay} />
      {codigo && <CopyCode {...codigo} onSay={onSay} />}
      <ReceiptActions>
        {!isApp && (
          <Button tone="secondary" icon={printIcon} onClick={print}>
            {receiptWords.print}
          </Button>
        )}
        <ShareButton title={titulo} text={receiptText(receipt, nome)} onSay={onSay} />
      </ReceiptActions>
      <details>
        <ShowAll>
          <span>{receiptWords.all}</span>
          {downIcon}
        </ShowAll>
        <Stack>
          <ReceiptFacts lines={demais} onSay={onSay} />
          <ReceiptNotes notes={notas} />
        </Stack>
      </details>
      {isPrinting && <PrintedReceipt receipt={receipt} brandName={nome} onSay={onSay} />}
    </ReceiptFrame>
  );
}

const paidIcon = <Icon size={22} d="m5 12.5 4.6 4.6L19 7.5" />;
const waitingIcon = <Icon size={22} d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2" />;
const downIcon = <Icon size={18} d="m6 9.5 6 6 6-6" />;
const printIcon = (
  <Icon d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2.5 2.5 0 0 1 3.5 14v-3A2.5 2.5 0 0 1 6 8.5h12a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5h-1.5M8.5 13.5h7a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z" />
);

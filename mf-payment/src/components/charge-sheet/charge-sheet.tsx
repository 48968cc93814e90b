import { Chip, SheetAmount, SheetSmall, SheetTitle } from '@consorcio/shared/ui';
import type { ReactNode } from 'react';
import { Beneficiary, type BeneficiaryProps } from './beneficiary';
import {
  ChargeAmount,
  ChargeBadge,
  ChargeFacts,
  ChargeFrame,
  ChargeHead,
  ChargeNote,
  Due,
} from './charge-sheet.styles';

export interface ChargeSheetProps extends BeneficiaryProps {
  /** The heading, which names the method. */
  titulo: string;
  /** A decorative drawing of the method. */
  desenho: ReactNode;
  /** 'R$ 877,50', or with what it becomes: 'R$ 877,50, com 50% de desconto: R$ 438,75' */
  valor: string;
  /** '22/11/2026' */
  vencimento: string;
  /** The ways to pay it. */
  children: ReactNode;
}

/** Without the year, the date fits beside the amount on a phone: the code below stays in view. */
const dayAndMonth = 'dd/mm'.length;

/** A charge to be paid outside the conversation: how, how much, until when, to whom. Empty values are left out. */
export function ChargeSheet({ titulo, desenho, valor, vencimento, children, ...payee }: ChargeSheetProps) {
  const [amount = '', note] = valor.trim().split(/, (.*)/);
  return (
    <ChargeFrame>
      <ChargeHead>
        <ChargeBadge>{desenho}</ChargeBadge>
        <SheetTitle>{titulo}</SheetTitle>
      </ChargeHead>
      <ChargeFacts>
        {amount !== '' && (
          <ChargeAmount>
            <SheetSmall>Valor a pagar</SheetSmall> <SheetAmount>{amount}</SheetAmount>
          </ChargeAmount>
        )}
        {vencimento.trim() !== '' && (
          <Due>
            <Chip>Pague até {vencimento.slice(0, dayAndMonth)}</Chip>
          </Due>
        )}
        {note && <ChargeNote>{note}</ChargeNote>}
        <Beneficiary {...payee} />
      </ChargeFacts>
      {children}
    </ChargeFrame>
  );
}

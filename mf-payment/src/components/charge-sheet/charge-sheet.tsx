import { Chip, SheetAmount, SheetSmall, SheetTitle } from '@consorcio/shared/ui';
import type { ReactNode } from 'react';
import { Beneficiary, type BeneficiaryProps } from './beneficiary';
import { Amount, Badge, ChargeNote, Due, Facts, Frame, Head } from './charge-sheet.styles';

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
    <Frame>
      <Head>
        <Badge>{desenho}</Badge>
        <SheetTitle>{titulo}</SheetTitle>
      </Head>
      <Facts>
        {amount !== '' && (
          <Amount>
            <SheetSmall>Valor a pagar</SheetSmall> <SheetAmount>{amount}</SheetAmount>
          </Amount>
        )}
        {vencimento.trim() !== '' && (
          <Due>
            <Chip>Pague até {vencimento.slice(0, dayAndMonth)}</Chip>
          </Due>
        )}
        {note && <ChargeNote>{note}</ChargeNote>}
        <Beneficiary {...payee} />
      </Facts>
      {children}
    </Frame>
  );
}

import { Chip, SheetAmount, SheetSmall, SheetTitle } from '@consorcio/shared/ui';
import type { ReactNode } from 'react';
import { Beneficiary, type BeneficiaryProps } from './beneficiary';
import { Amount, Badge, Due, Facts, Frame, Head } from './charge-sheet.styles';

export interface ChargeSheetProps extends BeneficiaryProps {
  /** The heading, which names the method. */
  titulo: string;
  /** A decorative drawing of the method. */
  desenho: ReactNode;
  /** 'R$ 877,50' */
  valor: string;
  /** '22/11/2026' */
  vencimento: string;
  /** The ways to pay it. */
  children: ReactNode;
}

/** A charge to be paid outside the conversation: how, how much, until when, to whom. Empty values are left out. */
export function ChargeSheet({ titulo, desenho, valor, vencimento, children, ...payee }: ChargeSheetProps) {
  return (
    <Frame>
      <Head>
        <Badge>{desenho}</Badge>
        <SheetTitle>{titulo}</SheetTitle>
      </Head>
      <Facts>
        {valor.trim() !== '' && (
          <Amount>
            <SheetSmall>Valor a pagar</SheetSmall> <SheetAmount>{valor}</SheetAmount>
          </Amount>
        )}
        {vencimento.trim() !== '' && (
          <Due>
            <Chip>Pague até {vencimento}</Chip>
          </Due>
        )}
        <Beneficiary {...payee} />
      </Facts>
      {children}
    </Frame>
  );
}

import { Chip, SheetAmount, SheetSmall, SheetTitle } from '@consorcio/shared/ui';
import type { ReactNode } from 'react';
import { Amount, Badge, Due, Facts, Frame, Head } from './charge-sheet.styles';

export interface ChargeSheetProps {
  /** How it is paid: 'Pix'. */
  titulo: string;
  /** A drawing of that, without a name of its own. */
  desenho: ReactNode;
  /** 'R$ 877,50' */
  valor: string;
  /** '22/11/2026' */
  vencimento: string;
  /** The ways to pay it. */
  children: ReactNode;
}

/** A charge that waits to be paid outside the talk: how, how much, until when. What it was not told is left out. */
export function ChargeSheet({ titulo, desenho, valor, vencimento, children }: ChargeSheetProps) {
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
      </Facts>
      {children}
    </Frame>
  );
}

import { SheetTitle } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { AmountFigure } from '../amount-figure';
import { AmountChip, Badge, Facts, Frame, Head, Payee } from './charge-sheet.styles';
import type { ChargeTerms } from './spoken-charge';

export interface ChargeSheetProps extends ChargeTerms {
  /** The heading, which names the method. */
  titulo: string;
  /** A decorative drawing of the method. */
  desenho: ReactElement;
  children: ReactElement;
}

/** Without the year, the date fits beside the amount on a phone: the code below stays in view. */
const dayAndMonth = 'dd/mm'.length;

/** A charge to be paid outside the conversation: how, how much, until when, to whom. Empty values are left out. */
export function ChargeSheet({ titulo, desenho, valor, vencimento, beneficiario, cnpj, children }: ChargeSheetProps) {
  return (
    <Frame>
      <Head>
        <Badge>{desenho}</Badge>
        <SheetTitle>{titulo}</SheetTitle>
      </Head>
      <Facts>
        {valor.trim() !== '' && <AmountFigure label="Valor a pagar" amount={valor} />}
        {vencimento.trim() !== '' && <AmountChip>{`Pague até ${vencimento.slice(0, dayAndMonth)}`}</AmountChip>}
        {beneficiario && cnpj && (
          <Payee>
            Quem recebe é <b translate="no">{beneficiario}</b>, CNPJ <b translate="no">{cnpj}</b>. Confira tudo no app
            do seu banco.
          </Payee>
        )}
      </Facts>
      {children}
    </Frame>
  );
}

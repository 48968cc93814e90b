import { SheetAmount, SheetFigure, SheetSmall } from '@consorcio/shared/ui';

/** The amount of a payment; what it becomes, as in 'R$ 877,50, com 50% de desconto: R$ 438,75', is a smaller line. */
export function AmountFigure({ label, amount }: { label: string; amount: string }) {
  const [main, note] = amount.trim().split(/, (.*)/);
  return (
    <SheetFigure>
      <SheetSmall>{label}</SheetSmall> <SheetAmount>{main}</SheetAmount>
      {note && <b>{` ${note}`}</b>}
    </SheetFigure>
  );
}

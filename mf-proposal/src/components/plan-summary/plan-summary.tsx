import { type DefinitionLine, figures } from '@consorcio/shared/journey';
import {
  Chip,
  DefinitionList,
  Sheet,
  SheetAmount,
  SheetFigure,
  SheetSmall,
  SheetTitle,
  Stack,
  type StepComponentProps,
} from '@consorcio/shared/ui';
import { GoodsImage, PlanSummaryHead, PlanTitle } from './plan-summary.styles';

export interface PlanSummaryProps {
  /** The goods: 'Carro'. */
  readonly titulo: string;
  /** How the visitor pays: 'Integral', 'Paga Metade', 'Paga Reduzida'. */
  readonly tipo: string;
  /** Address of the goods' picture; empty when there is none. */
  readonly imagem: string;
  readonly credito: string;
  /** The first highlighted one is the main figure. */
  readonly linhas: readonly DefinitionLine[];
}

/** The chosen plan at a glance, before the visitor confirms it: what it buys, how much it is a month, and the rest. */
export default function PlanSummary({ props, onSay }: StepComponentProps<unknown, PlanSummaryProps>) {
  const { titulo, tipo, imagem, credito, linhas } = props;
  const main = linhas.find(({ destaque }) => destaque);
  return (
    <Sheet>
      <PlanSummaryHead>
        <PlanTitle>
          {titulo !== '' && <SheetTitle>{titulo}</SheetTitle>}
          {credito !== '' && <SheetSmall as="p">{`${figures.creditOf} ${credito}`}</SheetSmall>}
          {tipo !== '' && <Chip>{tipo}</Chip>}
        </PlanTitle>
        <GoodsImage url={imagem} />
      </PlanSummaryHead>
      <Stack>
        {main && (
          <SheetFigure>
            <SheetSmall>{main.rotulo}</SheetSmall> <SheetAmount>{main.valor}</SheetAmount>
          </SheetFigure>
        )}
        <DefinitionList kind="facts" lines={linhas.filter((line) => line !== main)} onSay={onSay} />
      </Stack>
    </Sheet>
  );
}

import { type DefinitionLine, figures } from '@consorcio/shared/journey';
import {
  Chip,
  DefinitionList,
  Sheet,
  SheetAmount,
  SheetSmall,
  SheetTitle,
  Stack,
  type StepComponentProps,
} from '@consorcio/shared/ui';
import { GoodsImage, PlanCredit, PlanSummaryHead, PlanTitle } from './plan-summary.styles';

export interface PlanSummaryProps {
  /** The goods: 'Carro R$ 60.000,00'. */
  readonly titulo: string;
  /** How the visitor pays: 'Integral', 'Paga Metade', 'Paga Reduzida'. */
  readonly tipo: string;
  /** Address of the goods' picture; empty when there is none. */
  readonly imagem: string;
  readonly credito: string;
  readonly linhas: readonly DefinitionLine[];
}

/** The chosen plan at a glance, before the visitor confirms it. */
export default function PlanSummary({ props, onSay }: StepComponentProps<unknown, PlanSummaryProps>) {
  const { titulo, tipo, imagem, credito, linhas } = props;
  return (
    <Sheet>
      <PlanSummaryHead>
        <PlanTitle>
          {titulo !== '' && <SheetTitle>{titulo}</SheetTitle>}
          {tipo !== '' && <Chip>{tipo}</Chip>}
        </PlanTitle>
        <GoodsImage url={imagem} />
      </PlanSummaryHead>
      <Stack>
        {credito !== '' && (
          <PlanCredit>
            <SheetSmall>{figures.creditOf}</SheetSmall> <SheetAmount>{credito}</SheetAmount>
          </PlanCredit>
        )}
        <DefinitionList kind="facts" lines={linhas} onSay={onSay} />
      </Stack>
    </Sheet>
  );
}

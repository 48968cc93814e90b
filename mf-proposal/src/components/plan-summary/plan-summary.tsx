import { pictureAddress } from '@consorcio/shared/entities';
import { type DefinitionLine, figures } from '@consorcio/shared/journey';
import {
  Chip,
  DefinitionList,
  Sheet,
  SheetAmount,
  SheetSmall,
  SheetTitle,
  type StepComponentProps,
} from '@consorcio/shared/ui';
import { useState } from 'react';
import { Figures, GoodsFrame, PlanCredit, PlanSummaryHead, PlanTitle } from './plan-summary.styles';

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
        <GoodsPicture url={imagem} />
      </PlanSummaryHead>
      <Figures>
        {credito !== '' && (
          <PlanCredit>
            <SheetSmall>{figures.creditOf}</SheetSmall> <SheetAmount>{credito}</SheetAmount>
          </PlanCredit>
        )}
        <DefinitionList kind="facts" lines={linhas} onSay={onSay} />
      </Figures>
    </Sheet>
  );
}

/** The image of the goods, left out if it is missing, is no picture or does not load. It is decorative: the title says the same. */
function GoodsPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(url);
  if (address === undefined || broken === url) return null;
  return <GoodsFrame src={address} alt="" decoding="async" draggable={false} onError={() => setBroken(url)} />;
}

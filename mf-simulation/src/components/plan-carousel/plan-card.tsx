import type { CatalogueItem, Identifier } from '@consorcio/shared/entities';
import { moneyLabel } from '@consorcio/shared/journey';
import { type RefObject, useId } from 'react';
import { Amount, Card, Head, Months, Options, Small } from './plan-card.styles';
import { PlanOption } from './plan-option';

export interface PlanCardProps {
  card: CatalogueItem;
  /** The accessible name: position, credit and months. */
  label: string;
  /** Whether this is the card in the middle; only that one can be used and is exposed to screen readers. */
  current: boolean;
  /** Position of the plan that is selected on this card. */
  selected: number | undefined;
  onSelect(plan: number, planoID: Identifier): void;
  ref?: RefObject<HTMLDivElement | null> | undefined;
}

/** A credit and its payment plans. */
export function PlanCard({ card, label, current, selected, onSelect, ref }: PlanCardProps) {
  const group = useId();
  return (
    <Card
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      inert={!current}
      aria-hidden={!current}
      $current={current}
    >
      <Head>
        <Small>Crédito de</Small>
        <Amount>{moneyLabel(card.bemValor)}</Amount>
        <Months>em {card.planoMeses} meses</Months>
      </Head>
      <Options role="radiogroup" aria-label="Como você quer pagar">
        {card.planosTipos.map((plan, index) => (
          <PlanOption
            key={`${plan.planoID}-${plan.tipoPlanoID}`}
            plan={plan}
            group={group}
            selected={selected === index}
            onSelect={() => onSelect(index, plan.planoID)}
          />
        ))}
      </Options>
    </Card>
  );
}

import type { CatalogueItem, Identifier } from '@consorcio/shared/entities';
import { figures, moneyLabel } from '@consorcio/shared/journey';
import { SheetSmall, SheetTitle, Stack } from '@consorcio/shared/ui';
import { type RefObject, useId } from 'react';
import { PlanFrame, PlanHead } from './plan-card.styles';
import { PlanOption } from './plan-option';

/** What every card of the carousel is told about its place. */
export interface CardPlace {
  /** The accessible name: position, credit and months. */
  label: string;
  /** Whether the whole card is visible; only then it can be used and is exposed to screen readers. */
  visible: boolean;
  /** Set apart from its neighbour: the card that the button below is about. */
  marked: boolean;
  ref?: RefObject<HTMLDivElement | null> | undefined;
}

export interface PlanCardProps extends CardPlace {
  card: CatalogueItem;
  /** Position of the plan that is selected on this card. */
  selected: number | undefined;
  onSelect(plan: number, planoID: Identifier): void;
}

export function PlanCard({ card, selected, onSelect, ...place }: PlanCardProps) {
  const group = useId();
  return (
    <PlanFrame {...frameAt(place)}>
      <PlanHead>
        <span>
          <SheetSmall>{figures.creditOf}</SheetSmall>{' '}
          <SheetTitle as="b" translate="no">
            {moneyLabel(card.bemValor)}
          </SheetTitle>
        </span>{' '}
        <SheetSmall>{`em ${card.planoMeses} meses`}</SheetSmall>
      </PlanHead>
      <Stack role="radiogroup" aria-label="Como você quer pagar">
        {card.planosTipos.map((plan, index) => (
          <PlanOption
            key={`${plan.planoID}-${plan.tipoPlanoID}`}
            plan={plan}
            group={group}
            selected={selected === index}
            onSelect={() => onSelect(index, plan.planoID)}
          />
        ))}
      </Stack>
    </PlanFrame>
  );
}

export function frameAt({ label, visible, marked, ref }: CardPlace) {
  return {
    ref,
    role: 'group',
    'aria-label': label,
    tabIndex: -1,
    inert: !visible,
    'aria-hidden': !visible,
    $marked: marked,
  };
}

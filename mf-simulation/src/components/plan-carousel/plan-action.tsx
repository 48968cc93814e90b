import type { CatalogueItem } from '@consorcio/shared/entities';
import { Button } from '@consorcio/shared/ui';
import { useId, useState } from 'react';
import { isSimulateAgainCard } from '../../plans/cards-to-show';
import type { PlanAnswer } from '../../plans/plan-answer';
import { Actions, CarouselCosts, Reason } from './plan-carousel.styles';
import type { PlanDraft } from './plan-draft';
import { planLabels } from './plan-words';

export interface PlanActionProps {
  cards: readonly CatalogueItem[];
  draft: PlanDraft;
  onAnswer(answer: PlanAnswer): void;
  /** Moves to a card. */
  onShow(card: number): void;
  onSay(text: string): void;
}

/**
 * The buttons below the cards: continue with the selected plan, or see what it costs. Without a selected plan they look disabled,
 * and a press says why. SPEC section 2.
 */
export function PlanAction({ cards, draft, onAnswer, onShow, onSay }: PlanActionProps) {
  const id = useId();
  const [isReasonAsked, setIsReasonAsked] = useState(false);
  const { selected } = draft;
  const { label, answer, disabled } = actionOf(cards, draft);
  const isReasonShown = disabled && isReasonAsked;

  function handleClick() {
    if (answer) onAnswer(answer);
    else if (selected) onShow(selected.card);
  }

  function handleCosts() {
    if (selected) onAnswer({ kind: 'costs', card: selected.card, plan: selected.plan });
  }

  function handleRefusedPress() {
    setIsReasonAsked(true);
    onSay(planLabels.choosePlan);
  }

  return (
    <>
      <Actions>
        <Button
          tone="primary"
          aria-disabled={disabled}
          aria-describedby={isReasonShown ? id : undefined}
          onClick={handleClick}
          onRefusedPress={handleRefusedPress}
        >
          {label}
        </Button>
        {label === planLabels.goOn && (
          <CarouselCosts
            tone="quiet"
            aria-disabled={disabled}
            aria-describedby={isReasonShown ? id : undefined}
            onClick={handleCosts}
            onRefusedPress={handleRefusedPress}
          >
            {planLabels.costs}
          </CarouselCosts>
        )}
      </Actions>
      <Reason id={id}>{isReasonShown && planLabels.choosePlan}</Reason>
    </>
  );
}

interface Action {
  readonly label: string;
  /** What pressing it answers; without one it slides back to the selected plan. */
  readonly answer?: PlanAnswer;
  readonly disabled?: boolean;
}

function actionOf(cards: readonly CatalogueItem[], { current, selected }: PlanDraft): Action {
  const card = cards[current];
  if (!card || isSimulateAgainCard(card))
    return { label: planLabels.simulateAgain, answer: { kind: 'simulate-again' } };
  if (!selected) return { label: planLabels.goOn, disabled: true };
  if (selected.card !== current) return { label: planLabels.showSelection };
  return { label: planLabels.goOn, answer: { kind: 'plan', card: selected.card, plan: selected.plan } };
}

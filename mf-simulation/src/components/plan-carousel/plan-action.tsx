import type { CatalogueItem } from '@consorcio/shared/entities';
import { Button } from '@consorcio/shared/ui';
import { useId, useState } from 'react';
import { isSimulateAgainCard } from '../../plans/cards-to-show';
import type { PlanAnswer } from '../../plans/plan-answer';
import { Actions, Reason } from './plan-carousel.styles';
import type { PlanDraft } from './plan-draft';
import { planLabels } from './plan-words';

export interface PlanActionProps {
  cards: readonly CatalogueItem[];
  draft: PlanDraft;
  onAnswer(answer: PlanAnswer): void;
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
  const { current, selected } = draft;
  const card = cards[current];
  const isAgain = !card || isSimulateAgainCard(card);
  const isElsewhere = selected !== null && selected.card !== current;
  const label = isAgain ? planLabels.simulateAgain : isElsewhere ? planLabels.showSelection : planLabels.goOn;
  const disabled = !isAgain && !selected;
  const isReasonShown = disabled && isReasonAsked;

  function handleClick() {
    if (isAgain) onAnswer({ kind: 'simulate-again' });
    else if (isElsewhere) onShow(selected.card);
    else if (selected) onAnswer({ kind: 'plan', card: selected.card, plan: selected.plan });
  }

  function handleCosts() {
    if (selected) onAnswer({ kind: 'costs', card: selected.card, plan: selected.plan });
  }

  function handleRefusedPress() {
    setIsReasonAsked(true);
    onSay(planLabels.choosePlan);
  }

  const refusal = {
    'aria-disabled': disabled,
    'aria-describedby': isReasonShown ? id : undefined,
    onRefusedPress: handleRefusedPress,
  };

  return (
    <>
      <Actions>
        <Button tone="primary" {...refusal} onClick={handleClick}>
          {label}
        </Button>
        {label === planLabels.goOn && (
          <Button tone="secondary" {...refusal} onClick={handleCosts}>
            {planLabels.costs}
          </Button>
        )}
      </Actions>
      <Reason id={id}>{isReasonShown && planLabels.choosePlan}</Reason>
    </>
  );
}

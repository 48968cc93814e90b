import { Button } from '@consorcio/shared/ui';
import { type CardPlace, frameAt } from './plan-card';
import { AgainPanel, AgainPicture, AgainText, AgainTitle } from './plan-card.styles';
import { planLabels } from './plan-words';

export interface SimulateAgainPanelProps extends CardPlace {
  /** Beside a plan the panel has a button of its own; alone it has the one below the cards. */
  onSimulateAgain?: (() => void) | undefined;
}

/** The last card, which starts a new simulation. SPEC section 2. */
export function SimulateAgainPanel({ onSimulateAgain, ...place }: SimulateAgainPanelProps) {
  return (
    <AgainPanel {...frameAt(place)}>
      <AgainPicture viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M39 24a15 15 0 1 1-4.600-10.800" />
        <path d="M36 6v8.500h-8.500" />
        <path d="M24 17v14M17 24h14" />
      </AgainPicture>
      <AgainTitle>Ainda não é o plano ideal?</AgainTitle>
      <AgainText>Você pode fazer uma nova simulação com outro valor de crédito.</AgainText>
      {onSimulateAgain && (
        <Button tone="secondary" onClick={onSimulateAgain}>
          {planLabels.simulateAgain}
        </Button>
      )}
    </AgainPanel>
  );
}

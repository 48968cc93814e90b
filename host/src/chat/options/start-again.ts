import type { StepOption } from '@consorcio/shared/flow';

/** An option of the page, not of the engine: the conversation is over. `to` is the first step of the next one. */
export const startAgain: readonly StepOption[] = [
  {
    id: 'comecar-de-novo',
    label: 'Começar uma nova conversa',
    detail: 'A conversa atual será apagada',
    to: 'intro',
    tone: 'quiet',
  },
];

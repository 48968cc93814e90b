import type { StepOption } from '@consorcio/shared/flow';

/** Ends the conversation, after which the visitor may start a new one. */
export const endHere = {
  id: 'encerrar',
  label: 'Encerrar por aqui',
  to: 'end',
  tone: 'quiet',
} as const satisfies StepOption;

import type { StepOption } from './step-option';

/** The option that leads to a person, the same in every step. Its step declares `opens: ['specialists']`. SPEC section 2. */
export const specialistsOption = {
  id: 'especialistas',
  label: 'FALAR COM OS ESPECIALISTAS',
  opens: 'specialists',
  tone: 'specialists',
} as const satisfies StepOption;

/** Ends the conversation, after which the visitor may start a new one. Offered where every other way depends on what has failed, or on a person. */
export const endOption = {
  id: 'encerrar',
  label: 'Encerrar por aqui',
  to: 'end',
  tone: 'quiet',
} as const satisfies StepOption;

/** Tries once more what has failed. Its step says where that is. */
export const tryAgainOption = { id: 'tentar-novamente', label: 'Tentar novamente', tone: 'primary' } as const;

/** Labels of options that lead to another place in each step. */
export const backLabel = 'Voltar';
export const startAgainLabel = 'Começar de novo';
export const otherPlansLabel = 'Ver outros planos';

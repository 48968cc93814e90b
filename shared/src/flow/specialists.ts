import type { StepOption } from './step-option';

/** The way to a person, the same wherever it is offered. Its step says `opens: ['specialists']`. SPEC section 2. */
export const specialistsOption = {
  id: 'especialistas',
  label: 'FALAR COM OS ESPECIALISTAS',
  opens: 'specialists',
  tone: 'specialists',
} as const satisfies StepOption;

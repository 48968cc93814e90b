import type { StepOption } from './step';

/** The way to a person, the same wherever it is offered. SPEC section 2. */
export const specialistsOption = {
  id: 'especialistas',
  label: 'FALAR COM OS ESPECIALISTAS',
  to: 'especialistas',
  tone: 'specialists',
} as const satisfies StepOption;

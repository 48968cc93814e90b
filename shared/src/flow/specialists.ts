import type { StepOption } from './step-option';

/** The option that leads to a person, the same in every step. Its step declares `opens: ['specialists']`. SPEC section 2. */
export const specialistsOption = {
  id: 'especialistas',
  label: 'FALAR COM OS ESPECIALISTAS',
  opens: 'specialists',
  tone: 'specialists',
} as const satisfies StepOption;

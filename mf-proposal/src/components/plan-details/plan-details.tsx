import { FactSheet, type Facts, type StepComponentProps } from '@consorcio/shared/ui';

/** Figures of the plan: its details, or what a coupon changes. */
export default function PlanDetails({ props, onSay }: StepComponentProps<unknown, Facts>) {
  return <FactSheet {...props} onSay={onSay} />;
}

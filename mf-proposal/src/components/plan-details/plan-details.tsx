import { FactSheet, type FactSheetContent, type StepComponentProps } from '@consorcio/shared/ui';

/** Figures of the plan: its details, or what a coupon changes. */
export default function PlanDetails({ props, onSay }: StepComponentProps<unknown, FactSheetContent>) {
  return <FactSheet {...props} onSay={onSay} />;
}

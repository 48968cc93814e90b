import { FactSheet, type FactSheetContent, type StepComponentProps } from '@consorcio/shared/ui';

/** Shows figures of the plan: its details, or the first instalment with a coupon. */
export default function PlanDetails({ props, onSay }: StepComponentProps<unknown, FactSheetContent>) {
  return <FactSheet {...props} onSay={onSay} />;
}

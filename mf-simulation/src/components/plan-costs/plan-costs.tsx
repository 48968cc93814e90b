import { FactSheet, type FactSheetContent, type StepComponentProps } from '@consorcio/shared/ui';

/** What the plan that the visitor looks at costs. */
export default function PlanCosts({ props, onSay }: StepComponentProps<unknown, FactSheetContent>) {
  return <FactSheet {...props} onSay={onSay} />;
}

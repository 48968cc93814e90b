import { FactSheet, type Facts, type StepComponentProps } from '@consorcio/shared/ui';

/** What the plan that the visitor looks at costs. */
export default function PlanCosts({ props, onSay }: StepComponentProps<unknown, Facts>) {
  return <FactSheet {...props} onSay={onSay} />;
}

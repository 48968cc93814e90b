import { endOption, type StepOption } from '@consorcio/shared/flow';
import { otherSimulationLabel } from '../../steps/option-labels';

/** What a visitor may do whose purchase is paid. */
export const afterPurchaseOptions = [
  { id: 'outra-compra', label: otherSimulationLabel, to: 'exit:outra-compra', tone: 'secondary' },
  endOption,
] as const satisfies readonly StepOption[];

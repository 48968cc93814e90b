import type { StepOption } from '@consorcio/shared/flow';
import { endHere } from '../../journey/steps/end-here';

/** What a visitor may do whose purchase is paid. */
export const afterPurchaseOptions = [
  { id: 'outra-compra', label: 'Fazer outra simulação', to: 'exit:outra-compra', tone: 'secondary' },
  endHere,
] as const satisfies readonly StepOption[];

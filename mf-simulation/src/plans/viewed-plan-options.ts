import { otherPlansLabel, specialistsOption } from '@consorcio/shared/flow';
import type { SimulationJourney } from '../state';
import { planChosen } from './select-plan';

/** What the visitor can do with a plan after its costs. */
export const viewedPlanOptions = [
  {
    id: 'quero-este',
    label: 'Quero este plano',
    to: 'plano-selecionado',
    tone: 'primary',
    record: chooseViewed,
    facts: planChosen,
  },
  { id: 'outros-planos', label: otherPlansLabel, to: 'plans-list-select', tone: 'secondary' },
  specialistsOption,
] as const;

function chooseViewed(journey: SimulationJourney): SimulationJourney {
  const { planoEmVista: _viewed, ...rest } = journey;
  return rest;
}

import type { ChosenCategory } from '@consorcio/shared/entities';
import type { SimulationJourney } from '../state';

/** A simulation begins with its category: the visitor's own data stays, the earlier plan goes. */
export function beginSimulation(journey: SimulationJourney, categoria: ChosenCategory): SimulationJourney {
  const { catalogo: _plans, isSimulateAgain: _again, ...rest } = dropPlan(journey);
  return { ...rest, categoria };
}

/** The visitor looks at another list of categories before choosing one. */
export function forgetCategory(journey: SimulationJourney): SimulationJourney {
  const { categoria: _category, ...rest } = journey;
  return rest;
}

/** The visitor wants other values: the same person and category, no plan. */
export function simulateAgain(journey: SimulationJourney): SimulationJourney {
  return { ...dropPlan(journey), isSimulateAgain: true };
}

/** Removes the chosen plan, and the company and purchase it may have set. */
export function dropPlan(journey: SimulationJourney): SimulationJourney {
  const {
    planoSelecionado: _plan,
    planoDetalhes: _details,
    empresaId: _company,
    compraId: _purchase,
    ...rest
  } = journey;
  return rest;
}

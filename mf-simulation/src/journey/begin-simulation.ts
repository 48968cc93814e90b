import type { ChosenCategory } from '@consorcio/shared/entities';
import type { SimulationJourney } from '../state';

/** Starts a simulation with a category: keeps the visitor's data and removes the earlier plan. */
export function beginSimulation(journey: SimulationJourney, categoria: ChosenCategory): SimulationJourney {
  const { catalogo: _plans, isSimulateAgain: _again, leadRecusado: _refused, ...rest } = dropPlan(journey);
  return { ...rest, categoria };
}

/** Removes the category, for a visitor who opens another list of categories before choosing one. */
export function forgetCategory(journey: SimulationJourney): SimulationJourney {
  const { categoria: _category, ...rest } = journey;
  return rest;
}

/** Starts a simulation with another credit: keeps the visitor's data and the category, removes the plan. */
export function simulateAgain(journey: SimulationJourney): SimulationJourney {
  return { ...dropPlan(journey), isSimulateAgain: true };
}

/** Removes the chosen plan, and the company and purchase it may have set. */
export function dropPlan(journey: SimulationJourney): SimulationJourney {
  const {
    planoSelecionado: _plan,
    planoDetalhes: _details,
    planoEmVista: _viewed,
    empresaId: _company,
    compraId: _purchase,
    ...rest
  } = journey;
  return rest;
}

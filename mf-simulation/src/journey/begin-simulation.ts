import type { ChosenCategory, Journey } from '@consorcio/shared/entities';

/** A simulation begins with its category: what the visitor told about themselves stays, the plan of before goes. */
export function beginSimulation(journey: Journey, categoria: ChosenCategory): Journey {
  const { catalogo: _plans, isSimulateAgain: _again, ...rest } = dropPlan(journey);
  return { ...rest, categoria };
}

/** The visitor looks at another list of categories before choosing one. */
export function forgetCategory(journey: Journey): Journey {
  const { categoria: _category, ...rest } = journey;
  return rest;
}

/** The visitor wants other values: the same person and category, no plan. */
export function simulateAgain(journey: Journey): Journey {
  return { ...dropPlan(journey), isSimulateAgain: true };
}

/** Takes back the chosen plan and the company and purchase it may have set. */
export function dropPlan(journey: Journey): Journey {
  const {
    planoSelecionado: _plan,
    planoDetalhes: _details,
    empresaId: _company,
    compraId: _purchase,
    ...rest
  } = journey;
  return rest;
}

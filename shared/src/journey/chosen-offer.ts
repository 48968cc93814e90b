import type { Journey, PlanType } from '../entities';

/** The chosen plan as the catalogue has it; undefined if the catalogue no longer holds it. */
export function chosenOffer({ planoSelecionado, catalogo = [] }: Journey): PlanType | undefined {
  return catalogo
    .flatMap(({ planosTipos }) => planosTipos)
    .find(({ planoID, bemId }) => planoID === planoSelecionado?.planoID && bemId === planoSelecionado.bemID);
}

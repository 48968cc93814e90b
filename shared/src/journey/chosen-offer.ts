import type { Journey, PlanType, SelectedPlan } from '../entities';

/** The chosen plan as the catalogue has it; undefined if the catalogue no longer holds it. */
export function chosenOffer({ planoSelecionado, catalogo = [] }: Journey): PlanType | undefined {
  return catalogo
    .flatMap(({ planosTipos }) => planosTipos)
    .find(({ planoID, bemId }) => planoID === planoSelecionado?.planoID && bemId === planoSelecionado.bemID);
}

/** The goods without their credit, for where the credit is said beside them: 'Carro R$ 60.000,00' is 'Carro'. */
export function goodsName({ bemNome, bemCredito }: SelectedPlan): string {
  const named = bemNome.replace(/R\$\s?([\d.]+)(?:,\d\d)?/, (amount, units: string) =>
    Number(units.replaceAll('.', '')) === Math.floor(bemCredito.value) ? '' : amount,
  );
  return named.trim() || bemNome;
}

import type { Fact } from '@consorcio/shared/events';
import type { SimulationScene } from '../state';
import { creditInCents } from './select-plan';

/** The fact that the visitor continues with the selected plan. */
export function planChosen({ journey, brand }: SimulationScene): readonly Fact[] {
  const { planoSelecionado: plan, empresaId, compraId } = journey;
  if (!plan) return [];
  return [
    {
      name: 'plan.chosen',
      payload: {
        planoID: plan.planoID,
        bemID: plan.bemID,
        tipoPlanoID: plan.tipoPlanoID,
        valorCreditoInCents: creditInCents(plan),
        planoMeses: plan.planoMeses,
        ...(brand.referralCode !== null && {
          campanha: empresaId !== undefined && compraId !== undefined ? { empresaId, compraId } : null,
        }),
      },
    },
  ];
}

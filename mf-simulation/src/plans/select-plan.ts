import type { SelectedPlan } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { inCents, moneyLabel } from '@consorcio/shared/journey';
import { dropPlan } from '../journey/begin-simulation';
import type { SimulationJourney, SimulationScene } from '../state';
import { type PlanChoice, planName } from './plan-answer';

/** Writes the chosen plan into the journey, with the company and the purchase that its type sets under a referral code. SPEC section 1. */
export function selectPlan(
  journey: SimulationJourney,
  choice: PlanChoice,
  { brand: { referralCode, indicacao } }: SimulationScene,
): SimulationJourney {
  const { isSimulateAgain: _done, ...rest } = dropPlan(journey);
  return {
    ...rest,
    planoSelecionado: selectedPlan(choice, imageOf(journey)),
    ...(referralCode !== null && indicacao?.planos[choice.plan.tipoPlanoID]), // absent in an older host
  };
}

function selectedPlan({ index, card, plan }: PlanChoice, image: string): SelectedPlan {
  return {
    nome: plan.name,
    PlanoIndex: index,
    planoID: plan.planoID,
    bemID: plan.bemId,
    bemNome: plan.bemNome,
    bemCredito: labelled(card.bemValor),
    planoMeses: card.planoMeses,
    planoValorParcela: labelled(plan.valorParcela),
    planoValorPagamento: labelled(plan.valorParcelaPrimeiroPagto),
    tipoPlanoID: plan.tipoPlanoID,
    planoTaxaAdmMensal: plan.planoTaxaAdmMensal,
    LabelPlano: planName(plan),
    ImagemUrlPlano: image,
    exibirTextoResolucao285: plan.exibirTextoResolucao285,
    dataAssembleia: plan.dataProximaAssembleia,
  };
}

function labelled(value: number): { value: number; label: string } {
  return { value, label: moneyLabel(value) };
}

function imageOf({ categoria, categorias = [] }: SimulationJourney): string {
  return categorias.find(({ categoriaID }) => categoriaID === categoria?.categoriaId)?.imagemUrl ?? '';
}

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
        valorCreditoInCents: inCents(plan.bemCredito.value),
        planoMeses: plan.planoMeses,
        ...(brand.referralCode !== null && {
          campanha: empresaId !== undefined && compraId !== undefined ? { empresaId, compraId } : null,
        }),
      },
    },
  ];
}

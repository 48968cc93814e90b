import type { Brand, SelectedPlan } from '@consorcio/shared/entities';
import type { Fact } from '@consorcio/shared/events';
import { inCents, moneyLabel } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { dropPlan } from '../journey/begin-simulation';
import type { SimulationJourney, SimulationScene } from '../state';
import { type PlanChoice, planName } from './plan-answer';

/** Writes the chosen plan into the journey, with the ids of the referral campaign if it applies. */
export function selectPlan(
  journey: SimulationJourney,
  choice: PlanChoice,
  { brand }: SimulationScene,
): SimulationJourney {
  const { isSimulateAgain: _done, ...rest } = dropPlan(journey);
  return {
    ...rest,
    planoSelecionado: selectedPlan(choice, imageOf(journey)),
    ...referralCampaign(brand, choice.plan.tipoPlanoID),
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

type Campaign = Pick<SimulationJourney, 'empresaId' | 'compraId'>;

/**
 * The company and the purchase that a plan type sets in the referral special campaign. Empty without a referral code or
 * for a plan type that is not part of the campaign. SPEC section 1.
 */
function referralCampaign({ referralCode, indicacao }: Brand, planType: PlanTypeCode): Campaign {
  return referralCode === null ? {} : (indicacao?.planos[planType] ?? {}); // absent in an older host
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

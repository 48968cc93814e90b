import type { Brand, CatalogueItem, PlanType, SelectedPlan } from '@consorcio/shared/entities';
import { inCents, moneyLabel } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { dropPlan } from '../journey/begin-simulation';
import type { SimulationJourney, SimulationScene } from '../state';
import { planName } from './plan-name';

export interface PlanChoice {
  /** Position of the card in the catalogue. */
  readonly index: number;
  readonly card: CatalogueItem;
  readonly plan: PlanType;
}

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

/** The amount of the credit of a chosen plan, in cents. */
export function creditInCents(plan: SelectedPlan): number {
  return inCents(plan.bemCredito.value);
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

/** The image of the category that the visitor chose. */
function imageOf({ categoria, categorias = [] }: SimulationJourney): string {
  return categorias.find(({ categoriaID }) => categoriaID === categoria?.categoriaId)?.imagemUrl ?? '';
}

type Campaign = Pick<SimulationJourney, 'empresaId' | 'compraId'>;

/**
 * The company and the purchase that a plan type sets in the referral special campaign. Empty without a referral code or
 * for a plan type that is not part of the campaign. SPEC section 1.
 */
function referralCampaign(brand: Brand, planType: PlanTypeCode): Campaign {
  return brand.referralCode === null ? {} : (campaigns[planType] ?? {});
}

const campaigns: Partial<Record<PlanTypeCode, Required<Campaign>>> = {
  CREDITO_PAGAMETADE: { empresaId: 99, compraId: 173 },
  CREDITO_INTEGRAL: { empresaId: 58, compraId: 130 },
};

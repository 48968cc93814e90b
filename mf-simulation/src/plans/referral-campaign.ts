import type { Brand } from '@consorcio/shared/entities';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';

type Campaign = Pick<SimulationJourney, 'empresaId' | 'compraId'>;

/**
 * The company and the purchase that a plan type sets in the referral special campaign. Empty without a referral code or
 * for a plan type that is not part of the campaign. SPEC section 1.
 */
export function referralCampaign(brand: Brand, planType: PlanTypeCode): Campaign {
  return brand.referralCode === null ? {} : (campaigns[planType] ?? {});
}

const campaigns: Partial<Record<PlanTypeCode, Required<Campaign>>> = {
  CREDITO_PAGAMETADE: { empresaId: 99, compraId: 173 },
  CREDITO_INTEGRAL: { empresaId: 58, compraId: 130 },
};

import type { Brand } from '@consorcio/shared/entities';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { SimulationJourney } from '../state';

type Campaign = Pick<SimulationJourney, 'empresaId' | 'compraId'>;

/**
 * Company and purchase that a plan type sets under the referral special campaign; nothing for a visitor without a
 * referral code, nor for a plan type the campaign does not know. SPEC section 1.
 */
export function referralCampaign(brand: Brand, planType: PlanTypeCode): Campaign {
  return brand.referralCode === null ? {} : (campaigns[planType] ?? {});
}

const campaigns: Partial<Record<PlanTypeCode, Required<Campaign>>> = {
  CREDITO_PAGAMETADE: { empresaId: 99, compraId: 173 },
  CREDITO_INTEGRAL: { empresaId: 58, compraId: 130 },
};

import { type PlanType, planTypeNames } from '@consorcio/shared/entities';

/** The fourth name of SPEC section 3. No plan type has it, so the plan's own name tells. */
const halfReduced = 'Paga Metade Reduzida';

/** The name of a plan's type, as on its chip. */
export function planName({ name, tipoPlanoID }: Pick<PlanType, 'name' | 'tipoPlanoID'>): string {
  return name.trim().toLowerCase() === halfReduced.toLowerCase() ? halfReduced : planTypeNames[tipoPlanoID];
}

import { type PlanType, planTypeNames } from '@consorcio/shared/entities';
import { figures, moneyLabel, needed } from '@consorcio/shared/journey';
import * as z from 'zod/mini';
import type { SimulationJourney } from '../state';

const place = z.int().check(z.nonnegative());

/** An answer of the plan carousel: a plan to continue with or to see the costs of, or another simulation. */
export const planAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), card: place, plan: place }), // positions in the catalogue and on the card
  z.object({ kind: z.literal('costs'), card: place, plan: place }),
  z.object({ kind: z.literal('simulate-again') }),
]);
export type PlanAnswer = z.infer<typeof planAnswerSchema>;

/** The plan at the position of an answer, and its card with the place in the catalogue. */
export function planChoice(
  { catalogo = [] }: SimulationJourney,
  answer: Exclude<PlanAnswer, { kind: 'simulate-again' }>,
) {
  const card = needed(catalogo[answer.card], `card ${answer.card}`);
  const plan = needed(card.planosTipos[answer.plan], `plan ${answer.plan} of card ${answer.card}`);
  return { index: answer.card, card, plan };
}

export type PlanChoice = ReturnType<typeof planChoice>;

/** The text of an answer in the visitor's bubble. */
export function sayPlanAnswer(answer: PlanAnswer, journey: SimulationJourney): string {
  if (answer.kind === 'simulate-again') return 'Quero simular novamente';
  const { card, plan } = planChoice(journey, answer);
  const named = `o plano ${planName(plan)} de ${moneyLabel(card.bemValor)} em ${card.planoMeses} meses`;
  return answer.kind === 'costs' ? `${figures.totalCosts} ${named}?` : `Quero ${named}`;
}

/** The fourth name of SPEC section 3. No plan type has it, so the plan's own name tells. */
const halfReduced = 'Paga Metade Reduzida';

/** The name of a plan's type, as on its chip. */
export function planName({ name, tipoPlanoID }: Pick<PlanType, 'name' | 'tipoPlanoID'>): string {
  return name.trim().toLowerCase() === halfReduced.toLowerCase() ? halfReduced : planTypeNames[tipoPlanoID];
}

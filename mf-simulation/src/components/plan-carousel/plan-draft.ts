import type { CatalogueItem, SelectedPlan } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

const place = z.int().check(z.nonnegative());

/** A plan of the carousel: the place of its card, and its place on the card. */
export const planPlaceSchema = z.object({ card: place, plan: place });
export type PlanPlace = z.infer<typeof planPlaceSchema>;

/** What the carousel keeps over a reload: the card in the middle and the plan that is ticked. */
export const planDraftSchema = z.object({ current: place, selected: z.nullable(planPlaceSchema) });
export type PlanDraft = z.infer<typeof planDraftSchema>;

/** Reads a stored draft. One that is empty, unreadable or of other cards gives the plan chosen before, or the start. */
export function readPlanDraft(
  draft: string,
  cards: readonly CatalogueItem[],
  chosenBefore: SelectedPlan | undefined,
): PlanDraft {
  const parsed = planDraftSchema.safeParse(asJson(draft));
  if (parsed.success && cards[parsed.data.current] && (!parsed.data.selected || exists(cards, parsed.data.selected))) {
    return parsed.data;
  }
  const selected = chosenBefore ? placeOf(cards, chosenBefore) : null;
  return { current: selected?.card ?? 0, selected };
}

export function writePlanDraft(draft: PlanDraft): string {
  return JSON.stringify(draft);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function exists(cards: readonly CatalogueItem[], { card, plan }: PlanPlace): boolean {
  return cards[card]?.planosTipos[plan] !== undefined;
}

function placeOf(cards: readonly CatalogueItem[], chosen: SelectedPlan): PlanPlace | null {
  const card = cards[chosen.PlanoIndex];
  const plan =
    card?.planosTipos.findIndex(
      ({ planoID, tipoPlanoID }) => planoID === chosen.planoID && tipoPlanoID === chosen.tipoPlanoID,
    ) ?? -1;
  return plan < 0 ? null : { card: chosen.PlanoIndex, plan };
}

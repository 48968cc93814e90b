import { type CatalogueItem, identifierSchema, type SelectedPlan } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

const place = z.int().check(z.nonnegative());

/** What the carousel keeps over a reload: the card in the middle and the plan that is ticked. */
const planDraftSchema = z.object({
  current: place,
  /** The place of the card, the place on the card, and the plan that was there: a draft of other cards is told by it. */
  selected: z.nullable(z.object({ card: place, plan: place, planoID: identifierSchema })),
});
export type PlanDraft = z.infer<typeof planDraftSchema>;
type Ticked = NonNullable<PlanDraft['selected']>;

/** Reads a stored draft. One that is empty, unreadable or of other cards gives the plan chosen before, or the start. */
export function readPlanDraft(
  draft: string,
  cards: readonly CatalogueItem[],
  chosenBefore: SelectedPlan | undefined,
): PlanDraft {
  const { data } = planDraftSchema.safeParse(asJson(draft));
  if (data && cards[data.current] && (!data.selected || isThere(cards, data.selected))) return data;
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

function isThere(cards: readonly CatalogueItem[], { card, plan, planoID }: Ticked): boolean {
  return cards[card]?.planosTipos[plan]?.planoID === planoID;
}

function placeOf(cards: readonly CatalogueItem[], chosen: SelectedPlan): Ticked | null {
  const card = cards[chosen.PlanoIndex];
  const plan =
    card?.planosTipos.findIndex(
      ({ planoID, tipoPlanoID }) => planoID === chosen.planoID && tipoPlanoID === chosen.tipoPlanoID,
    ) ?? -1;
  return plan < 0 ? null : { card: chosen.PlanoIndex, plan, planoID: chosen.planoID };
}

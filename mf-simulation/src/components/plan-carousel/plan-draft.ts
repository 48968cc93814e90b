import { type CatalogueItem, identifierSchema, type SelectedPlan } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

const place = z.int().check(z.nonnegative());

/** What the carousel keeps across a reload: the card in the middle and the selected plan. */
const planDraftSchema = z.object({
  current: place,
  /** Positions of the card and of the plan on it; `planoID` shows whether the draft belongs to these cards. */
  selected: z.nullable(z.object({ card: place, plan: place, planoID: identifierSchema })),
});
export type PlanDraft = z.infer<typeof planDraftSchema>;
type Selected = NonNullable<PlanDraft['selected']>;

/** Reads a stored draft. If it is empty, unreadable or of other cards, the carousel starts at the plan chosen before, or at the first card. */
export function readPlanDraft(
  draft: string,
  cards: readonly CatalogueItem[],
  chosenBefore: SelectedPlan | undefined,
): PlanDraft {
  const { data } = planDraftSchema.safeParse(asJson(draft));
  if (data && cards[data.current] && (!data.selected || exists(cards, data.selected))) return data;
  const selected = chosenBefore ? placeOf(cards, chosenBefore) : null;
  return { current: selected?.card ?? 0, selected };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function exists(cards: readonly CatalogueItem[], { card, plan, planoID }: Selected): boolean {
  return cards[card]?.planosTipos[plan]?.planoID === planoID;
}

function placeOf(cards: readonly CatalogueItem[], chosen: SelectedPlan): Selected | null {
  const card = cards[chosen.PlanoIndex];
  const plan =
    card?.planosTipos.findIndex(
      ({ planoID, tipoPlanoID }) => planoID === chosen.planoID && tipoPlanoID === chosen.tipoPlanoID,
    ) ?? -1;
  return plan < 0 ? null : { card: chosen.PlanoIndex, plan, planoID: chosen.planoID };
}

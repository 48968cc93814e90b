import { aCatalogueItem, aPlanType, aSelectedPlan } from '../testing/catalogue-builders';
import { catalogueItemSchema, planTypeSchema } from './catalogue';
import { selectedPlanSchema } from './selected-plan';
import { itParses } from './testing/it-parses';

itParses('a card with plans', catalogueItemSchema, aCatalogueItem());
itParses('a card without a plan', catalogueItemSchema, aCatalogueItem({ planosTipos: [] }));
itParses('a selected plan', selectedPlanSchema, aSelectedPlan());

it.each([
  ['a negative amount', aPlanType({ valorParcela: -1 })],
  ['an unknown plan type', { ...aPlanType(), tipoPlanoID: 'PARCELA', name: 'Parcela' }],
])('refuses %s', (_what, plan) => {
  expect(planTypeSchema.safeParse(plan).success).toBe(false);
});

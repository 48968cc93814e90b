import { aCatalogueItem, aPlanType, aSelectedPlan } from '../testing/catalogue-builders';
import { planTypeSchema } from './catalogue';
import { catalogueAnswerSchema } from './catalogue-call';
import { selectedPlanSchema } from './selected-plan';
import { itParses } from './testing/it-parses';

itParses('a catalogue', catalogueAnswerSchema, { data: [aCatalogueItem(), aCatalogueItem({ planosTipos: [] })] });
itParses('a selected plan', selectedPlanSchema, aSelectedPlan());

it.each([
  ['a negative amount', aPlanType({ valorParcela: -1 })],
  ['an unknown plan type', { ...aPlanType(), tipoPlanoID: 'PARCELA' }],
])('refuses %s', (_what, plan) => {
  expect(planTypeSchema.safeParse(plan).success).toBe(false);
});

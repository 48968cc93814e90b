import { planTypeNames } from '@consorcio/shared/entities';
import { categoryAnswerSchema, categoryExamples, categoryFacts, chosenCategory } from '../categories/choose-category';
import { offeredCategories, spokenCategories } from '../categories/offered-categories';
import { beginSimulation, forgetCategory } from '../journey/begin-simulation';
import { defineStep } from '../state';

/** Asks for the category of a full plan, with the categories that `lead-select-category` has fetched. */
export const leadSelectCategoryIntegral = defineStep({
  name: 'lead-select-category-integral',
  leadsTo: ['lead-nome', 'lead-select-category'],
  text: 'Combinado, plano integral! O que você quer conquistar?',
  component: {
    name: 'category-carousel',
    props: () => ({ tipoPlano: 'CREDITO_INTEGRAL' }),
    spoken: ({ journey }) => spokenCategories(offeredCategories(journey, 'CREDITO_INTEGRAL')),
    asks: {
      answer: categoryAnswerSchema,
      say: (answer, { journey }) => chosenCategory(journey, 'CREDITO_INTEGRAL', answer).nome,
    },
  },
  options: ({ brand }) => [
    {
      id: 'plano-da-marca',
      label: `Quero ver o plano ${planTypeNames[brand.tipoPlano]}`,
      to: 'lead-select-category',
      tone: 'secondary',
      record: forgetCategory,
    },
  ],
  record: (journey, answer) => beginSimulation(journey, chosenCategory(journey, 'CREDITO_INTEGRAL', answer)),
  facts: ({ journey }) => categoryFacts(journey),
  next: () => 'lead-nome',
  example: { right: ({ journey }) => [...categoryExamples(journey, 'CREDITO_INTEGRAL'), 'plano-da-marca'] },
});

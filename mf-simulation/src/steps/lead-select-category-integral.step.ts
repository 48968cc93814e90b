import { planTypeNames } from '@consorcio/shared/entities';
import { categoryExamples, categoryQuestion } from '../categories/choose-category';
import { forgetCategory } from '../journey/begin-simulation';
import { defineStep } from '../state';

/** Asks for the category of a full plan, with the categories that `lead-select-category` has fetched. */
export const leadSelectCategoryIntegral = defineStep({
  name: 'lead-select-category-integral',
  leadsTo: ['lead-nome', 'lead-select-category'],
  text: 'Combinado, plano integral! O que você quer conquistar?',
  ...categoryQuestion(() => 'CREDITO_INTEGRAL'),
  options: ({ brand }) => [
    {
      id: 'plano-da-marca',
      label: `Quero ver o plano ${planTypeNames[brand.tipoPlano]}`,
      to: 'lead-select-category',
      tone: 'secondary',
      record: forgetCategory,
    },
  ],
  example: { right: ({ journey }) => [...categoryExamples(journey, 'CREDITO_INTEGRAL'), 'plano-da-marca'] },
});

import type { Brand } from '@consorcio/shared/entities';
import { fetchCategories } from '../api/fetch-categories';
import { categoryExamples, categoryQuestion } from '../categories/choose-category';
import { forgetCategory } from '../journey/begin-simulation';
import { tablePlanTypes } from '../plans/cards-to-show';
import { defineStep } from '../state';

/** Asks what the visitor wants to buy: a category of the brand's default plan type. */
export const leadSelectCategory = defineStep({
  name: 'lead-select-category',
  leadsTo: ['lead-nome', 'lead-select-category-integral', 'error-general'],
  fetch: {
    input: ({ brand }) => ({ empresaID: brand.empresaId }),
    run: fetchCategories,
    settle: (journey, categorias) => ({ ...journey, categorias }),
  },
  text: 'O que você quer conquistar?',
  ...categoryQuestion((brand) => brand.tipoPlano),
  options: ({ brand }) =>
    sellsFullPlanToo(brand)
      ? [
          {
            id: 'plano-integral',
            label: 'Quero ver o plano integral',
            to: 'lead-select-category-integral',
            tone: 'secondary',
            record: forgetCategory,
          },
        ]
      : [],
  example: { right: ({ journey, brand }) => [...categoryExamples(journey, brand.tipoPlano), 'plano-integral'] },
});

/** Whether the full plan is offered as an option: the brand does not start with it, and its table shows it. */
function sellsFullPlanToo({ tipoPlano, tipoTabela }: Brand): boolean {
  return tipoPlano !== 'CREDITO_INTEGRAL' && tablePlanTypes[tipoTabela].includes('CREDITO_INTEGRAL');
}

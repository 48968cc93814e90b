import { type Brand, type Category, categoriesAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { categoryExamples, categoryQuestion } from '../categories/choose-category';
import { forgetCategory } from '../journey/begin-simulation';
import { tablePlanTypes } from '../plans/cards-to-show';
import { defineStep } from '../state';

/** Asks what the visitor wants to buy: a category of the brand's default plan type. */
export const leadSelectCategory = defineStep({
  name: 'lead-select-category',
  leadsTo: ['lead-nome', 'lead-select-category-integral', 'error-general'],
  fetch: {
    input: ({ brand }) => brand.empresaId,
    run: fetchCategories,
    waiting: 'Procurando o que você pode conquistar…',
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

/** The categories that a company sells. An empty list is not an error; it only logs a warning. SPEC sections 7 and 8. */
export async function fetchCategories({ http, signal }: Call, empresaID: number): Promise<Category[]> {
  const { data } = await http.get('/api/categoria', {
    query: { empresaID },
    answer: categoriesAnswerSchema,
    signal,
  });
  if (data.length === 0) {
    // biome-ignore lint/plugin: an operator has to register the categories, and this is where they look
    console.warn(
      `GET /api/categoria has no category for company ${empresaID}, so the chat offers the list of the specification. ` +
        'Register the categories of this company.',
    );
  }
  return data;
}

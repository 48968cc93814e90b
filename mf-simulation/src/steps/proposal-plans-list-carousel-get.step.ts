import { type CatalogueItem, type CatalogueQuery, catalogueAnswerSchema } from '@consorcio/shared/entities';
import { type Failure, saysReason, serverSentences } from '@consorcio/shared/errors';
import type { Call } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { cardsToShow, countPlans } from '../plans/cards-to-show';
import { defineStep } from '../state';
import { catalogueQuery } from './catalogue-query';

/** Fetches the plans. A list with nothing to show leads to the same step as a credit without plans. */
export const proposalPlansListCarouselGet = defineStep({
  name: 'proposal-plans-list-carousel-get',
  leadsTo: ['plans-list-select', 'error-renda-insuficiente', 'error-no-plans', 'error-general'],
  fetch: {
    input: catalogueQuery,
    run: fetchCatalogue,
    waiting: 'Procurando os planos para a sua renda…',
    settle: (journey, fetched, { brand }) => {
      const { bemCategoriaCodigo } = needed(journey.categoria, 'categoria');
      return { ...journey, catalogo: cardsToShow(fetched, brand.tipoTabela, bemCategoriaCodigo) };
    },
    fails: whereFailureLeads,
  },
  facts: ({ journey }) => {
    const cards = countPlans(journey.catalogo);
    return cards > 0 ? [{ name: 'plans.shown', payload: { cards } }] : [];
  },
  next: ({ journey }) => (countPlans(journey.catalogo) > 0 ? 'plans-list-select' : 'error-no-plans'),
});

function whereFailureLeads(failure: Failure) {
  if (saysReason(failure, serverSentences.noPlansForIncome)) return 'error-renda-insuficiente';
  if (saysReason(failure, serverSentences.noPlansForCredit)) return 'error-no-plans';
  return 'error-general';
}

/** The plans for a credit and an income. SPEC section 7, `GET /api/v1/catalogo`. */
export async function fetchCatalogue({ http, signal }: Call, query: CatalogueQuery): Promise<CatalogueItem[]> {
  const { data } = await http.get('/api/v1/catalogo', { query, answer: catalogueAnswerSchema, signal });
  return data;
}

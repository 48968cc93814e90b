import {
  aNeighbour,
  aProposedJourney,
  fakeApi,
  type SegmentConversation,
  startSegmentConversation,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';
import type { SurveyJourney, SurveyState } from '../state';

/** A journey whose sale is closed, with a Pix that can still be paid. */
export function aSoldJourney(overrides: Partial<SurveyJourney> = {}): SurveyJourney {
  const cobrancas = { propostaID: 1001, nomes: ['o Pix'] };
  return { ...aProposedJourney({ cobrancas, compras: 1 }), ...overrides };
}

export const surveyItinerary = {
  'survey:comprar-igual': { segment: 'proposal', step: 'proposal-confirm-infos' },
  'survey:comprar-novo': { segment: 'simulation', step: 'lead-select-category' },
};

/** A conversation of the segment with a visitor who has bought. */
export function startSurvey({
  answers = {},
  journey = aSoldJourney(),
  ...options
}: VisitorOptions<SurveyState> = {}): Promise<SegmentConversation<SurveyState>> {
  return startSegmentConversation(segment, {
    ...options,
    journey,
    api: fakeApi({ '/api/lead/validar-palavras': { success: true }, ...answers }),
    itinerary: surveyItinerary,
    others: [aNeighbour('proposal', 'proposal-confirm-infos'), aNeighbour('simulation', 'lead-select-category')],
  });
}

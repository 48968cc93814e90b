import {
  aNeighbour,
  answering,
  aPix,
  aProposedJourney,
  type SegmentTalk,
  startSegmentTalk,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';
import type { SurveyJourney, SurveyState } from '../state';

export const pix = aPix();

/** A journey whose sale is closed, by a Pix. */
export function aSoldJourney(overrides: Partial<SurveyJourney> = {}): SurveyJourney {
  const pagamento = { propostaID: 1001, valorInCents: 885_00, pix };
  return { ...aProposedJourney({ pagamento, compras: 1 }), ...overrides };
}

export const itinerary = {
  'survey:comprar-igual': { segment: 'proposal', step: 'proposal-confirm-infos' },
  'survey:comprar-novo': { segment: 'simulation', step: 'lead-select-category' },
};

/** A talk of the segment with a visitor who has bought. */
export function startTalk({
  answers = {},
  journey = aSoldJourney(),
  ...options
}: VisitorOptions<SurveyState> = {}): Promise<SegmentTalk<SurveyState>> {
  return startSegmentTalk(segment, {
    ...options,
    journey,
    api: answering({ '/api/lead/validar-palavras': { success: true }, ...answers }),
    itinerary,
    others: [aNeighbour('proposal', 'proposal-confirm-infos'), aNeighbour('simulation', 'lead-select-category')],
  });
}

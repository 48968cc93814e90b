import type { Journey } from '@consorcio/shared/entities';
import {
  aNeighbour,
  answering,
  aProposedJourney,
  type SegmentTalk,
  startSegmentTalk,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';

/** A journey whose sale is closed, with a Pix that can still be paid. */
export function aSoldJourney(overrides: Partial<Journey> = {}): Journey {
  return aProposedJourney({
    cobrancas: { propostaID: 1001, nomes: ['o Pix'] },
    compras: 1,
    ...overrides,
  });
}

export const itinerary = {
  'survey:comprar-igual': { segment: 'proposal', step: 'proposal-confirm-infos' },
  'survey:comprar-novo': { segment: 'simulation', step: 'lead-select-category' },
};

/** One visitor who has bought, talking with the segment. */
export function startTalk({
  answers = {},
  journey = aSoldJourney(),
  ...options
}: VisitorOptions = {}): Promise<SegmentTalk> {
  return startSegmentTalk(segment, {
    ...options,
    journey,
    api: answering({ '/api/lead/validar-palavras': { success: true }, ...answers }),
    itinerary,
    others: [aNeighbour('proposal', 'proposal-confirm-infos'), aNeighbour('simulation', 'lead-select-category')],
  });
}

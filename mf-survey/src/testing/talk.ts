import type { Journey } from '@consorcio/shared/entities';
import {
  aNeighbour,
  answering,
  aReadyJourney,
  type SegmentTalk,
  startSegmentTalk,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';

export const pix = {
  contrato: '70001001',
  qrCodeTexto: '00020101021226580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000',
  qrCodeImagemUrl: 'https://images.example/pix/1.svg',
  dataVencimento: '2026-11-23',
};

/** A journey whose sale is closed, by a Pix. */
export function aSoldJourney(overrides: Partial<Journey> = {}): Journey {
  return aReadyJourney({
    proposta: {
      propostaID: 1001,
      propostaToken: 'proposal-token',
      contrato: '70001001',
      formasPagamentoDisponiveis: [0, 1, 5],
    },
    pagamento: { propostaID: 1001, valorInCents: 885_00, pix },
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

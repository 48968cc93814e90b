import type { Journey } from '@consorcio/shared/entities';
import { AppError, type ErrorCode } from '@consorcio/shared/errors';
import {
  type Answers,
  aNeighbour,
  answering,
  aReadyJourney,
  type SegmentTalk,
  startSegmentTalk,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import type { CardForm } from '../card/card-form-data';
import segment from '../segment';

export const pix = {
  contrato: '70001001',
  qrCodeTexto: '00020101021226580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000',
  qrCodeImagemUrl: 'https://images.example/pix/1.svg',
  dataVencimento: '2026-11-23',
};

export const boleto = {
  contrato: '70001001',
  codigoBarras: '10499898100000214032006561000100040099726390',
  url: 'https://slips.example/1',
  dataVencimento: '2026-11-25',
};

/** A call that ends so. */
export function fails(code: ErrorCode, status?: number): () => never {
  return () => {
    throw new AppError(code, 'It failed.', status === undefined ? {} : { status });
  };
}

/** A form as the component hands it in. The number is a gateway's public test number. */
export function aCardForm(overrides: Partial<CardForm> = {}): CardForm {
  return {
    numero: '4242424242424242',
    nome: 'JOANA P SILVA',
    validade: { month: 3, year: 2031 },
    codigo: '737',
    documento: '52998224725',
    parcelas: 2,
    ...overrides,
  };
}

/** A journey with a proposal to pay. */
export function aProposedJourney(overrides: Partial<Journey> = {}): Journey {
  return aReadyJourney({
    proposta: {
      propostaID: 1001,
      propostaToken: 'proposal-token',
      contrato: '70001001',
      formasPagamentoDisponiveis: [0, 1, 5],
    },
    ...overrides,
  });
}

const goodAnswers: Answers = {
  '/api/pagamento/pix': { data: pix },
  '/api/pagamento/boleto': { data: boleto },
  '/api/pagamento/cartao': { data: { cartaoAutorizacao: '654321' } },
};

/** One visitor with a proposal, talking with the segment. */
export function startTalk({
  answers = {},
  journey = aProposedJourney(),
  ...options
}: VisitorOptions = {}): Promise<SegmentTalk> {
  return startSegmentTalk(segment, {
    ...options,
    journey,
    api: answering({ ...goodAnswers, ...answers }),
    itinerary: { 'payment:compra-feita': { segment: 'survey' } },
    others: [survey],
  });
}

export const survey = aNeighbour('survey', 'pesquisa-algo-mais');

import { couponContext } from '@consorcio/shared/journey';
import {
  type Answers,
  aCoupon,
  aNeighbour,
  aProposal,
  aProposedJourney,
  fakeApi,
  type SegmentConversation,
  startSegmentConversation,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';
import type { PaymentJourney, PaymentState } from '../state';

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

/** Who receives a charge, as its sheet says it. */
export const payee = { beneficiario: 'Alvo Administradora de Consórcios Ltda.', cnpj: '11.222.333/0001-81' };

const goodAnswers: Answers = {
  '/api/pagamento/pix': { data: pix },
  '/api/pagamento/boleto': { data: boleto },
  '/api/pagamento/cartao': { data: { cartaoAutorizacao: '654321' } },
};

/** One visitor with a proposal in a conversation with the segment, at an API that honours idempotency keys unless said otherwise. */
export function startPayment({
  answers = {},
  journey = aProposedJourney(),
  keys = 'honoured',
  ...options
}: VisitorOptions<PaymentState> = {}): Promise<SegmentConversation<PaymentState>> {
  return startSegmentConversation(segment, {
    ...options,
    journey,
    keys,
    api: fakeApi({ ...goodAnswers, ...answers }),
    itinerary: {
      'payment:compra-feita': { segment: 'survey' },
      'payment:cobranca-vista': { segment: 'seen-charge' },
      'payment:cobranca-paga': { segment: 'paid-charge' },
    },
    others: [survey, aNeighbour('seen-charge', 'compra-aberta'), aNeighbour('paid-charge', 'compra-paga')],
  });
}

export const survey = aNeighbour('survey', 'pesquisa-algo-mais');

/** A visitor with a proposal and this stored payment. */
export function aPayingJourney(payment: object): PaymentJourney {
  return { ...aProposedJourney(), pagamento: { propostaID: 1001, ...payment } };
}

/** A visitor whose proposal can be paid with these methods, by their codes in the API. */
export function offering(...formasPagamentoDisponiveis: number[]): PaymentJourney {
  return aProposedJourney({ proposta: aProposal({ formasPagamentoDisponiveis }) });
}

/** With a coupon that was confirmed for this plan and document, and is valid for these methods. */
export function withCoupon(...formasPagamentosValidas: number[]) {
  const journey = offering(0, 1, 5);
  return {
    ...journey,
    cupom: aCoupon({ formasPagamentosValidas }),
    cupomDecisao: { para: couponContext(journey), aplicado: true },
  };
}

import type { Brand, Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import {
  type Answers,
  aChosenJourney,
  anAddress,
  answering,
  aSegment,
  type SegmentTalk,
  startSegmentTalk,
} from '@consorcio/shared/testing';
import segment from '../segment';

export interface TalkOptions {
  readonly brand?: Partial<Brand>;
  /** What the API answers besides, or instead of, what goes well. */
  readonly answers?: Answers;
  readonly journey?: Journey;
  /** The step the talk begins at; the segment's entry when absent. */
  readonly at?: string;
  readonly now?: number;
}

export const planDetails = {
  titulo: 'Plano Integral de 80 meses',
  taxaAdmTotal: 16,
  planoID: 2101,
  PlanoTaxas: [{ nome: 'Taxa de administração', percentual: 16 }],
  TabelaDescricao: 'São 80 parcelas iguais.',
  Rateio: true,
  SemAdesao: true,
  TaxaAdesao: 0,
  TaxaFundoReserva: 2,
  TaxaSeguroQuebra: 0,
};

export const proposta = {
  propostaID: 1001,
  propostaToken: 'proposal-token',
  contrato: '70001001',
  formasPagamentoDisponiveis: [0, 1, 5],
};

const goodAnswers: Answers = {
  '/api/lead/validar-palavras': { success: true },
  '/api/endereco': { data: anAddress() },
  '/api/plano/detalhes': { data: planDetails },
  '/api/proposta': { data: proposta },
};

/** One visitor who chose a plan, talking with the segment. */
export function startTalk({
  answers = {},
  journey = aChosenJourney(),
  ...options
}: TalkOptions = {}): Promise<SegmentTalk> {
  return startSegmentTalk(segment, {
    ...options,
    journey,
    api: answering({ ...goodAnswers, ...answers }),
    itinerary: {
      'proposal:proposta-criada': { segment: 'payment' },
      'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
    },
    others: [elsewhere('payment', 'payment-options'), elsewhere('simulation', 'plans-list-select')],
  });
}

/** A segment of one question. */
function elsewhere(name: string, step: string) {
  return aSegment(name, [
    defineStep({ name: step, leadsTo: ['end'], text: 'E agora?', options: [{ id: 'fim', label: 'Fim', to: 'end' }] }),
  ]);
}

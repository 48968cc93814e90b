import { defineStep } from '@consorcio/shared/flow';
import { aSegment, type SegmentTalk, startSegmentTalk, type VisitorOptions } from '@consorcio/shared/testing';
import segment from '../segment';
import type { SimulationState } from '../state';
import { anApi } from './an-api';

/** One visitor talking with the segment. */
export function startTalk({
  answers = {},
  ...options
}: VisitorOptions<SimulationState> = {}): Promise<SegmentTalk<SimulationState>> {
  return startSegmentTalk(segment, {
    ...options,
    api: anApi(answers),
    itinerary: {
      'simulation:plano-escolhido': { segment: 'proposal' },
      'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
      'proposal:comprar-novo': { segment: 'simulation' },
    },
    others: [nextSegment],
  });
}

/** Where `plano-escolhido` leads in these tests. */
const nextSegment = aSegment(
  'proposal',
  [
    defineStep({
      name: 'proposal-confirm-infos',
      leadsTo: ['exit:escolher-outro-plano', 'exit:comprar-novo'],
      text: 'Vamos conferir?',
      options: [
        { id: 'outro', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano' },
        { id: 'novo', label: 'Comprar novo', to: 'exit:comprar-novo' },
      ],
    }),
  ],
  { exits: ['escolher-outro-plano', 'comprar-novo'] },
);

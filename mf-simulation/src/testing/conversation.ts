import { defineStep } from '@consorcio/shared/flow';
import {
  aSegment,
  type SegmentConversation,
  startSegmentConversation,
  type VisitorOptions,
} from '@consorcio/shared/testing';
import segment from '../segment';
import type { SimulationState } from '../state';
import { anApi } from './an-api';

/** A conversation of one visitor with the segment. */
export function startSimulation({
  answers = {},
  ...options
}: VisitorOptions<SimulationState> = {}): Promise<SegmentConversation<SimulationState>> {
  return startSegmentConversation(segment, {
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

export const car = { categoriaId: 2 };
export const services = { categoriaId: 4 };
export const firstPlan = { kind: 'plan', card: 0, plan: 0 };
export const halfPlan = { kind: 'plan', card: 0, plan: 1 };
export const again = { kind: 'simulate-again' };

/** A conversation with a new visitor who has answered everything and sees the plans. */
export async function atThePlans(
  options?: VisitorOptions<SimulationState>,
): Promise<SegmentConversation<SimulationState>> {
  const conversation = await startSimulation(options);
  await conversation.walkTo('plans-list-select');
  return conversation;
}

/** Where `plano-escolhido` leads in these tests. */
const nextSegment = aSegment('proposal', [
  defineStep({
    name: 'proposal-confirm-infos',
    leadsTo: ['exit:escolher-outro-plano', 'exit:comprar-novo'],
    text: 'Vamos conferir?',
    options: [
      { id: 'outro', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano' },
      { id: 'novo', label: 'Comprar novo', to: 'exit:comprar-novo' },
    ],
  }),
]);

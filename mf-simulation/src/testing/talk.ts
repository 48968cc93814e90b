import type { Brand, Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { type Answers, aSegment, type SegmentTalk, startSegmentTalk } from '@consorcio/shared/testing';
import segment from '../segment';
import { anApi } from './an-api';

export interface TalkOptions {
  readonly brand?: Partial<Brand>;
  /** What the API answers besides, or instead of, what `anApi` says. */
  readonly answers?: Answers;
  readonly journey?: Journey;
  /** The step the talk begins at; the segment's entry when absent. */
  readonly at?: string;
}

/** One visitor talking with the segment. */
export function startTalk({ answers = {}, ...options }: TalkOptions = {}): Promise<SegmentTalk> {
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

import type { Message } from '@consorcio/shared/flow';
import { segmentsOfParts } from './earlier-parts';

const showing = (id: number, segment: string, asks = false): Message => ({
  id,
  sender: 'bot',
  text: '',
  at: 0,
  component: { segment, name: 'resumo', asks },
});

describe('The segments of earlier components', () => {
  it('are named once each, however many messages show a component of them', () => {
    const transcript = Array.from({ length: 2000 }, (_, id) => showing(id, id % 2 ? 'simulation' : 'proposal'));

    expect(segmentsOfParts({ transcript, place: { segment: 'payment', step: null } })).toEqual([
      'proposal',
      'simulation',
    ]);
  });

  it('are neither the present one nor those of answered components', () => {
    const transcript = [showing(0, 'simulation', true), showing(1, 'payment')];

    expect(segmentsOfParts({ transcript, place: { segment: 'payment', step: null } })).toEqual([]);
  });
});

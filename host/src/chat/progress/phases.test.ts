import { newJourney, type Place, type Trouble } from '@consorcio/shared/flow';
import { aBrand } from '@consorcio/shared/testing';
import { createJourneyStore } from '../../journey/journey-store';
import { followPhase, phaseAfter } from './phases';

const at = (segment: string, step: string | null = null): Place => ({ segment, step });
const troubleAt = (place: Place, origin?: Place): Trouble => ({
  failure: { code: 'network.lost' },
  uncertain: false,
  place,
  ...(origin && { origin }),
});

describe('phaseAfter', () => {
  it.each([
    ['simulation', 'Simulação'],
    ['proposal', 'Proposta'],
    ['payment', 'Pagamento'],
    ['survey', 'Conclusão'],
    ['host', undefined],
    ['return-visit', undefined],
  ])('of a conversation that begins in %s is %s', (segment, phase) => {
    expect(phaseAfter(undefined, { place: at(segment) })).toBe(phase);
  });

  it.each(['host', 'return-visit'])('is kept in %s', (segment) => {
    expect(phaseAfter('Proposta', { place: at(segment), trouble: troubleAt(at('payment')) })).toBe('Proposta');
  });

  it('is that of the failure after a reload', () => {
    expect(phaseAfter(undefined, { place: at('host'), trouble: troubleAt(at('payment')) })).toBe('Pagamento');
    const beyond = troubleAt(at('return-visit', 'conversa-antiga'), at('proposal', 'proposal-terms'));
    expect(phaseAfter(undefined, { place: at('return-visit'), trouble: beyond })).toBe('Proposta');
  });

  it('goes back with the visitor', () => {
    expect(phaseAfter('Proposta', { place: at('simulation', 'plans-list-select') })).toBe('Simulação');
  });
});

describe('followPhase', () => {
  it('says each change once, and nothing of the first phase', () => {
    const { move, followed } = followedFrom(at('host', 'intro'));
    for (const segment of ['simulation', 'simulation', 'host', 'simulation', 'proposal', 'payment', 'survey']) {
      move(at(segment));
    }
    expect(followed()).toEqual([
      ['Simulação', undefined],
      ['Proposta', 'Etapa 2 de 4: Proposta'],
      ['Pagamento', 'Etapa 3 de 4: Pagamento'],
      ['Conclusão', 'Etapa 4 de 4: Conclusão'],
    ]);
  });

  it('says nothing of a restored phase', () => {
    const { move, followed } = followedFrom(at('payment', 'payment-options'));
    move(at('payment', 'payment-pix-options'));
    expect(followed()).toEqual([]);
  });

  it('stops', () => {
    const { move, followed, stop } = followedFrom(at('simulation'));
    stop();
    move(at('proposal'));
    expect(followed()).toEqual([]);
  });
});

function followedFrom(place: Place) {
  const brand = aBrand();
  const snapshot = newJourney('journey-1', brand.id, place);
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const onPhase = jest.fn();
  return {
    stop: followPhase(store, onPhase),
    move: (next: Place) => store.setState({ snapshot: { ...snapshot, place: next } }),
    followed: () => onPhase.mock.calls,
  };
}

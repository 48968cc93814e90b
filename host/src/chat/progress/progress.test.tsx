import type { Place, Trouble } from '@consorcio/shared/flow';
import { screen, within } from '@testing-library/react';
import { aSilentConversation, renderInConversation } from '../testing/a-chat';
import { followPhase, type ProgressPhase, phaseAfter } from './phases';
import { ProgressBar } from './progress';

const at = (segment: string, step: string | null = null): Place => ({ segment, step });
const troubleAt = (place: Place, origin?: Place): Trouble => {
  return { failure: { code: 'network.lost' }, uncertain: false, place, ...(origin && { origin }) };
};

const returned = troubleAt(at('return-visit', 'conversa-antiga'), at('proposal', 'proposal-terms'));
// At the beginning of each phase: followPhase.
it.each<[string, ProgressPhase | undefined, Place, Trouble | undefined, ProgressPhase | undefined]>([
  ['none at the beginning', undefined, at('host'), undefined, undefined],
  ['none at a return', undefined, at('return-visit'), undefined, undefined],
  ['kept by the host', 'Proposta', at('host'), troubleAt(at('payment')), 'Proposta'],
  ['kept at a return', 'Proposta', at('return-visit'), troubleAt(at('payment')), 'Proposta'],
  ['that of the failure after a reload', undefined, at('host'), troubleAt(at('payment')), 'Pagamento'],
  ['that of the question before a return after a reload', undefined, at('return-visit'), returned, 'Proposta'],
  ['an earlier one when the visitor goes back', 'Proposta', at('simulation', 'plans'), undefined, 'Simulação'],
])('the phase is %s', (_, before, place, trouble, phase) => {
  expect(phaseAfter(before, { place, ...(trouble && { trouble }) })).toBe(phase);
});

describe('followPhase', () => {
  function followedFrom(place: Place) {
    const { store, snapshot } = aSilentConversation({ place });
    const onPhase = jest.fn();
    const stop = followPhase(store, onPhase);
    const move = (next: Place) => store.setState({ snapshot: { ...snapshot, place: next } });
    return { stop, move, followed: () => onPhase.mock.calls };
  }

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

  it('says nothing of a restored phase, and nothing once it is stopped', () => {
    const { move, followed, stop } = followedFrom(at('payment', 'payment-options'));
    move(at('payment', 'payment-pix-options'));
    stop();
    move(at('survey'));
    expect(followed()).toEqual([]);
  });
});

describe('Progress', () => {
  const phases = () =>
    within(screen.getByRole('list', { name: 'Progresso' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const present = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent);
  beforeEach(() => {
    document.title = 'Alvo';
  });

  it('is not there during the greeting', () => {
    renderInConversation(<ProgressBar />, { place: at('host') });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(document.title).toBe('Alvo');
  });

  it('lists the four phases, follows the conversation, and announces each change once', () => {
    const { change, spoken } = renderInConversation(<ProgressBar />, { place: at('proposal') });
    expect(present()).toEqual(['Proposta']);

    for (const segment of ['payment', 'host', 'payment']) {
      change({ place: at(segment) });
      expect(present()).toEqual(['Pagamento']);
      expect(document.title).toBe('Pagamento | Alvo');
    }
    expect(phases()).toEqual(['Simulação, concluída', 'Proposta, concluída', 'Pagamento', 'Conclusão']);
    expect(spoken()).toEqual(['Etapa 3 de 4: Pagamento']);
  });
});

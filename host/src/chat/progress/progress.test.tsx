import { newJourney } from '@consorcio/shared/flow';
import { aBrand, fakeClock } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import { createJourneyStore } from '../../journey/journey-store';
import { createAnnouncer } from '../speech/announcer';
import { createTalk } from '../talk/talk';
import { TalkContext } from '../talk/talk-context';
import { Progress } from './progress';

describe('Progress', () => {
  beforeEach(() => {
    document.title = 'Alvo';
  });

  it('is not there during the greeting', () => {
    renderAt('host');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(document.title).toBe('Alvo');
  });

  it('lists the four phases, with the present one and those that are done', () => {
    renderAt('payment');
    expect(phases()).toEqual(['Simulação, concluída', 'Proposta, concluída', 'Pagamento', 'Conclusão']);
    expect(present()).toEqual(['Pagamento']);
    expect(document.title).toBe('Pagamento | Alvo');
  });

  it('follows the conversation, and announces each change once', () => {
    const { moveTo, spoken } = renderAt('simulation');
    expect(present()).toEqual(['Simulação']);
    moveTo('proposal');
    expect(present()).toEqual(['Proposta']);
    expect(document.title).toBe('Proposta | Alvo');
    moveTo('host');
    expect(present()).toEqual(['Proposta']);
    moveTo('proposal');
    expect(spoken()).toEqual(['Etapa 2 de 4: Proposta']);
  });
});

const phases = () =>
  within(screen.getByRole('list', { name: 'Progresso' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const present = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent);

function renderAt(segment: string) {
  const brand = aBrand();
  const snapshot = newJourney('journey-1', brand.id, { segment, step: null });
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const announcer = createAnnouncer((text) => text);
  const ignore = () => undefined;
  const talk = createTalk({
    store,
    clock: fakeClock(),
    announcer,
    onAnswer: ignore,
    onSubmit: ignore,
    onDraft: ignore,
    onSkipDelay: ignore,
    onRetryPart: async () => undefined,
    onStartAnew: ignore,
  });
  renderWithBrand(
    <TalkContext value={talk}>
      <Progress />
    </TalkContext>,
  );
  return {
    moveTo: (next: string) =>
      act(() => store.setState({ snapshot: { ...snapshot, place: { segment: next, step: null } } })),
    spoken: () => announcer.spoken().map(({ text }) => text),
  };
}

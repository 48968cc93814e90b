import { newJourney } from '@consorcio/shared/flow';
import { aBrand, fakeClock } from '@consorcio/shared/testing';
import { createJourneyStore } from '../../journey/journey-store';
import { createAnnouncer } from '../speech/announcer';
import { speakable } from '../speech/speakable';
import { createConversation } from './conversation';

function aConversation() {
  const brand = aBrand();
  const clock = fakeClock();
  const snapshot = newJourney('journey-1', brand.id, { segment: 'demo', step: 'nome' });
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const ignore = () => undefined;
  const conversation = createConversation({
    store,
    clock,
    announcer: createAnnouncer(speakable),
    onAnswer: ignore,
    onSubmit: ignore,
    onDraft: ignore,
    onSkipDelay: ignore,
    onRetryPart: async () => undefined,
    onSpecialists: ignore,
    onStartAnew: ignore,
  });
  return { store, clock, snapshot, scene: () => conversation.sceneOf(store.getState()) };
}

describe('The scene of a conversation', () => {
  it('is the same object while the visitor types, also over time', () => {
    const { store, clock, snapshot, scene } = aConversation();
    const before = scene();

    clock.pass(60_000);
    store.setState({ snapshot: { ...snapshot, draft: 'Joana' } });

    expect(scene()).toBe(before);
  });

  it('is a new object when the journey changes', () => {
    const { store, snapshot, scene } = aConversation();
    const before = scene();

    store.setState({ snapshot: { ...snapshot, journey: { ...snapshot.journey, nome: 'Joana' } } });

    expect(scene()).toEqual({ ...before, journey: { ...before.journey, nome: 'Joana' } });
  });

  it('has the time at which the question appeared', () => {
    const { store, clock, snapshot, scene } = aConversation();
    const before = scene().now;

    clock.pass(60_000);
    store.setState({ snapshot: { ...snapshot, token: snapshot.token + 1 } });

    expect(scene().now).toBe(before + 60_000);
  });
});

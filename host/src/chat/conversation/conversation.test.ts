import { aSilentConversation } from '../testing/a-silent-conversation';

function aConversation() {
  const { conversation, ...rest } = aSilentConversation();
  return { ...rest, scene: () => conversation.sceneOf(rest.store.getState()) };
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

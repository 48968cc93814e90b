import type { Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { accept, refuse } from '@consorcio/shared/validation';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Profiler } from 'react';
import * as z from 'zod/mini';
import { answerField, aSilentConversation, asking, renderChat } from '../testing/a-chat';

/** How often each part of the chat has rendered, by its name. */
const mockRenders = new Map<string, number>();

/** A module whose component counts its renders. */
function mockPart<Export extends string>(name: string, actual: Record<Export, ComponentType<object>>, key: Export) {
  const count = () => void mockRenders.set(name, (mockRenders.get(name) ?? 0) + 1);
  return {
    [key]: (props: object) => createElement(Profiler, { id: name, onRender: count }, createElement(actual[key], props)),
  };
}

jest.mock('./messages/message-list', () =>
  mockPart('message list', jest.requireActual('./messages/message-list'), 'MessageList'),
);
jest.mock('./parts/message-part', () =>
  mockPart('component of a message', jest.requireActual('./parts/message-part'), 'MessagePart'),
);
jest.mock('./messages/conversation-typing-mark', () =>
  mockPart('typing mark', jest.requireActual('./messages/conversation-typing-mark'), 'ConversationTypingMark'),
);
jest.mock('./options/conversation-options', () =>
  mockPart('options', jest.requireActual('./options/conversation-options'), 'ConversationOptions'),
);
jest.mock('./options/ending', () => mockPart('ending', jest.requireActual('./options/ending'), 'Ending'));
jest.mock('./composer/conversation-composer', () =>
  mockPart('composer', jest.requireActual('./composer/conversation-composer'), 'ConversationComposer'),
);
jest.mock('./speech/conversation-live-region', () =>
  mockPart('live region', jest.requireActual('./speech/conversation-live-region'), 'ConversationLiveRegion'),
);
jest.mock('./parts/conversation-overlay', () =>
  mockPart('overlay', jest.requireActual('./parts/conversation-overlay'), 'ConversationOverlay'),
);

const everyPart = [
  ...['component of a message', 'composer', 'ending', 'live region', 'message list', 'options', 'overlay'],
  'typing mark',
];

const summary: Step = { name: 'resumo', leadsTo: ['name'], text: 'Veja o resumo:', component: { name: 'summary' } };
const name = asking(
  'name',
  { check: (typed) => (typed === 'Ana' ? accept(typed) : refuse('Nome inválido')) },
  { options: [{ id: 'skip', label: 'Pular', to: 'end' }] },
);
const components = { summary: async () => ({ default: () => <p>Resumo</p> }) };
const rendered = () => [...mockRenders.keys()].toSorted();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const setUpUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** From here on, once the live region has emptied itself by the clock. */
async function countRenders() {
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  mockRenders.clear();
}

describe('A key press', () => {
  it('renders only the composer, and only once', async () => {
    const user = setUpUser();
    await renderChat({ steps: [summary, name], components });
    await screen.findByText('Resumo');
    expect(rendered()).toEqual(everyPart); // all of them are on the page and counted
    await user.click(answerField());
    await countRenders();

    await user.keyboard('Joana');
    expect(answerField()).toHaveValue('Joana');
    expect(Object.fromEntries(mockRenders)).toEqual({ composer: 5 });
  });

  it('renders only the composer, too, when it removes the message of a refused answer', async () => {
    const user = setUpUser();
    await renderChat({ steps: [summary, name], components });
    await user.type(answerField(), 'An{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Nome inválido');
    await countRenders();

    await user.keyboard('a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rendered()).toEqual(['composer']);
  });
});

it('A draft that a component of a segment shows renders only that component and the composer', async () => {
  const user = setUpUser();
  const choose: Step = {
    name: 'categoria',
    leadsTo: ['end'],
    text: 'Qual é o seu sonho?',
    component: { name: 'cards', asks: { answer: z.string(), say: String } },
  };
  const Cards = ({ draft, onDraft }: StepComponentProps<string>) => (
    <button type="button" onClick={() => onDraft('meio caminho')}>
      Rascunho: {draft}
    </button>
  );
  await renderChat({ steps: [choose], components: { cards: async () => ({ default: Cards }) } });
  const button = await screen.findByRole('button', { name: /rascunho/i });
  await countRenders();

  await user.click(button);
  expect(button).toHaveTextContent('Rascunho: meio caminho');
  // React also counts the component as a part of the list.
  expect(rendered()).toEqual(['component of a message', 'composer', 'message list']);
});

describe('The scene of a conversation', () => {
  it('is the same object while the visitor types, also over time, and a new one when the journey changes', () => {
    const { conversation, store, clock, snapshot } = aSilentConversation();
    const scene = () => conversation.sceneOf(store.getState());
    const before = scene();
    clock.pass(60_000);
    store.setState({ snapshot: { ...snapshot, draft: 'Joana' } });
    expect(scene()).toBe(before);

    store.setState({ snapshot: { ...snapshot, journey: { ...snapshot.journey, nome: 'Joana' } } });
    expect(scene()).toEqual({ ...before, now: clock.now(), journey: { ...before.journey, nome: 'Joana' } });
  });

  it('has the time at which the question appeared', () => {
    const { conversation, store, clock, snapshot } = aSilentConversation();
    const now = () => conversation.sceneOf(store.getState()).now;
    const before = now();
    clock.pass(60_000);
    store.setState({ snapshot: { ...snapshot, token: snapshot.token + 1 } });
    expect(now()).toBe(before + 60_000);
  });
});

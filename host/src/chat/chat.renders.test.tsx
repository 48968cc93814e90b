import type { Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { accept, refuse } from '@consorcio/shared/validation';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Profiler } from 'react';
import * as z from 'zod/mini';
import { answerField, aSilentConversation, asking, renderChat, resting } from './testing/a-chat';

const mockRenders = new Map<string, number>();

function mockPart(name: string, actual: Record<string, ComponentType<object>>) {
  const Part = actual[name] ?? (() => null);
  const count = () => void mockRenders.set(name, (mockRenders.get(name) ?? 0) + 1);
  const Counted = (props: object) => createElement(Profiler, { id: name, onRender: count }, createElement(Part, props));
  return { ...actual, [name]: Counted };
}

jest.mock('./messages/message-list', () => mockPart('MessageList', jest.requireActual('./messages/message-list')));
jest.mock('./parts/message-part', () => mockPart('MessagePart', jest.requireActual('./parts/message-part')));
jest.mock('./messages/conversation-typing-mark', () =>
  mockPart('ConversationTypingMark', jest.requireActual('./messages/conversation-typing-mark')),
);
jest.mock('./options/conversation-options', () =>
  mockPart('ConversationOptions', jest.requireActual('./options/conversation-options')),
);
jest.mock('./composer/composer', () => mockPart('Composer', jest.requireActual('./composer/composer')));
jest.mock('./speech/live-region', () => mockPart('ConversationLiveRegion', jest.requireActual('./speech/live-region')));
jest.mock('./parts/conversation-overlay', () =>
  mockPart('ConversationOverlay', jest.requireActual('./parts/conversation-overlay')),
);

const everyPart = [
  ...['Composer', 'ConversationLiveRegion', 'ConversationOptions', 'ConversationOverlay'],
  ...['ConversationTypingMark', 'MessageList', 'MessagePart'],
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
  it('renders only the composer, and only once, also when it removes the message of a refused answer', async () => {
    const user = setUpUser();
    await renderChat({ steps: [summary, name], components });
    await screen.findByText('Resumo');
    expect(rendered()).toEqual(everyPart); // all of them are on the page and counted
    for (const [keys, renders] of [
      ['Joana', 5],
      ['s', 1],
    ] as const) {
      await user.click(answerField());
      await countRenders();
      await user.keyboard(keys);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(Object.fromEntries(mockRenders)).toEqual({ Composer: renders });
      await user.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('Nome inválido');
    }
  });
});

it('An answer does not render the components of earlier messages again', async () => {
  const user = setUpUser();
  await renderChat({ steps: [summary, { ...name, leadsTo: ['fim'] }, resting], components });
  await screen.findByText('Resumo');
  await countRenders();
  await user.type(answerField(), 'Ana{Enter}');
  expect(await screen.findByRole('button', { name: 'Sim' })).toBeVisible();
  expect(rendered()).not.toContain('MessagePart');
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
  expect(rendered()).toEqual(['Composer', 'MessageList', 'MessagePart']);
});

it('the scene is the same object over time and while the visitor types, and new when the journey or the question changes', () => {
  const { conversation, store, clock, snapshot } = aSilentConversation();
  const scene = () => conversation.sceneOf(store.getState());
  const before = scene();
  clock.pass(60_000);
  store.setState({ snapshot: { ...snapshot, draft: 'Joana' } });
  expect(scene()).toBe(before);

  const journey = { ...snapshot.journey, nome: 'Joana' };
  store.setState({ snapshot: { ...snapshot, journey } });
  expect(scene()).toEqual({ ...before, now: clock.now(), journey });
  clock.pass(60_000);
  store.setState({ snapshot: { ...snapshot, journey, token: snapshot.token + 1 } });
  expect(scene().now).toBe(before.now + 120_000);
});

import { defineStep } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { accept, refuse } from '@consorcio/shared/validation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Profiler } from 'react';
import * as z from 'zod/mini';
import { renderChat } from './testing/a-chat';

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
  'message list',
  'component of a message',
  'typing mark',
  'options',
  'ending',
  'composer',
  'live region',
  'overlay',
];

const summary = defineStep({
  name: 'resumo',
  leadsTo: ['nome'],
  text: 'Veja o resumo:',
  component: { name: 'summary' },
  next: () => 'nome',
});
const name = defineStep({
  name: 'nome',
  leadsTo: ['end'],
  text: 'Como posso te chamar?',
  input: {
    kind: 'name',
    label: 'Seu nome',
    check: (typed) => (typed === 'Ana' ? accept(typed) : refuse('Nome inválido')),
  },
  options: [{ id: 'skip', label: 'Pular', to: 'end' }],
  next: () => 'end',
});
const components = { summary: async () => ({ default: () => <p>Resumo</p> }) };

const field = () => screen.getByRole('textbox', { name: 'Seu nome' });
const rendered = () => [...mockRenders.keys()];
/** The live region empties itself by the clock: on a busy machine that could be during a key press. */
const untilNothingIsSpoken = () => waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());

describe('A key press', () => {
  it('renders only the composer, and only once', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [summary, name], components });
    await screen.findByText('Resumo');
    expect(rendered().toSorted()).toEqual(everyPart.toSorted()); // all of them are on the page and counted
    await user.click(field());
    await untilNothingIsSpoken();
    mockRenders.clear();

    await user.keyboard('J');
    expect(Object.fromEntries(mockRenders)).toEqual({ composer: 1 });
    await user.keyboard('oana');

    expect(field()).toHaveValue('Joana');
    expect(Object.fromEntries(mockRenders)).toEqual({ composer: 5 });
  });

  it('renders only the composer, too, when it removes the message of a refused answer', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [summary, name], components });
    await user.type(field(), 'An{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Nome inválido');
    await untilNothingIsSpoken();
    mockRenders.clear();

    await user.keyboard('a');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rendered()).toEqual(['composer']);
  });
});

it('A draft that a component of a segment shows renders only that component and the composer', async () => {
  const user = userEvent.setup();
  const choose = defineStep({
    name: 'categoria',
    leadsTo: ['end'],
    text: 'Qual é o seu sonho?',
    component: { name: 'cards', asks: { answer: z.string(), say: (answer) => answer } },
    next: () => 'end',
  });
  const Cards = ({ draft, onDraft }: StepComponentProps<string>) => (
    <button type="button" onClick={() => onDraft('meio caminho')}>
      Rascunho: {draft}
    </button>
  );
  await renderChat({ steps: [choose], components: { cards: async () => ({ default: Cards }) } });
  const button = await screen.findByRole('button', { name: /rascunho/i });
  await untilNothingIsSpoken();
  mockRenders.clear();

  await user.click(button);

  expect(button).toHaveTextContent('Rascunho: meio caminho');
  // React also counts the component as a part of the list.
  expect(rendered().toSorted()).toEqual(['component of a message', 'composer', 'message list']);
});

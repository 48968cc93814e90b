import { defineStep } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { accept, refuse } from '@consorcio/shared/validation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Profiler } from 'react';
import * as z from 'zod/mini';
import { renderChat } from './testing/a-chat';

/** How often each part of the chat rendered, by its name. */
const mockRenders = new Map<string, number>();

function mockCounted<Props extends object>(name: string, Part: ComponentType<Props>) {
  const count = () => void mockRenders.set(name, (mockRenders.get(name) ?? 0) + 1);
  return (props: Props) => createElement(Profiler, { id: name, onRender: count }, createElement(Part, props));
}

jest.mock('./messages/message-list', () => {
  const actual = jest.requireActual<typeof import('./messages/message-list')>('./messages/message-list');
  return { MessageList: mockCounted('message list', actual.MessageList) };
});
jest.mock('./parts/message-part', () => {
  const actual = jest.requireActual<typeof import('./parts/message-part')>('./parts/message-part');
  return { MessagePart: mockCounted('component of a message', actual.MessagePart) };
});
jest.mock('./messages/talk-typing-mark', () => {
  const actual = jest.requireActual<typeof import('./messages/talk-typing-mark')>('./messages/talk-typing-mark');
  return { TalkTypingMark: mockCounted('typing mark', actual.TalkTypingMark) };
});
jest.mock('./options/talk-options', () => {
  const actual = jest.requireActual<typeof import('./options/talk-options')>('./options/talk-options');
  return { TalkOptions: mockCounted('options', actual.TalkOptions) };
});
jest.mock('./options/ending', () => {
  const actual = jest.requireActual<typeof import('./options/ending')>('./options/ending');
  return { Ending: mockCounted('ending', actual.Ending) };
});
jest.mock('./composer/talk-composer', () => {
  const actual = jest.requireActual<typeof import('./composer/talk-composer')>('./composer/talk-composer');
  return { TalkComposer: mockCounted('composer', actual.TalkComposer) };
});
jest.mock('./speech/talk-live-region', () => {
  const actual = jest.requireActual<typeof import('./speech/talk-live-region')>('./speech/talk-live-region');
  return { TalkLiveRegion: mockCounted('live region', actual.TalkLiveRegion) };
});
jest.mock('./parts/talk-overlay', () => {
  const actual = jest.requireActual<typeof import('./parts/talk-overlay')>('./parts/talk-overlay');
  return { TalkOverlay: mockCounted('overlay', actual.TalkOverlay) };
});

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

describe('A key press', () => {
  it('renders the composer, once, and no other part of the chat', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [summary, name], components });
    await screen.findByText('Resumo');
    expect(rendered().toSorted()).toEqual(everyPart.toSorted()); // all of them are on the page, and counted
    await user.click(field());
    mockRenders.clear();

    await user.keyboard('J');
    expect(Object.fromEntries(mockRenders)).toEqual({ composer: 1 });
    await user.keyboard('oana');

    expect(field()).toHaveValue('Joana');
    expect(Object.fromEntries(mockRenders)).toEqual({ composer: 5 });
  });

  it('renders the composer alone, too, when it takes back the sentence of a refused answer', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [summary, name], components });
    await user.type(field(), 'An{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Nome inválido');
    mockRenders.clear();

    await user.keyboard('a');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rendered()).toEqual(['composer']);
  });
});

it('A draft that a component of a segment draws renders that component and the composer, and no other part', async () => {
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
  mockRenders.clear();

  await user.click(button);

  expect(button).toHaveTextContent('Rascunho: meio caminho');
  // The list is there because React counts a part of it as its own.
  expect(rendered().toSorted()).toEqual(['component of a message', 'composer', 'message list']);
});

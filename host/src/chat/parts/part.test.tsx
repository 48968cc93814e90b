import { defineSegment, defineStep, type Step } from '@consorcio/shared/flow';
import { aPromise } from '@consorcio/shared/testing';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { aMessage } from '../../memory/testing/a-message';
import { renderChat, resting, waitingAt } from '../testing/a-chat';
import { mayLeaveSegment, warmUpEntry, warmUpNext } from './prepared';

const asks = { answer: z.string(), say: (answer: string) => answer };
const choose: Step = defineStep({
  name: 'categoria',
  leadsTo: ['resumo'],
  text: 'Qual é o seu sonho?',
  component: { name: 'cards', props: () => ({ names: ['Carro', 'Moto'] }), asks },
});
const summary: Step = defineStep({
  name: 'resumo',
  leadsTo: ['fim'],
  text: 'Veja o resumo:',
  component: { name: 'summary', props: ({ journey }) => ({ nome: journey.nome ?? 'ninguém' }) },
});

const Button = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button type="button" onClick={onClick}>
    {label}
  </button>
);
const Cards = ({ props, draft, onDraft, onAnswer }: StepComponentProps<string, { names: string[] }>) => (
  <div>
    <p>Rascunho: {draft}</p>
    <Button label="Começar" onClick={() => onDraft('meio caminho')} />
    {props.names.map((name) => (
      <Button key={name} label={name} onClick={() => onAnswer(name)} />
    ))}
    <Button label="Resposta quebrada" onClick={() => (onAnswer as (answer: unknown) => void)(42)} />
  </div>
);
const Summary = ({ props, onAnswer }: StepComponentProps<string, { nome: string }>) => (
  <Button label={`Resumo de ${props.nome}`} onClick={() => onAnswer('x')} />
);
const components = { cards: async () => ({ default: Cards }), summary: async () => ({ default: Summary }) };

async function show(
  more: Partial<Parameters<typeof renderChat>[0]> & { cards?: () => Promise<{ default: unknown }> } = {},
) {
  const { cards = components.cards, ...rest } = more;
  const chat = await renderChat({ steps: [choose, summary, resting], components: { ...components, cards }, ...rest });
  return { user: userEvent.setup(), chat, snapshot: chat.driver.snapshot };
}
const button = (name: string) => screen.findByRole('button', { name });
const fail = () => Promise.reject(new Error('no chunk'));

describe("A segment's component in a message", () => {
  it('answers below its message, and stays in the transcript, without answering, when it asks nothing', async () => {
    const { user, snapshot } = await show();
    await user.click(await button('Começar'));
    expect(screen.getByText('Rascunho: meio caminho')).toBeVisible();
    expect(snapshot().draft).toBe('meio caminho');

    await user.click(await button('Resposta quebrada')); // its schema refuses it
    await user.click(await button('Moto'));
    expect(screen.queryByRole('button', { name: 'Moto' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('Moto')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await user.click(await button('Resumo de ninguém'));
    expect(snapshot()).toMatchObject({ place: { step: 'fim' }, phase: { kind: 'waiting' } });

    await user.click(await button('Sim'));
    expect(await button('Resumo de ninguém')).toBeVisible();
  });

  describe('that cannot be shown', () => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => jest.restoreAllMocks());
    const sentence = 'Não consegui mostrar esta parte.';

    it('shows a message and the specialists, and loads its code again when the visitor retries', async () => {
      // while the bot typed, when it was shown, and at the first retry
      const cards = jest.fn(components.cards);
      for (let times = 0; times < 3; times += 1) cards.mockImplementationOnce(fail);
      const { user } = await show({ cards });
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      const specialists = await screen.findByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
      expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');

      await user.click(await button('Tentar novamente'));
      expect(document.body).not.toHaveFocus();
      await user.click(await button('Tentar novamente'));
      expect(await button('Carro')).toBeVisible();
      expect(cards).toHaveBeenCalledTimes(4);
    });

    it('is drawn again by itself after one error, as when a translator of the browser has replaced a text in it', async () => {
      function Fragile() {
        const [isOpen, setIsOpen] = useState(false);
        return (
          <button type="button" onClick={() => setIsOpen(true)}>
            {isOpen && <b>Aberto</b>}Abrir
          </button>
        );
      }
      const { user } = await show({ cards: async () => ({ default: Fragile }) });
      const open = await button('Abrir');
      open.innerHTML = '<font>Open</font>';
      await user.click(open);
      expect(await button('Abrir')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('leaves the ways on to the buttons of its step where there are some', async () => {
      const { user } = await show({ components: { ...components, summary: fail } });
      await user.click(await button('Carro'));
      expect(await button('Tentar novamente')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' })).not.toBeInTheDocument();
    });

    it('shows a message after the time limit, and the component when it loads later', async () => {
      const { promise, resolve } = aPromise<{ default: unknown }>();
      jest.useFakeTimers();
      await show({ cards: () => promise });
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);

      resolve(components.cards());
      jest.useRealTimers();
      expect(await button('Carro')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('asks for another build before it loads again, and shows a placeholder meanwhile', async () => {
      const { promise, resolve } = aPromise<void>();
      const onRetryPart = jest.fn(() => promise);
      const cards = jest.fn(components.cards).mockImplementationOnce(fail).mockImplementationOnce(fail);
      const { user } = await show({ cards, onRetryPart });
      await user.click(await button('Tentar novamente'));
      expect(onRetryPart).toHaveBeenCalledWith('demo');
      expect(screen.getByRole('img', { name: 'Carregando' })).toBeVisible();
      expect(cards).toHaveBeenCalledTimes(2);

      resolve();
      expect(await button('Carro')).toBeVisible();
    });

    it.each<[string, unknown]>([
      ['its module is not a component', { not: 'a component' }],
      [
        'it throws while rendering',
        () => {
          throw new Error('bug');
        },
      ],
    ])('shows a message when %s, and keeps the rest of the chat', async (_, broken) => {
      await show({ cards: async () => ({ default: broken }) });
      expect(await button('Tentar novamente')).toBeVisible();
      expect(screen.getByRole('log')).toHaveTextContent('Qual é o seu sonho?');
    });
  });

  it.each([
    ['has a placeholder', ['earlier'], 2, 2],
    ['is ignored', [], 1, 0],
  ])(
    '%s in a restored transcript while these segments are loaded again: %j',
    async (_, arriving, items, placeholders) => {
      const component = { segment: 'earlier', name: 'card', asks: false };
      const transcript = [
        aMessage('bot', 'Veja:', 0, { component }),
        aMessage('bot', '', 1, { component }),
        aMessage('bot', '', 2, { component: { ...component, asks: true } }),
      ];
      await show({ stored: waitingAt('fim', transcript), arriving });
      expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(items);
      expect(screen.queryAllByRole('img', { name: 'Carregando' })).toHaveLength(placeholders);
    },
  );
});

describe.each([
  ['an effect', useEffect],
  ['a layout effect', useLayoutEffect],
])('A part of which the clean-up of %s throws', (_, useAnEffect) => {
  function Scores({ onAnswer }: StepComponentProps<string>) {
    useAnEffect(
      () => () => {
        throw new Error('a bug in a clean-up');
      },
      [],
    );
    return <Button label="Dar nota dez" onClick={() => onAnswer('Dez')} />;
  }
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a component of a message', 'component', 'components'],
    ['over the page', 'overlay', 'overlays'],
  ] as const)('costs nothing when it is %s', async (_where, kind, parts) => {
    const step: Step = { name: 'nota', leadsTo: ['fim'], text: 'E a nota?', [kind]: { name: 'scores', asks } };
    const { user, chat } = await show({
      steps: [step, resting],
      [parts]: { scores: async () => ({ default: Scores }) },
    });
    await user.click(await button('Dar nota dez'));
    expect(within(screen.getByRole('log')).getByText('E a nota?')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await button('Sim'));
    expect(chat.answers).toEqual(['Dez', 'Sim']);
  });
});

describe('Components that are loaded ahead', () => {
  const load = jest.fn<Promise<{ default: ComponentType | null }>, [string]>();
  beforeEach(() => load.mockReset().mockResolvedValue({ default: null }));
  const go = <To extends string>(to: To) => [{ id: 'go', label: 'Go', to }];
  const conversation = defineSegment({
    name: 'conversation',
    entry: 'ask',
    exits: ['done'],
    steps: [
      defineStep({ name: 'ask', leadsTo: ['silent', 'last'], options: go('silent') }),
      defineStep({ name: 'silent', leadsTo: ['cards'] }),
      defineStep({ name: 'cards', leadsTo: ['later'], component: { name: 'cards', asks } }),
      defineStep({ name: 'later', leadsTo: ['end'], component: { name: 'later', asks } }),
      defineStep({ name: 'last', leadsTo: ['exit:done'], options: go('exit:done') }),
      defineStep({ name: 'before', leadsTo: ['send'], options: go('send') }),
      defineStep({ name: 'send', leadsTo: ['exit:done'] }),
    ],
    components: { cards: () => load('cards'), later: () => load('later') },
  });

  it('are those up to the next question of a place or of an entry, and no more', () => {
    warmUpNext({ conversation }, { segment: 'conversation', step: 'ask' });
    expect(load.mock.calls).toEqual([['cards']]);
    load.mockClear();
    warmUpEntry(conversation);
    expect(load.mock.calls).toEqual([]);
    warmUpEntry(conversation, 'silent');
    expect(load.mock.calls).toEqual([['cards']]);
  });

  it('are ignored when they fail to load, and at unknown places', async () => {
    load.mockRejectedValue(new Error('offline'));
    warmUpNext({ conversation }, { segment: 'conversation', step: 'ask' });
    warmUpNext({}, { segment: 'gone', step: 'ask' });
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an answer may lead out', 'last', true],
    ['it may lead out by a step without a question', 'before', true],
    ['another question is in between', 'ask', false],
    ['there is no such step', 'gone', false],
  ])('mayLeaveSegment knows that %s', (_what, step, expected) => {
    expect(mayLeaveSegment({ conversation }, { segment: 'conversation', step })).toBe(expected);
    expect(mayLeaveSegment({}, { segment: 'conversation', step })).toBe(false); // before it is loaded
  });
});

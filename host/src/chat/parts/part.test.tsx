import { defineStep, type Message, type Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { renderChat, waitingAt } from '../testing/a-chat';

const choose = defineStep({
  name: 'categoria',
  leadsTo: ['resumo'],
  text: 'Qual é o seu sonho?',
  component: {
    name: 'cards',
    props: () => ({ names: ['Carro', 'Moto'] }),
    asks: { answer: z.string(), say: (answer) => answer },
  },
});
const summary = defineStep({
  name: 'resumo',
  leadsTo: ['fim'],
  text: 'Veja o resumo:',
  component: { name: 'summary', props: ({ journey }) => ({ nome: journey.nome ?? 'ninguém' }) },
});
const end: Step = { name: 'fim', leadsTo: ['end'], text: 'Certo?', options: [{ id: 'ok', label: 'Sim', to: 'end' }] };
const steps = [choose, summary, end];

function Cards({ props, draft, onDraft, onAnswer }: StepComponentProps<string, { names: string[] }>) {
  return (
    <div>
      <p>Rascunho: {draft}</p>
      <button type="button" onClick={() => onDraft('meio caminho')}>
        Começar
      </button>
      {props.names.map((name) => (
        <button key={name} type="button" onClick={() => onAnswer(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => (onAnswer as (answer: unknown) => void)(42)}>
        Resposta quebrada
      </button>
    </div>
  );
}

function Summary({ props, onAnswer }: StepComponentProps<string, { nome: string }>) {
  return (
    <button type="button" onClick={() => onAnswer('x')}>
      Resumo de {props.nome}
    </button>
  );
}

const components = { cards: async () => ({ default: Cards }), summary: async () => ({ default: Summary }) };

describe("A segment's component in a message", () => {
  it('is shown below its message, with the props of its step, while the step waits', async () => {
    const user = userEvent.setup();
    await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Moto' }));

    expect(screen.queryByRole('button', { name: 'Moto' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('Moto')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('stays in the transcript, and cannot answer, when it asks nothing', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });
    await user.click(await screen.findByRole('button', { name: 'Carro' }));

    await user.click(await screen.findByRole('button', { name: 'Resumo de ninguém' }));

    expect(chat.driver.snapshot().place.step).toBe('fim');
    expect(chat.driver.snapshot().phase.kind).toBe('waiting');
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(screen.getByRole('button', { name: 'Resumo de ninguém' })).toBeVisible();
  });

  it('stores its unfinished answer as the draft', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Começar' }));

    expect(screen.getByText('Rascunho: meio caminho')).toBeVisible();
    expect(chat.driver.snapshot().draft).toBe('meio caminho');
  });

  it('can answer again after an answer that its schema refused', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Resposta quebrada' }));
    await user.click(screen.getByRole('button', { name: 'Carro' }));

    expect(chat.driver.snapshot().place.step).toBe('fim');
  });

  it('shows a placeholder while its code loads', async () => {
    await renderChat({ steps, components: { ...components, cards: () => new Promise(() => undefined) } });

    expect(screen.getByRole('img', { name: 'Carregando' })).toBeVisible();
  });

  describe('that cannot be shown', () => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => jest.restoreAllMocks());

    it('shows a message, and loads its code again when the visitor retries', async () => {
      const user = userEvent.setup();
      const load = jest
        .fn(components.cards)
        .mockRejectedValueOnce(new Error('no chunk while the bot typed'))
        .mockRejectedValueOnce(new Error('no chunk'))
        .mockRejectedValueOnce(new Error('no chunk'));
      await renderChat({ steps, components: { ...components, cards: load } });
      expect(await screen.findByRole('alert')).toHaveTextContent('Não consegui mostrar esta parte.');

      await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      expect(document.body).not.toHaveFocus();
      await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));

      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(4);
    });

    it('is drawn again by itself after one error, as when a translator of the browser has replaced a text in it', async () => {
      const user = userEvent.setup();
      function Fragile() {
        const [isOpen, setIsOpen] = useState(false);
        return (
          <button type="button" onClick={() => setIsOpen(true)}>
            {isOpen && <b>Aberto</b>}Abrir
          </button>
        );
      }
      await renderChat({ steps, components: { ...components, cards: async () => ({ default: Fragile }) } });
      const button = await screen.findByRole('button', { name: 'Abrir' });
      button.innerHTML = '<font>Open</font>';
      await user.click(button);

      expect(await screen.findByRole('button', { name: 'Abrir' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('leads to the specialists where it is the only control', async () => {
      const fail = () => Promise.reject(new Error('no chunk'));
      await renderChat({ steps, components: { ...components, cards: fail } });

      const specialists = await screen.findByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });
      expect(specialists).toHaveAttribute('href', 'https://wa.me/5511');
      expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    });

    it('leaves the ways on to the buttons of its step where there are some', async () => {
      const user = userEvent.setup();
      const fail = () => Promise.reject(new Error('no chunk'));
      await renderChat({ steps, components: { ...components, summary: fail } });
      await user.click(await screen.findByRole('button', { name: 'Carro' }));

      expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' })).not.toBeInTheDocument();
    });

    it('shows a message after the time limit, and the component when it loads later', async () => {
      let finish: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        finish = resolve;
      }).then(components.cards);
      jest.useFakeTimers();
      await renderChat({ steps, components: { ...components, cards: () => late } });
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(screen.getByRole('alert')).toHaveTextContent('Não consegui mostrar esta parte.');

      finish();
      jest.useRealTimers();

      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('asks for another build before it loads again, and shows a placeholder meanwhile', async () => {
      const user = userEvent.setup();
      let replaced: () => void = () => undefined;
      const retried = jest.fn(
        () =>
          new Promise<void>((resolve) => {
            replaced = resolve;
          }),
      );
      const load = jest
        .fn(components.cards)
        .mockRejectedValueOnce(new Error('none'))
        .mockRejectedValueOnce(new Error('none'));
      await renderChat({ steps, components: { ...components, cards: load }, onRetryPart: retried });

      await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
      expect(retried).toHaveBeenCalledWith('demo');
      expect(screen.getByRole('img', { name: 'Carregando' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2);

      replaced();
      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
    });

    it('shows a message when its module is not a component, and keeps the rest of the chat', async () => {
      const broken = { ...components, cards: async () => ({ default: { not: 'a component' } }) };
      await renderChat({ steps, components: broken });

      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByRole('log')).toHaveTextContent('Qual é o seu sonho?');
    });

    it('shows a message when it throws while rendering', async () => {
      const Broken = () => {
        throw new Error('bug');
      };
      await renderChat({ steps, components: { ...components, cards: async () => ({ default: Broken }) } });

      expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    });
  });

  it('has a placeholder in a restored transcript while its segment is being loaded again', async () => {
    const component = { segment: 'earlier', name: 'card', asks: false };
    const transcript: Message[] = [
      { id: 0, sender: 'bot', text: 'Veja:', at: 0, component },
      { id: 1, sender: 'bot', text: '', at: 0, component },
      { id: 2, sender: 'bot', text: '', at: 0, component: { ...component, asks: true } },
    ];
    await renderChat({ steps, components, stored: waitingAt('fim', transcript), arriving: ['earlier'] });

    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Carregando' })).toHaveLength(2);
  });

  it('is ignored in a restored transcript when its segment is not loaded', async () => {
    const transcript: Message[] = [
      { id: 0, sender: 'bot', text: 'Veja:', at: 0, component: { segment: 'gone', name: 'gone', asks: false } },
      { id: 1, sender: 'bot', text: '', at: 0, component: { segment: 'gone', name: 'gone', asks: false } },
    ];
    await renderChat({ steps, components, stored: waitingAt('fim', transcript) });

    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Carregando' })).not.toBeInTheDocument();
  });
});

import { defineStep, type Message, type Step, specialistsOption } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { renderChat } from '../testing/a-chat';

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

describe("A segment's component in the talk", () => {
  it('is shown under its message with the props its step gave, while the step waits', async () => {
    const user = userEvent.setup();
    await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Moto' }));

    expect(screen.queryByRole('button', { name: 'Moto' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('Moto')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('stays in the talk when it asks nothing, and answers nothing', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });
    await user.click(await screen.findByRole('button', { name: 'Carro' }));

    await user.click(await screen.findByRole('button', { name: 'Resumo de ninguém' }));

    expect(chat.driver.snapshot().place.step).toBe('fim');
    expect(chat.driver.snapshot().phase.kind).toBe('waiting');
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(screen.getByRole('button', { name: 'Resumo de ninguém' })).toBeVisible();
  });

  it('keeps its unfinished answer over a reload', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Começar' }));

    expect(screen.getByText('Rascunho: meio caminho')).toBeVisible();
    expect(chat.driver.snapshot().draft).toBe('meio caminho');
  });

  it('can still answer after an answer that its schema refused', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps, components });

    await user.click(await screen.findByRole('button', { name: 'Resposta quebrada' }));
    await user.click(screen.getByRole('button', { name: 'Carro' }));

    expect(chat.driver.snapshot().place.step).toBe('fim');
  });

  it('shows that it is coming while its code loads', async () => {
    await renderChat({ steps, components: { ...components, cards: () => new Promise(() => undefined) } });

    expect(screen.getByRole('img', { name: 'Carregando' })).toBeVisible();
  });

  describe('that cannot be shown', () => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => jest.restoreAllMocks());

    it('says so and asks for its code again when the visitor wants it', async () => {
      const user = userEvent.setup();
      const load = jest
        .fn(components.cards)
        .mockRejectedValueOnce(new Error('no chunk while the bot typed'))
        .mockRejectedValueOnce(new Error('no chunk'))
        .mockRejectedValueOnce(new Error('still no chunk'));
      await renderChat({ steps, components: { ...components, cards: load } });
      expect(await screen.findByRole('alert')).toHaveTextContent('Não consegui mostrar esta parte.');

      await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      expect(document.body).not.toHaveFocus();
      await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));

      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(4);
    });

    it('says so when it does not come in time, and shows it when it comes after all', async () => {
      let arrive: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        arrive = resolve;
      }).then(components.cards);
      jest.useFakeTimers();
      await renderChat({ steps, components: { ...components, cards: () => late } });
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(screen.getByRole('alert')).toHaveTextContent('Não consegui mostrar esta parte.');

      arrive();
      jest.useRealTimers();

      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('is looked for in another build before it is asked for again, and says meanwhile that it is coming', async () => {
      const user = userEvent.setup();
      let mend: () => void = () => undefined;
      const retried = jest.fn(
        () =>
          new Promise<void>((resolve) => {
            mend = resolve;
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

      mend();
      expect(await screen.findByRole('button', { name: 'Carro' })).toBeVisible();
    });

    it('says so when its module is no component, and leaves the rest of the talk alone', async () => {
      const broken = { ...components, cards: async () => ({ default: { not: 'a component' } }) };
      await renderChat({ steps, components: broken });

      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByRole('log')).toHaveTextContent('Qual é o seu sonho?');
    });

    it('says so when it breaks while it draws', async () => {
      const Broken = () => {
        throw new Error('bug');
      };
      await renderChat({ steps, components: { ...components, cards: async () => ({ default: Broken }) } });

      expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    });
  });

  it('is passed over in a restored talk whose segment is not there', async () => {
    const transcript: Message[] = [
      { id: 0, sender: 'bot', text: 'Veja:', at: 0, component: { segment: 'gone', name: 'gone', asks: false } },
      { id: 1, sender: 'bot', text: '', at: 0, component: { segment: 'gone', name: 'gone', asks: false } },
    ];
    await renderChat({
      steps,
      components,
      stored: { transcript, place: { segment: 'demo', step: 'fim' }, phase: { kind: 'waiting', token: 2 }, token: 2 },
    });

    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Carregando' })).not.toBeInTheDocument();
  });
});

describe('Options that a component offers', () => {
  const terms: Step = defineStep({
    name: 'termos',
    leadsTo: ['termos', 'fim'],
    opens: ['specialists'],
    text: 'Confira seus dados:',
    component: { name: 'data', props: ({ journey }) => ({ nome: journey.nome ?? 'Ana' }) },
    options: [
      { id: 'ok', label: 'Confirmar', to: 'fim' },
      {
        id: 'name',
        label: 'Alterar nome',
        to: 'termos',
        part: 'data',
        record: (journey) => ({ ...journey, nome: 'Bia' }),
      },
      { ...specialistsOption, part: 'data' },
      { id: 'elsewhere', label: 'Em outro lugar', to: 'fim', part: 'gone' },
    ],
  });
  function Data({ props, offered, onChoose }: StepComponentProps<never, { nome: string }>) {
    return (
      <fieldset>
        <legend>Dados de {props.nome}</legend>
        {offered.map(({ id, label }) => (
          <button key={id} type="button" onClick={() => onChoose(id)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => onChoose('ok')}>
          O que não é meu
        </button>
      </fieldset>
    );
  }
  const parts = { data: async () => ({ default: Data }) };
  const saidByVisitor = (chat: Awaited<ReturnType<typeof renderChat>>) =>
    chat.driver
      .snapshot()
      .transcript.filter(({ sender }) => sender === 'user')
      .map(({ text }) => text);

  it('stand in it alone: they are neither buttons under the talk nor announced', async () => {
    const chat = await renderChat({ steps: [terms, end], components: parts });

    const part = await screen.findByRole('group', { name: 'Dados de Ana' });
    const names = within(part)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Alterar nome', 'FALAR COM OS ESPECIALISTAS', 'O que não é meu']);
    const under = within(screen.getByRole('group', { name: 'Opções de resposta' })).getAllByRole('button');
    expect(under).toEqual([screen.getByRole('button', { name: 'Confirmar' })]);
    expect(chat.spoken.at(-1)).toBe('1 opção: Confirmar');
  });

  it('answer as the buttons do, once, and the focus does not fall to the page', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts, delayMs: 500 });
    chat.pass(500);

    await user.dblClick(await screen.findByRole('button', { name: 'Alterar nome' }));

    expect(saidByVisitor(chat)).toEqual(['Alterar nome']);
    expect(screen.queryByRole('button', { name: 'Alterar nome' })).not.toBeInTheDocument(); // the talk went on
    expect(document.body).not.toHaveFocus();
  });

  it('belong to the last message of the component', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [terms, end], components: parts });

    await user.click(await screen.findByRole('button', { name: 'Alterar nome' }));

    const before = screen.getByRole('group', { name: 'Dados de Ana' });
    const now = screen.getByRole('group', { name: 'Dados de Bia' });
    expect(within(before).queryByRole('button', { name: 'Alterar nome' })).not.toBeInTheDocument();
    expect(within(now).getByRole('button', { name: 'Alterar nome' })).toBeVisible();
  });

  it('leave the talk open when they lead to a person', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts });
    const specialists = await screen.findByRole('button', { name: 'FALAR COM OS ESPECIALISTAS' });

    await user.click(specialists);
    await user.click(specialists);

    expect(chat.openSpecialists).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Alterar nome' }));
    expect(saidByVisitor(chat)).toEqual(['Alterar nome']);
  });

  it('are all it can choose', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [terms, end], components: parts });

    await user.click(await screen.findByRole('button', { name: 'O que não é meu' }));

    expect(saidByVisitor(chat)).toEqual([]);
  });
});

describe("A segment's overlay", () => {
  const card = defineStep({
    name: 'cartao',
    leadsTo: ['fim'],
    text: 'Preencha os dados do <b>cartão</b>.',
    overlay: { name: 'card', asks: { answer: z.string(), say: () => 'Cartão final 1111' } },
  });
  const Card = ({ onAnswer }: StepComponentProps<string>) => (
    <button type="button" onClick={() => onAnswer('ok')}>
      Pagar
    </button>
  );
  const overlays = { card: async () => ({ default: Card }) };

  // jsdom knows the element but not its behaviour.
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });

  it('is a modal dialog named by what the bot just said, until it is answered', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [card, end], overlays });
    expect(screen.getByRole('dialog', { name: 'Preencha os dados do cartão.' })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Pagar' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chat.driver.snapshot().transcript.at(-2)?.text).toBe('Cartão final 1111');
    expect(document.body).not.toHaveFocus();
  });

  it('offers the options that are its own, beside its answer', async () => {
    const user = userEvent.setup();
    const offering: Step = {
      ...card,
      options: [{ id: 'back', label: 'Voltar', to: 'fim', part: 'card' }],
    };
    const Offering = ({ offered, onChoose }: StepComponentProps<string>) =>
      offered.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {label}
        </button>
      ));
    const chat = await renderChat({
      steps: [offering, end],
      overlays: { card: async () => ({ default: Offering }) },
    });
    expect(screen.queryByRole('group', { name: 'Opções de resposta' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Voltar' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chat.driver.snapshot().place.step).toBe('fim');
    expect(document.body).not.toHaveFocus();
  });

  describe('that may be dismissed', () => {
    const form: Step = {
      name: 'cartao',
      leadsTo: ['fim'],
      text: 'Preencha os dados do <b>cartão</b>.',
      overlay: { name: 'card', dismiss: 'back' },
      options: [{ id: 'back', label: 'Voltar', to: 'fim', part: 'card' }],
      submit: {
        input: () => undefined,
        run: (_call, data) => sent(data),
        creates: { intent: 'card', sameAs: () => '' },
        settle: (journey) => journey,
        refusal: () => 'Nada foi enviado.',
        say: () => 'Pagar com cartão',
      },
    };
    let sent: (data: unknown) => Promise<unknown>;
    const Form = ({ onSubmit, isSubmitting, problem }: StepComponentProps) => (
      <>
        <input aria-label="Número" />
        <button type="button" onClick={() => onSubmit({ numero: '4242' })}>
          {isSubmitting ? 'Enviando' : 'Pagar'}
        </button>
        {problem}
      </>
    );
    const forms = { card: async () => ({ default: Form }) };

    it.each([
      ['Escape or the back gesture', 'cancel'],
      ['a browser that asks nobody', 'close'],
    ])('closes by %s as by its option', async (_how, name) => {
      const chat = await renderChat({ steps: [form, end], overlays: forms });
      const dialog = await screen.findByRole('dialog');
      const event = new Event(name, { cancelable: true });

      act(() => void dialog.dispatchEvent(event));

      expect(event.defaultPrevented).toBe(name === 'cancel');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(chat.driver.snapshot().place.step).toBe('fim');
      expect(document.body).not.toHaveFocus();
    });

    it('opens without a field in focus: nobody asked for the keyboard yet', async () => {
      await renderChat({ steps: [form, end], overlays: forms });

      expect(await screen.findByRole('dialog')).toHaveFocus();
    });

    it('stays over a picker that one of its fields closes', async () => {
      await renderChat({ steps: [form, end], overlays: forms });

      const inside = new Event('cancel', { bubbles: true, cancelable: true });
      act(() => void screen.getByRole('textbox', { name: 'Número' }).dispatchEvent(inside));

      expect(inside.defaultPrevented).toBe(false);
      expect(screen.getByRole('dialog')).toBeVisible();
    });

    it('hands its form in once, stays as it is while that is on its way, and hears why it was not sent', async () => {
      const user = userEvent.setup();
      let fail: (error: unknown) => void = () => undefined;
      const taken: unknown[] = [];
      sent = (data) => {
        taken.push(data);
        return new Promise((_, reject) => {
          fail = reject;
        });
      };
      const chat = await renderChat({ steps: [form, end], overlays: forms });
      const field = await screen.findByRole('textbox', { name: 'Número' });
      await user.type(field, '4242');

      await user.dblClick(screen.getByRole('button', { name: 'Pagar' }));

      expect(taken).toEqual([{ numero: '4242' }]);
      expect(screen.getByRole('button', { name: 'Enviando' })).toHaveFocus();
      expect(chat.driver.snapshot().phase.kind).toBe('submitting');
      act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
      expect(screen.getByRole('dialog')).toHaveAttribute('open');

      await act(async () => fail(new Error('offline')));

      expect(screen.getByRole('dialog')).toHaveTextContent('Nada foi enviado.');
      expect(screen.getByRole('textbox', { name: 'Número' })).toBe(field);
      expect(field).toHaveValue('4242');
    });
  });

  it('speaks within the dialog: what is behind it is inert', async () => {
    const user = userEvent.setup();
    const Speaking = ({ onSay }: StepComponentProps<string>) => (
      <button type="button" onClick={() => onSay('Cartão inválido')}>
        Pagar
      </button>
    );
    await renderChat({ steps: [card, end], overlays: { card: async () => ({ default: Speaking }) } });

    await user.click(await screen.findByRole('button', { name: 'Pagar' }));

    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Cartão inválido');
    expect(screen.getAllByText('Cartão inválido')).toHaveLength(1);
  });

  it('does not close by Escape or by the browser alone', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [card, end], overlays });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    (await screen.findByRole('button', { name: 'Pagar' })).focus();

    await user.keyboard('{Escape}');
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    act(() => dialog.close());

    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeVisible();
  });

  it('is there where dialogs are not known', async () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    await renderChat({ steps: [card, end], overlays });

    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

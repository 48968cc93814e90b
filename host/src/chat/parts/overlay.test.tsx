import { defineStep, type Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { renderChat } from '../testing/a-chat';

const end: Step = { name: 'fim', leadsTo: ['end'], text: 'Certo?', options: [{ id: 'ok', label: 'Sim', to: 'end' }] };

describe("A segment's overlay", () => {
  const card = defineStep({
    name: 'cartao',
    leadsTo: ['fim'],
    text: 'Preencha os dados do <b>cartão</b> para pagar R$ 885,00.',
    overlay: { name: 'card', asks: { answer: z.string(), say: () => 'Cartão final 1111' } },
  });
  const Card = ({ onAnswer }: StepComponentProps<string>) => (
    <button type="button" onClick={() => onAnswer('ok')}>
      Pagar
    </button>
  );
  const overlays = { card: async () => ({ default: Card }) };

  // jsdom has the element without its behaviour.
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
  // The overlay of the test before takes its history entry back.
  beforeEach(() => waitFor(() => expect(window.history.state).toBeNull()));
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });

  it('is a modal dialog named by the last message of the bot, until it is answered', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [card, end], overlays });
    expect(screen.getByRole('dialog', { name: 'Preencha os dados do cartão para pagar 885 reais.' })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Pagar' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chat.driver.snapshot().transcript.at(-2)?.text).toBe('Cartão final 1111');
    expect(document.body).not.toHaveFocus();
  });

  it('offers its own options besides its answer', async () => {
    const user = userEvent.setup();
    const offering: Step = { ...card, options: [{ id: 'back', label: 'Voltar', to: 'fim', part: 'card' }] };
    const Offering = ({ offered, onChoose }: StepComponentProps<string>) =>
      offered.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {label}
        </button>
      ));
    const chat = await renderChat({ steps: [offering, end], overlays: { card: async () => ({ default: Offering }) } });
    expect(screen.queryByRole('group', { name: 'Opções de resposta' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Voltar' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chat.driver.snapshot().place.step).toBe('fim');
    expect(document.body).not.toHaveFocus();
  });

  describe('with an option for Escape and the back gesture', () => {
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
      ['a browser without a cancel event', 'close'],
    ])('closes by %s as if the option was chosen', async (_how, name) => {
      const chat = await renderChat({ steps: [form, end], overlays: forms });
      const dialog = await screen.findByRole('dialog');
      const event = new Event(name, { cancelable: true });

      act(() => void dialog.dispatchEvent(event));

      expect(event.defaultPrevented).toBe(name === 'cancel');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(chat.driver.snapshot().place.step).toBe('fim');
      expect(document.body).not.toHaveFocus();
    });

    it('opens without focusing a field, which would open the keyboard', async () => {
      await renderChat({ steps: [form, end], overlays: forms });

      expect(await screen.findByRole('dialog')).toHaveFocus();
    });

    it('stays open when the picker of a field is cancelled', async () => {
      await renderChat({ steps: [form, end], overlays: forms });

      const inside = new Event('cancel', { bubbles: true, cancelable: true });
      act(() => void screen.getByRole('textbox', { name: 'Número' }).dispatchEvent(inside));

      expect(inside.defaultPrevented).toBe(false);
      expect(screen.getByRole('dialog')).toBeVisible();
    });

    it('sends its form once, stays open meanwhile, and shows why the form was not sent', async () => {
      const user = userEvent.setup();
      let fail: (error: unknown) => void = () => undefined;
      const received: unknown[] = [];
      sent = (data) => {
        received.push(data);
        return new Promise((_, reject) => {
          fail = reject;
        });
      };
      const chat = await renderChat({ steps: [form, end], overlays: forms });
      const field = await screen.findByRole('textbox', { name: 'Número' });
      await user.type(field, '4242');

      await user.dblClick(screen.getByRole('button', { name: 'Pagar' }));

      expect(received).toEqual([{ numero: '4242' }]);
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

  it('announces inside the dialog, because the page behind it is inert', async () => {
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

  it('does not close by Escape or by the browser without such an option', async () => {
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

  it('is shown in browsers without modal dialogs', async () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    await renderChat({ steps: [card, end], overlays });

    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

import { defineStep, type Step } from '@consorcio/shared/flow';
import { aPromise } from '@consorcio/shared/testing';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { renderChat, resting } from '../testing/a-chat';
import { useBackGesture } from './modal';

const card: Step = defineStep({
  name: 'cartao',
  leadsTo: ['fim'],
  text: 'Preencha os dados do <b>cartão</b> para pagar R$ 885,00.',
  overlay: { name: 'card', asks: { answer: z.string(), say: () => 'Cartão final 1111' } },
});
const options = [{ id: 'back', label: 'Voltar', to: 'fim', part: 'card' }];
const Button = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button type="button" onClick={onClick}>
    {label}
  </button>
);
const Card = ({ onAnswer }: StepComponentProps<string>) => <Button label="Pagar" onClick={() => onAnswer('ok')} />;

async function show(step = card, Overlay: ComponentType<StepComponentProps<string>> = Card) {
  const chat = await renderChat({ steps: [step, resting], overlays: { card: async () => ({ default: Overlay }) } });
  return { user: userEvent.setup(), snapshot: chat.driver.snapshot };
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const button = (name: string) => screen.findByRole('button', { name });
/** Escape and the back gesture cancel a dialog; some browsers only close it. */
function fire(name: 'cancel' | 'close', target: HTMLElement = dialog()) {
  const event = new Event(name, { bubbles: target !== dialog(), cancelable: true });
  act(() => void target.dispatchEvent(event));
  return event;
}
function expectLeft(step: string | null) {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(step).toBe('fim');
  expect(document.body).not.toHaveFocus();
}
const state = () => window.history.state;
// The overlay or form of the test before takes its history entry back.
beforeEach(() => waitFor(() => expect(state()).toBeNull()));

describe("A segment's overlay", () => {
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
  afterEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });

  it('is a modal dialog named by the last message of the bot, until it is answered', async () => {
    const { user, snapshot } = await show();
    expect(screen.getByRole('dialog', { name: 'Preencha os dados do cartão para pagar 885 reais.' })).toBeVisible();
    await user.click(await button('Pagar'));
    expect(snapshot().transcript.at(-2)?.text).toBe('Cartão final 1111');
    expectLeft(snapshot().place.step);
  });

  it('offers its own options besides its answer', async () => {
    const { user, snapshot } = await show({ ...card, options }, ({ offered, onChoose }) =>
      offered.map(({ id, label }) => <Button key={id} label={label} onClick={() => onChoose(id)} />),
    );
    expect(screen.queryByRole('group', { name: 'Opções de resposta' })).not.toBeInTheDocument();
    await user.click(await button('Voltar'));
    expectLeft(snapshot().place.step);
  });

  describe('with an option for Escape and the back gesture', () => {
    let sent: () => Promise<unknown>;
    const form: Step = {
      ...card,
      overlay: { name: 'card', dismiss: 'back' },
      options,
      submit: {
        run: () => sent(),
        creates: { intent: 'card', sameAs: () => '' },
        settle: (journey) => journey,
        ...{ input: () => undefined, refusal: () => 'Nada foi enviado.', say: () => 'Pagar com cartão' },
      },
    };
    const Form = ({ onSubmit, isSubmitting, problem }: StepComponentProps<string>) => (
      <>
        <input aria-label="Número" />
        <Button label={isSubmitting ? 'Enviando' : 'Pagar'} onClick={onSubmit} />
        {problem}
      </>
    );
    const field = () => screen.findByRole('textbox', { name: 'Número' });

    it.each(['cancel', 'close'] as const)('closes by the event "%s" as if the option was chosen', async (name) => {
      const { snapshot } = await show(form, Form);
      expect(fire(name).defaultPrevented).toBe(name === 'cancel');
      expectLeft(snapshot().place.step);
    });

    it('sends its form once, stays open meanwhile, and shows why the form was not sent', async () => {
      const { promise, reject } = aPromise();
      const run = jest.fn(() => promise);
      sent = run;
      const { user, snapshot } = await show(form, Form);
      expect(dialog()).toHaveFocus(); // a field would open the keyboard
      const number = await field();
      expect(fire('cancel', number).defaultPrevented).toBe(false); // of a picker
      await user.type(number, '4242');
      await user.dblClick(await button('Pagar'));
      expect(run).toHaveBeenCalledTimes(1);
      expect(await button('Enviando')).toHaveFocus();
      expect(snapshot().phase.kind).toBe('submitting');
      fire('cancel');
      expect(dialog()).toHaveAttribute('open');

      await act(async () => reject(new Error('offline')));
      expect(dialog()).toHaveTextContent('Nada foi enviado.');
      expect(await field()).toBe(number);
      expect(number).toHaveValue('4242');
    });
  });

  it('announces inside the dialog, because the page behind it is inert', async () => {
    const { user } = await show(card, ({ onSay }) => <Button label="Pagar" onClick={() => onSay('Cartão inválido')} />);
    await user.click(await button('Pagar'));
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Cartão inválido');
    expect(screen.getAllByText('Cartão inválido')).toHaveLength(1);
  });

  it('does not close by Escape or by the browser without such an option', async () => {
    const { user } = await show();
    (await button('Pagar')).focus();
    await user.keyboard('{Escape}');
    expect(fire('cancel').defaultPrevented).toBe(true);
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('open');
    expect(await button('Pagar')).toBeVisible();
  });
});

it('A component that is mounted ahead is closed until its question, keeps what it holds but no focus, and goes when nothing leads to it', async () => {
  const toForm = { id: 'card', label: 'Cartão', to: 'cartao' };
  const ask: Step = { name: 'forma', leadsTo: ['cartao'], text: 'Como?', options: [toForm] };
  const back = { id: 'back', label: 'Voltar', to: 'recusado', part: 'card' };
  const overlay = { name: 'card', dismiss: 'back', isAhead: true } as const;
  const form: Step = { name: 'cartao', leadsTo: ['recusado'], text: 'Preencha.', overlay, options: [back] };
  const again = [toForm, { id: 'no', label: 'Deixar', to: 'fim' }];
  const refused: Step = { name: 'recusado', leadsTo: ['cartao', 'fim'], text: 'Recusado.', options: again };
  const Held = ({ isOpen, onChoose }: StepComponentProps) => (
    <>
      <input aria-label={isOpen ? 'Aberto' : 'Fechado'} />
      <Button label="Sair" onClick={() => onChoose('back')} />
    </>
  );
  await renderChat({ steps: [ask, form, refused, resting], overlays: { card: async () => ({ default: Held }) } });
  const user = userEvent.setup();
  const choose = async (label: string) => user.click(await button(label));
  const closed = () => screen.findByLabelText('Fechado');

  expect(await closed()).not.toBeVisible();
  await choose('Cartão');
  await user.type(await screen.findByLabelText('Aberto'), '4242');
  await choose('Sair');
  expect(await closed()).not.toBeVisible();
  expect(await closed()).toHaveValue('4242');
  act(() => screen.getByLabelText('Fechado').focus()); // like a frame that has not heard yet that it is closed
  fireEvent.blur(window);
  expect(screen.getByLabelText('Fechado')).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
  await choose('Deixar');
  await waitFor(() => expect(screen.queryByLabelText('Fechado')).not.toBeInTheDocument());
});

describe('A form over the page and the back button', () => {
  function Form({ onBack, isActive = true }: { onBack(): boolean; isActive?: boolean }) {
    useBackGesture(onBack, isActive);
    return null;
  }
  const goBack = () =>
    act(async () => {
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await arrived;
    });

  // A form that closes: e2e/journeys/touch.journey.ts.
  it('asks again when the form did not close', async () => {
    const onBack = jest.fn(() => false);
    render(<Form onBack={onBack} />);
    for (const times of [1, 2]) {
      await goBack();
      expect(onBack).toHaveBeenCalledTimes(times);
      expect(state()).toEqual({ isOverlay: true });
    }
  });

  it('adds no history entry for a form that back cannot close', () => {
    render(<Form onBack={() => false} isActive={false} />);
    expect(state()).toBeNull();
  });
});

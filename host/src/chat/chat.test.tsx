import { defineStep, type Message, type Step, specialistsOption } from '@consorcio/shared/flow';
import { accept, refuse } from '@consorcio/shared/validation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from './testing/a-chat';

const required = (typed: string) => (typed.trim() === '' ? refuse('Preencha para continuar!') : accept(typed.trim()));

const greeting = defineStep({
  name: 'oi',
  leadsTo: ['nome'],
  opens: ['specialists'],
  text: ['Olá!', 'Vamos <b>simular</b>?'],
  options: [{ id: 'go', label: 'Simular agora', to: 'nome', tone: 'primary' }, specialistsOption],
});
const name = defineStep({
  name: 'nome',
  leadsTo: ['email'],
  text: 'Como posso te chamar?',
  input: { kind: 'name', label: 'Seu nome', check: required },
});
const email = defineStep({
  name: 'email',
  leadsTo: ['fim'],
  text: 'Qual é o seu e-mail?',
  input: { kind: 'email', label: 'Seu e-mail', check: required },
});
const end = defineStep({ name: 'fim', leadsTo: ['end'], text: 'Até mais!' });
const steps = [greeting, name, email, end];

const root = () => screen.getByRole('main');
const messages = () => within(screen.getByRole('log')).getAllByRole('listitem');

describe('Chat', () => {
  it('shows its place and whether it waits for the visitor in attributes of its root', async () => {
    const user = userEvent.setup();
    const { pass } = await renderChat({ steps, delayMs: 1_500 });
    expect(root()).toHaveAttribute('data-segment', 'demo');
    expect(root()).toHaveAttribute('data-step', 'oi');
    expect(root()).toHaveAttribute('data-state', 'busy');

    pass(1_500);
    pass(500);
    expect(root()).toHaveAttribute('data-state', 'waiting');

    await user.click(screen.getByRole('button', { name: 'Simular agora' }));
    expect(root()).toHaveAttribute('data-step', 'nome');
    expect(root()).toHaveAttribute('data-state', 'busy');
  });

  describe('when the conversation has ended', () => {
    const leave = defineStep({
      name: 'saida',
      leadsTo: ['fim'],
      text: 'Mais alguma coisa?',
      options: [{ id: 'no', label: 'Não, obrigada', to: 'fim' }],
    });
    const again = () => screen.getByRole('button', { name: 'Começar uma nova conversa A conversa atual será apagada' });

    it('offers a new one, and not before', async () => {
      const user = userEvent.setup();
      const { pass, startAnew } = await renderChat({ steps: [leave, end], delayMs: 500 });
      expect(screen.queryByRole('group')).not.toBeInTheDocument();
      pass(500);
      expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(1);

      await user.click(screen.getByRole('button', { name: 'Não, obrigada' }));
      expect(screen.queryByRole('group')).not.toBeInTheDocument();
      pass(500);

      expect(root()).toHaveAttribute('data-state', 'ended');
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      const options = screen.getByRole('group', { name: 'Opções de resposta' });
      expect(within(options).getAllByRole('button')).toEqual([again()]);
      expect(startAnew).not.toHaveBeenCalled();
    });

    it('announces the offer once, after the last message', async () => {
      const user = userEvent.setup();
      const chat = await renderChat({ steps: [leave, end] });
      await user.click(screen.getByRole('button', { name: 'Não, obrigada' }));
      await user.tab();

      expect(chat.spoken.slice(2)).toEqual([
        'Até mais!',
        '1 opção: Começar uma nova conversa, A conversa atual será apagada',
      ]);
    });

    it("focuses the visitor's last message, one Tab before the offer", async () => {
      const user = userEvent.setup();
      await renderChat({ steps: [leave, end] });

      screen.getByRole('button', { name: 'Não, obrigada' }).focus();
      await user.keyboard('{Enter}');
      expect(messages().find((message) => message.textContent?.includes('Você: Não, obrigada'))).toHaveFocus();

      await user.tab();
      expect(again()).toHaveFocus();
    });

    it('starts a new one once, also after several presses', async () => {
      const user = userEvent.setup();
      const { driver, startAnew } = await renderChat({ steps: [end] });
      const { transcript } = driver.snapshot();

      await user.dblClick(again());
      await user.keyboard('{Enter}');

      expect(startAnew).toHaveBeenCalledTimes(1);
      expect(again()).toHaveFocus();
      expect(again()).toHaveAttribute('aria-disabled', 'true');
      expect(driver.snapshot().transcript).toBe(transcript);
    });

    it('does not announce the offer when the end was restored with the page', async () => {
      const user = userEvent.setup();
      const chat = await renderChat({
        steps: [end],
        stored: {
          transcript: [{ id: 0, sender: 'bot', text: 'Até mais!', at: 0 }],
          place: { segment: 'demo', step: 'fim' },
          phase: { kind: 'ended' },
        },
      });

      expect(chat.spoken).toEqual([]);
      await user.click(again());
      expect(chat.startAnew).toHaveBeenCalledTimes(1);
    });
  });

  it('shows the messages as a list in a log that is not announced by itself', async () => {
    await renderChat({ steps });

    const log = screen.getByRole('log', { name: 'Conversa' });
    expect(log).toHaveAttribute('aria-live', 'off');
    expect(within(log).getByRole('list')).toHaveProperty('tagName', 'OL');
    expect(messages()).toHaveLength(2);
    expect(screen.getByText('simular')).toHaveProperty('tagName', 'B');
  });

  it('shows the footer note', async () => {
    await renderChat({ steps });

    expect(screen.getByText('Ao continuar, você concorda.')).toBeVisible();
  });

  it('shows only the typing mark while the bot is about to write', async () => {
    const { pass } = await renderChat({ steps: [name], delayMs: 1_500 });
    expect(screen.getByRole('button', { name: /digitando/i })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    pass(1_500);
    expect(screen.queryByRole('button', { name: /digitando/i })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toBeVisible();
  });

  it.each(['click', 'Enter'])('skips the delay when the typing mark is pressed (%s)', async (how) => {
    const user = userEvent.setup();
    await renderChat({ steps: [name], delayMs: 1_500 });

    const mark = screen.getByRole('button', { name: /digitando/i });
    if (how === 'click') await user.click(mark);
    else {
      mark.focus();
      await user.keyboard('{Enter}');
    }

    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('shows a typing mark that cannot be skipped while a request is running', async () => {
    const slow = defineStep({
      name: 'busca',
      leadsTo: ['end'],
      fetch: { input: () => null, run: () => new Promise(() => undefined), settle: (journey) => journey },
      text: 'Achei!',
    });
    await renderChat({ steps: [slow] });

    expect(screen.getByRole('img', { name: /digitando/i })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the focus in the field for the next question', async () => {
    const user = userEvent.setup();
    const { pass } = await renderChat({ steps: [name, email, end], delayMs: 500 });
    pass(500);
    const field = screen.getByRole('textbox', { name: 'Seu nome' });

    await user.type(field, 'Joana{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Seu nome' })).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.keyboard('antes da hora');

    pass(500);
    expect(screen.getByRole('textbox', { name: 'Seu e-mail' })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('moves the focus from the field to the log when the next step has no field', async () => {
    const user = userEvent.setup();
    const choose = defineStep({
      name: 'escolha',
      leadsTo: ['end'],
      text: 'Tem cupom?',
      options: [{ id: 'no', label: 'Não', to: 'end' }],
    });
    const ask: Step = { ...name, leadsTo: ['escolha'] };
    const { pass } = await renderChat({ steps: [ask, choose], delayMs: 500 });
    pass(500);

    await user.type(screen.getByRole('textbox'), 'Joana{Enter}');
    pass(500);

    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(messages().find((message) => message.textContent?.includes('Você: Joana'))).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus();
  });

  it('does not focus the field when a choice leads to a question', async () => {
    const user = userEvent.setup();
    await renderChat({ steps });

    await user.click(screen.getByRole('button', { name: 'Simular agora' }));

    expect(screen.getByRole('textbox', { name: 'Seu nome' })).not.toHaveFocus();
    expect(messages().find((message) => message.textContent?.includes('Você: Simular agora'))).toHaveFocus();
  });

  it('moves the focus into the field when the visitor types', async () => {
    const user = userEvent.setup();
    await renderChat({ steps });
    await user.click(screen.getByRole('button', { name: 'Simular agora' }));

    await user.keyboard('Joana{Enter}');

    expect(screen.getByText('Joana')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Seu e-mail' })).toHaveFocus();
  });

  it('does not move the focus for keys that a control uses', async () => {
    const user = userEvent.setup();
    const withHelp: Step = { ...name, leadsTo: ['email', 'especialistas'], options: [specialistsOption] };
    await renderChat({ steps: [withHelp] });

    screen.getByRole('link', { name: /especialistas/i }).focus();
    await user.keyboard('Joana');
    expect(screen.getByRole('textbox')).toHaveValue('');

    screen.getByRole('log').focus();
    await user.keyboard(' {Control>}c{/Control}{ArrowDown}');
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('shows restored messages and the draft, and waits', async () => {
    const transcript: Message[] = [
      { id: 0, sender: 'bot', text: 'Como posso te chamar?', at: Date.UTC(2026, 10, 21, 15, 4) },
    ];
    await renderChat({ steps: [name], stored: waitingAt('nome', transcript, { draft: 'Joa' }) });

    expect(messages()).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Joa');
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('is busy while the segment of a restored question loads', async () => {
    await renderChat({ steps: [name], isUnreachable: true, stored: waitingAt('nome', []) });

    expect(root()).toHaveAttribute('data-state', 'busy');
    expect(screen.getByRole('img', { name: /digitando/i })).toBeVisible();
  });
});

import { defineStep, type Step, specialistsOption } from '@consorcio/shared/flow';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../memory/testing/a-message';
import { asking, renderChat, resting, waitingAt } from './testing/a-chat';

const greeting = defineStep({
  name: 'oi',
  leadsTo: ['name'],
  opens: ['specialists'],
  text: ['Olá!', 'Vamos <b>simular</b>?'],
  options: [{ id: 'go', label: 'Simular agora', to: 'name', tone: 'primary' }, specialistsOption],
});
const name = asking('name', { label: 'Seu nome' }, { leadsTo: ['email'] });
const email = asking('email', { label: 'Seu e-mail' }, { leadsTo: ['despedida'] });
const end: Step = { name: 'despedida', leadsTo: ['end'], text: 'Até mais!' };
const steps = [greeting, name, email, end];

const root = () => screen.getByRole('main');
const messages = () => within(screen.getByRole('log')).getAllByRole('listitem');
const messageOf = (text: string) => messages().find((message) => message.textContent?.includes(text));
const field = (label = 'Seu nome') => screen.getByRole('textbox', { name: label });

describe('Chat', () => {
  it('shows its place and whether it waits, and its messages as a list in a log that is not announced by itself', async () => {
    const user = userEvent.setup();
    const { pass } = await renderChat({ steps, delayMs: 1_500 });
    expect(root().dataset).toMatchObject({ segment: 'demo', step: 'oi', state: 'busy' });
    pass(1_500);
    pass(500);
    expect(root().dataset.state).toBe('waiting');
    const log = screen.getByRole('log', { name: 'Conversa' });
    expect(log).toHaveAttribute('aria-live', 'off');
    expect(within(log).getByRole('list')).toHaveProperty('tagName', 'OL');
    expect(messages()).toHaveLength(2);
    expect(screen.getByText('simular')).toHaveProperty('tagName', 'B');
    expect(screen.getByText('Ao continuar, você concorda.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Simular agora' }));
    expect(root().dataset).toMatchObject({ step: 'name', state: 'busy' });
  });

  it.each(['the delay', 'a click', 'Enter'])('shows only the typing mark until %s has passed', async (how) => {
    const user = userEvent.setup();
    const { pass } = await renderChat({ steps: [name], delayMs: 1_500 });
    const mark = screen.getByRole('button', { name: /digitando/i });
    expect(mark).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    if (how === 'the delay') pass(1_500);
    if (how === 'a click') await user.click(mark);
    if (how === 'Enter') {
      mark.focus();
      await user.keyboard('{Enter}');
    }
    expect(mark).not.toBeInTheDocument();
    expect(field()).toBeVisible();
    if (how !== 'the delay') expect(document.body).not.toHaveFocus();
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

  // To a question without a field: e2e/journeys/accessibility.journey.ts.
  it('does not focus the field when a choice leads to a question, but when the visitor types', async () => {
    const user = userEvent.setup();
    await renderChat({ steps });
    await user.click(screen.getByRole('button', { name: 'Simular agora' }));
    expect(field()).not.toHaveFocus();
    expect(messageOf('Você: Simular agora')).toHaveFocus();

    await user.keyboard('Joana{Enter}');
    expect(screen.getByText('Joana')).toBeVisible();
    expect(field('Seu e-mail')).toHaveFocus();
  });

  it('does not move the focus for keys that a control uses', async () => {
    const user = userEvent.setup();
    await renderChat({ steps: [{ ...name, leadsTo: ['email', 'especialistas'], options: [specialistsOption] }] });

    screen.getByRole('link', { name: /especialistas/i }).focus();
    await user.keyboard('Jo');
    expect(field()).toHaveValue('');

    screen.getByRole('log').focus();
    await user.keyboard(' {Control>}c{/Control}{ArrowDown}');
    expect(field()).not.toHaveFocus();
  });

  // Restored messages: e2e/journeys/coming-back.journey.ts.
  it('is busy while the segment of a restored question loads', async () => {
    await renderChat({ steps: [name], isUnreachable: true, stored: waitingAt('name', []) });
    expect(root().dataset.state).toBe('busy');
    expect(screen.getByRole('img', { name: /digitando/i })).toBeVisible();
  });
});

describe('A conversation that has ended', () => {
  const leave: Step = { ...resting, leadsTo: ['despedida'], options: [{ id: 'no', label: 'Não', to: 'despedida' }] };
  const again = () => screen.getByRole('button', { name: 'Começar uma nova conversa A conversa atual será apagada' });

  it('offers a new one, and not before, announced once, one Tab after the last message of the visitor', async () => {
    const user = userEvent.setup();
    const chat = await renderChat({ steps: [leave, end], delayMs: 500 });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    chat.pass(500);
    screen.getByRole('button', { name: 'Não' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    chat.pass(500);

    expect(root().dataset.state).toBe('ended');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: 'Opções de resposta' })).getAllByRole('button')).toEqual([again()]);
    expect(messageOf('Você: Não')).toHaveFocus();
    await user.tab();
    expect(again()).toHaveFocus();
    const offer = '1 opção: Começar uma nova conversa, A conversa atual será apagada';
    expect(chat.spoken.slice(2)).toEqual(['Até mais!', offer]);
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
    const stored = { ...waitingAt('despedida', [aMessage('bot', 'Até mais!', 0)]), phase: { kind: 'ended' } } as const;
    const chat = await renderChat({ steps: [end], stored });
    expect(chat.spoken).toEqual([]);

    await user.click(again());
    expect(chat.startAnew).toHaveBeenCalledTimes(1);
  });
});

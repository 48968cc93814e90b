import type { Step } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { asking, neverVerified, renderChat, renderInConversation, resting } from '../testing/a-chat';
import { ConversationLongWait } from './conversation-long-wait';

const searching = 'Procurando os planos…';
const slow = 'Está demorando mais que o normal. Pode ser a sua conexão.';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A line on the screen; the live region has the same words. */
const line = (text: string) => screen.queryByText(text, { ignore: '[role=status] *' });
const specialists = () => screen.queryByRole('link', { name: 'FALAR COM OS ESPECIALISTAS' });

/** A step that only waits some ms for an answer. */
const request = (name: string, ms: number, to: string, waiting?: string): Step => ({
  name,
  leadsTo: [to],
  fetch: {
    input: () => undefined,
    run: () => new Promise((resolve) => setTimeout(resolve, ms)),
    ...(waiting !== undefined && { waiting }),
    settle: (journey) => journey,
  },
});

describe('A request that takes long', () => {
  it('says after 4 s what it is, after 10 s that it may be the connection, and nothing any more when it has an answer', async () => {
    const chat = await renderChat({ steps: [request('busca', 12_000, 'fim', searching), resting] });
    await pass(3_999);
    expect(line(searching)).not.toBeInTheDocument();
    await pass(1);
    expect(line(searching)).toBeVisible();
    expect(specialists()).not.toBeInTheDocument();
    await pass(5_999);
    expect(line(slow)).not.toBeInTheDocument();
    await pass(1);
    expect(line(slow)).toBeVisible();
    expect(specialists()).toHaveAttribute('href', 'https://wa.me/5511');
    expect(within(screen.getByRole('list')).queryByText(searching)).not.toBeInTheDocument();
    expect(chat.driver.snapshot().transcript).toEqual([]);

    await pass(2_000);
    for (const text of [searching, slow]) expect(line(text)).not.toBeInTheDocument();
    expect(specialists()).not.toBeInTheDocument();
    await pass(20_000);
    expect(chat.spoken).toEqual([searching, slow, 'Certo?', '1 opção: Sim']);
  });

  it('counts together with what follows it without a message, and says what is waited for now', async () => {
    const saving = request('salva', 9_000, 'busca', 'Salvando os seus dados…');
    const chat = await renderChat({ steps: [saving, request('busca', 9_000, 'fim', searching), resting] });
    await pass(4_000);
    expect(line('Salvando os seus dados…')).toBeVisible();
    await pass(5_000);
    expect(line('Salvando os seus dados…')).not.toBeInTheDocument();
    expect(line(searching)).toBeVisible();
    await pass(1_000);
    expect(line(slow)).toBeVisible();
    expect(chat.spoken).toEqual(['Salvando os seus dados…', searching, slow]);
  });

  it('counts from the last message of the bot, and not during the pause before it', async () => {
    const said: Step = { name: 'diz', leadsTo: ['busca'], text: 'Um momento.' };
    const chat = await renderChat({
      steps: [said, request('busca', 9_000, 'fim', searching), resting],
      delayMs: 11_000,
    });
    await pass(11_000);
    expect(chat.spoken).toEqual([]);
    expect(screen.queryByText(searching)).not.toBeInTheDocument();
    chat.pass(11_000);
    await pass(3_999);
    expect(line(searching)).not.toBeInTheDocument();
    await pass(1);
    expect(line(searching)).toBeVisible();
  });

  it('has a general sentence when an older segment does not say what it is', async () => {
    await renderChat({ steps: [request('busca', 9_000, 'fim'), resting] });
    await pass(4_000);
    expect(line('Só mais um instante…')).toBeVisible();
  });
});

it('A check of an answer that takes long says so, and the visitor may have taken long to type it', async () => {
  const verify = { ...neverVerified, waiting: 'Conferindo a sua resposta…' };
  await renderChat({ steps: [asking('text', { verify })] });
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Joana' } });
  await pass(20_000);
  expect(line(slow)).not.toBeInTheDocument(); // the visitor has time to answer
  fireEvent.submit(screen.getByRole('form'));
  await pass(4_000);
  expect(line('Conferindo a sua resposta…')).toBeVisible();
});

it('A segment that takes long to load says so, and is one wait with the request after it', async () => {
  const { change, spoken } = renderInConversation(<ConversationLongWait />, { phase: { kind: 'arriving', since: 0 } });
  await pass(4_000);
  expect(line('Carregando a próxima parte…')).toBeVisible();
  change({ phase: { kind: 'fetching', token: 1 } });
  await pass(6_000);
  expect(line('Carregando a próxima parte…')).not.toBeInTheDocument();
  expect(line(slow)).toBeVisible();
  change({ phase: { kind: 'typing', token: 2, bubble: 0, ms: 1_500 } });
  expect(line(slow)).not.toBeInTheDocument();
  expect(spoken().at(-1)).toBe(slow);
});

it('A form over the page that takes long to be sent says so below it, with the specialists', async () => {
  const form: Step = {
    name: 'cartao',
    leadsTo: ['fim'],
    overlay: { name: 'card' },
    submit: {
      run: () => new Promise(() => undefined),
      waiting: 'Aguardando o banco…',
      creates: { intent: 'card', sameAs: () => '' },
      settle: (journey) => journey,
      ...{ input: () => undefined, say: () => 'Pagar' },
    },
  };
  const Form = ({ onSubmit }: StepComponentProps) => <button type="button" onClick={onSubmit} aria-label="Pagar" />;
  const chat = await renderChat({ steps: [form, resting], overlays: { card: async () => ({ default: Form }) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Pagar', hidden: true }));
  await pass(4_000);
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Aguardando o banco…', { ignore: '[role=status] *' })).toBeInTheDocument();
  await pass(6_000);
  expect(dialog.getByRole('link', { name: 'FALAR COM OS ESPECIALISTAS', hidden: true })).toBeInTheDocument();
  expect(chat.spoken).toEqual(['Aguardando o banco…', slow]);
});

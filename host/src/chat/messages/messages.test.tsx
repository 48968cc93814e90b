import { defineStep, type Message, markup } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderChat, waitingAt } from '../testing/a-chat';

const at = new Date(2026, 10, 21, 9, 5).getTime();
const said = (sender: Message['sender'], text: string, id: number, more: Partial<Message> = {}): Message => ({
  id,
  sender,
  text,
  at,
  ...more,
});

const rest = defineStep({
  name: 'fim',
  leadsTo: ['end'],
  text: 'Fim',
  options: [{ id: 'x', label: 'Sair', to: 'end' }],
});
const restore = (transcript: Message[]) => renderChat({ steps: [rest], stored: waitingAt('fim', transcript) });
const rows = () => within(screen.getByRole('log')).getAllByRole('listitem');

describe('Messages', () => {
  it('show the hour and minute in the time zone of the visitor', async () => {
    await restore([said('bot', 'Olá!', 0), said('user', 'Oi', 1)]);

    expect(rows().map((row) => within(row).getByRole('time').textContent)).toEqual(['09:05', '09:05']);
  });

  it('name their sender', async () => {
    await restore([said('bot', 'Olá!', 0), said('user', 'Oi', 1)]);

    expect(rows()[0]).toHaveTextContent(/^AAlvo Consórcio: Olá!/);
    expect(rows()[1]).toHaveTextContent(/^Você: Oi/);
  });

  it('show the avatar only next to the last of consecutive bot messages', async () => {
    await restore([
      said('bot', 'um', 0),
      said('bot', 'dois', 1),
      said('user', 'três', 2),
      said('user', 'quatro', 3),
      said('bot', 'cinco', 4),
    ]);

    expect(rows().map((row) => within(row).queryByText('A') !== null)).toEqual([false, true, false, false, true]);
  });

  it('show markup of the bot, and the text of the visitor unchanged', async () => {
    await restore([said('bot', markup`Prazer, <b>${'<i>Ana</i>'}</b>!`, 0), said('user', '<b>oi</b> &amp;', 1)]);

    expect(screen.getByText('<i>Ana</i>')).toHaveProperty('tagName', 'B');
    expect(screen.getByText('<b>oi</b> &amp;')).toBeVisible();
  });

  it('are not controls when they have no title', async () => {
    await restore([said('bot', 'Olá!', 0)]);

    expect(within(screen.getByRole('list')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are hidden when they have no text and their component was answered', async () => {
    await restore([
      said('bot', '', 0, { component: { segment: 'demo', name: 'cards', asks: true } }),
      said('user', 'Carro', 1),
    ]);

    expect(rows()).toHaveLength(1);
  });
});

describe('An answer that the server checks', () => {
  /** Sends "Joana" and returns the function that ends its check. */
  async function answered() {
    let settle: (value: unknown) => void = () => undefined;
    const name = defineStep({
      name: 'nome',
      leadsTo: ['fim'],
      text: 'Como posso te chamar?',
      input: {
        kind: 'name',
        label: 'Nome',
        check: (typed) => accept(typed),
        show: (typed) => String(typed).toUpperCase(),
        verify: {
          run: () => new Promise((resolve) => (settle = resolve)),
          refusal: (isRude) => (isRude ? 'Escreva de outro jeito.' : undefined),
        },
      },
    });
    await renderChat({ steps: [name, rest] });
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Joana' } });
    fireEvent.submit(screen.getByRole('form'));
    return (value: unknown) => act(async () => settle(value));
  }
  const texts = () => rows().map((row) => row.textContent?.replace(/\d\d:\d\d$/, ''));

  it('is a message at once, and stays the same one when it is accepted', async () => {
    const settle = await answered();
    const shown = rows().at(-1);
    expect(shown).toHaveTextContent(/^Você: JOANA/);

    await settle(false);

    expect(texts()).toEqual([
      expect.stringMatching('Como posso te chamar'),
      'Você: JOANA',
      expect.stringMatching('Fim'),
    ]);
    expect(rows()[1]).toBe(shown);
  });

  it('is no message any more when it is refused', async () => {
    const settle = await answered();

    await settle(true);

    expect(texts()).toEqual([expect.stringMatching('Como posso te chamar')]);
    expect(screen.getByRole('textbox')).toHaveValue('Joana');
  });

  it('ends the run of messages of the bot, so that the typing mark after it has an avatar', async () => {
    await answered();

    expect(within(screen.getByLabelText('Digitando…').parentElement ?? document.body).getByText('A')).toBeVisible();
  });
});

describe('The title of a message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const titled = [said('bot', 'Qual é a sua renda?', 0, { title: 'Serve para achar parcelas que cabem.' })];
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const bubble = () => screen.getByRole('button', { name: /qual é a sua renda/i });

  it('is shown for 3 seconds when the message is clicked', async () => {
    await restore(titled);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

    fireEvent.click(screen.getByText('Qual é a sua renda?'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Serve para achar parcelas que cabem.');
    expect(bubble()).toHaveAccessibleDescription('Serve para achar parcelas que cabem.');

    pass(2_999);
    expect(screen.getByRole('tooltip')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is shown for 3 more seconds when the message is clicked again', async () => {
    await restore(titled);

    fireEvent.click(bubble());
    pass(2_000);
    fireEvent.click(bubble());
    pass(2_000);

    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it.each(['Enter', ' '])('is shown and announced when a key is pressed on the message (%j)', async (key) => {
    const chat = await restore(titled);
    bubble().focus();

    fireEvent.keyDown(bubble(), { key });

    expect(screen.getByRole('tooltip')).toBeVisible();
    expect(chat.spoken).toEqual(['Serve para achar parcelas que cabem.']);
  });

  it('closes with a press on it', async () => {
    await restore(titled);

    fireEvent.click(bubble());
    fireEvent.click(screen.getByRole('tooltip'));

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(bubble()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with Escape', async () => {
    await restore(titled);

    fireEvent.click(bubble());
    fireEvent.keyDown(bubble(), { key: 'Escape' });

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

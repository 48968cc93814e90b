import { type Message, markup } from '@consorcio/shared/flow';
import { aPromise } from '@consorcio/shared/testing';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../../memory/testing/a-message';
import { asking, renderChat, resting, waitingAt } from '../testing/a-chat';

const at = new Date(2026, 10, 21, 9, 5).getTime();
const said = (sender: Message['sender'], text: string, id: number, more: Partial<Message> = {}) =>
  aMessage(sender, text, id, { at, ...more });
const restore = (transcript: Message[]) => renderChat({ steps: [resting], stored: waitingAt('fim', transcript) });
const rows = () => within(screen.getByRole('log')).getAllByRole('listitem');

describe('Messages', () => {
  it('name their sender, and show the time of the visitor, markup of the bot and other text unchanged', async () => {
    await restore([said('bot', markup`Prazer, <b>${'<i>Ana</i>'}</b>!`, 0), said('user', '<b>oi</b> &amp;', 1)]);
    expect(rows()[0]).toHaveTextContent(/^AAlvo Consórcio: Prazer, <i>Ana<\/i>!/);
    expect(rows()[1]).toHaveTextContent(/^Você: <b>oi<\/b> &amp;/);
    expect(screen.getByText('<i>Ana</i>')).toHaveProperty('tagName', 'B');
    expect(rows().map((row) => within(row).getByRole('time').textContent)).toEqual(['09:05', '09:05']);
  });

  it('show the avatar only next to the last of consecutive bot messages', async () => {
    const senders = ['bot', 'bot', 'user', 'user', 'bot'] as const;
    await restore(senders.map((sender, id) => said(sender, 'oi', id)));
    expect(rows().map((row) => within(row).queryByText('A') !== null)).toEqual([false, true, false, false, true]);
  });

  it('are hidden when they have no text and their component was answered', async () => {
    const component = { segment: 'demo', name: 'cards', asks: true };
    await restore([said('bot', '', 0, { component }), said('user', 'Carro', 1)]);
    expect(rows()).toHaveLength(1);
  });
});

describe('A long conversation', () => {
  const transcript = Array.from({ length: 350 }, (_, id) => said(id % 3 ? 'bot' : 'user', `n${id};`, id));
  // Nothing is found by role: among hundreds of rows that takes seconds.
  const log = () => document.querySelector<HTMLElement>('[role=log]') as HTMLElement;
  const shown = () =>
    [...log().querySelectorAll('ol > li')].map(({ textContent }) => /n(\d+);/.exec(textContent ?? '')?.[1]);

  beforeEach(() => {
    HTMLElement.prototype.scrollTo = () => undefined; // jsdom has no such method
  });
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo'));

  it('shows its newest messages, and earlier ones to a reader who comes near them', async () => {
    await restore(transcript);
    expect([shown().length, shown()[0]]).toEqual([100, '250']);
    fireEvent.scroll(log()); // without a layout, the view is always near the first message
    expect([shown().length, shown()[0]]).toEqual([200, '150']);
  });

  it('shows all of them to a reader who goes to the first one, until they answer', async () => {
    const { driver } = await renderChat({
      steps: [asking('text', {}, { leadsTo: ['text'] })],
      stored: waitingAt('text', transcript),
    });
    fireEvent.keyDown(log(), { key: 'Home' });
    expect(shown()).toHaveLength(350);
    expect(document.activeElement).toHaveTextContent('n0;');
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    expect(shown()[0]).toBe('252');
  });
});

describe('An answer that the server checks', () => {
  async function answered() {
    const { promise, resolve } = aPromise();
    const name = asking(
      'name',
      {
        show: (typed) => String(typed).toUpperCase(),
        verify: { run: () => promise, refusal: (isRude) => (isRude ? 'Escreva de outro jeito.' : undefined) },
      },
      { leadsTo: ['fim'] },
    );
    await renderChat({ steps: [name, resting] });
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Joana' } });
    fireEvent.submit(screen.getByRole('form'));
    return (value: unknown) => act(async () => resolve(value));
  }
  const texts = () => rows().map((row) => row.textContent?.replace(/\d\d:\d\d$/, ''));

  it('is a message at once, which ends the run of the bot, and stays the same one when it is accepted', async () => {
    const settle = await answered();
    const shown = rows().at(-1);
    expect(shown).toHaveTextContent(/^Você: JOANA/);
    // The typing mark after it has an avatar of its own.
    expect(within(screen.getByLabelText('Digitando…').parentElement ?? document.body).getByText('A')).toBeVisible();

    await settle(false);
    expect(texts()).toEqual([expect.stringMatching('Pois não'), 'Você: JOANA', expect.stringMatching('Certo')]);
    expect(rows()[1]).toBe(shown);
  });

  it('is no message any more when it is refused', async () => {
    const settle = await answered();
    await settle(true);
    expect(texts()).toEqual([expect.stringMatching('Pois não')]);
    expect(screen.getByRole('textbox')).toHaveValue('Joana');
  });
});

const title = 'Serve para achar parcelas que cabem.';

// How long it is shown: e2e/journeys/page.journey.ts.
it.each<[string, (bubble: HTMLElement) => void]>([
  ['a press on it', () => fireEvent.click(screen.getByRole('tooltip'))],
  ['Escape', (bubble) => fireEvent.keyDown(bubble, { key: 'Escape' })],
])(
  'The title of a message is shown and announced when Enter or space is pressed on it, and closes with %s',
  async (_, close) => {
    const chat = await restore([said('bot', 'Qual é a sua renda?', 0, { title })]);
    const bubble = screen.getByRole('button', { name: /qual é a sua renda/i });
    for (const key of ['Enter', ' ']) {
      bubble.focus();
      fireEvent.keyDown(bubble, { key });
      expect(screen.getByRole('tooltip')).toBeVisible();
      expect(bubble).toHaveAccessibleDescription(title);
      close(bubble);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      expect(bubble).toHaveAttribute('aria-expanded', 'false');
    }
    expect(chat.spoken).toEqual([title, title]);
  },
);

describe('The walk through the messages by keyboard', () => {
  const greeting = [
    said('bot', 'Olá!', 0),
    said('bot', 'Veja:<ul><li>R$ 30,00</li><li>50%</li></ul>', 1),
    said('user', 'R$ 60.000,00', 2),
    said('bot', 'Qual é a sua renda?', 3, { title }),
  ];
  const log = () => screen.getByRole('log');
  const row = (name: string) => screen.getByRole('listitem', { name });
  const first = 'Alvo Consórcio: Olá! às 09:05';
  const income = 'Você: 60.000 reais, às 09:05';
  const newest = 'Alvo Consórcio: Qual é a sua renda? às 09:05';

  async function show(transcript = greeting, components = {}) {
    const user = userEvent.setup();
    await renderChat({ steps: [asking('text')], components, stored: waitingAt('text', transcript) });
    log().focus();
    return user;
  }

  beforeEach(() => {
    HTMLElement.prototype.scrollTo = () => undefined; // jsdom has no such method
  });
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo'));

  it('goes from the log to the newest message, up and down from there, and to the ends, and names only that one', async () => {
    const user = await show();
    for (const [keys, name] of [
      ['{ArrowUp}', newest],
      ['{ArrowUp}', income],
      ['{ArrowUp}', 'Alvo Consórcio: Veja: 30 reais; 50 por cento; às 09:05'],
      ['{ArrowDown}{ArrowDown}{ArrowDown}', newest],
      ['{Home}', first],
      ['{ArrowUp}', first],
      ['{End}', newest],
    ] as const) {
      await user.keyboard(keys);
      expect(row(name)).toHaveFocus();
      expect(rows().filter((item) => item.hasAttribute('aria-label'))).toEqual([row(name)]);
    }
  });

  it('adds no Tab stop, and Tab goes on from the message', async () => {
    const user = await show();
    await user.keyboard('{Home}');
    await user.tab();
    expect(screen.getByRole('button', { name: /qual é a sua renda/i })).toHaveFocus(); // its title can be read
    await user.keyboard('{ArrowUp}');
    expect(row(income)).toHaveFocus();
    await user.tab({ shift: true });
    expect(log()).toHaveFocus();
  });

  it('leaves combinations of keys to the browser, and letters to the field', async () => {
    const user = await show();
    await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowUp}{/Alt}');
    expect(log()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await user.keyboard('Ana');
    expect(screen.getByRole('textbox')).toHaveValue('Ana');
  });

  it('leaves a component in a message its arrow keys, one Tab away from the message that it describes', async () => {
    const pressed = jest.fn();
    const Scores = (_: StepComponentProps) => (
      <fieldset>
        <legend>Sua nota</legend>
        <input type="radio" name="nota" aria-label="1" onKeyDown={({ key }) => pressed(key)} />
        <input type="radio" name="nota" aria-label="2" />
        <button type="button">Enviar nota</button>
      </fieldset>
    );
    const component = { segment: 'demo', name: 'scores', asks: false };
    const user = await show([greeting[0], said('bot', 'Que nota?', 1, { component })] as Message[], {
      scores: async () => ({ default: Scores }),
    });
    const one = await screen.findByRole('radio', { name: '1' });
    await user.keyboard('{ArrowUp}');
    expect(row('Alvo Consórcio: Que nota? às 09:05')).toHaveAccessibleDescription('Sua nota');

    await user.tab();
    expect(one).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(pressed).toHaveBeenCalledWith('ArrowDown');
    expect(screen.getByRole('radio', { name: '2' })).toHaveFocus();
    screen.getByRole('button', { name: 'Enviar nota' }).focus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(screen.getByRole('button', { name: 'Enviar nota' })).toHaveFocus();
  });
});

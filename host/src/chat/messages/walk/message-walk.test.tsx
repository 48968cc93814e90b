import { defineStep, type Message } from '@consorcio/shared/flow';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { accept } from '@consorcio/shared/validation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from '../../testing/a-chat';

const at = new Date(2026, 10, 21, 14, 32).getTime();
const said = (sender: Message['sender'], text: string, id: number, more: Partial<Message> = {}): Message => ({
  id,
  sender,
  text,
  at,
  ...more,
});
const ask = defineStep({
  name: 'nome',
  leadsTo: ['nome'],
  text: 'Como posso te chamar?',
  input: { kind: 'text', label: 'Nome', check: accept },
});
const greeting = [
  said('bot', 'Olá!', 0),
  said('bot', 'Veja:<ul><li>R$ 30,00</li><li>50%</li></ul>', 1),
  said('user', 'R$ 60.000,00', 2),
  said('bot', 'Qual é a sua renda?', 3, { title: 'Serve para achar parcelas que cabem.' }),
];
const log = () => screen.getByRole('log');
const row = (name: string) => screen.getByRole('listitem', { name });
const newest = 'Alvo Consórcio: Qual é a sua renda? às 14:32';

async function show(transcript = greeting, components = {}) {
  const user = userEvent.setup();
  await renderChat({ steps: [ask], components, stored: waitingAt('nome', transcript) });
  log().focus();
  return user;
}

beforeEach(() => {
  HTMLElement.prototype.scrollTo = () => undefined; // jsdom has no such method
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo'));

it('goes from the log to the newest message, and up and down from there', async () => {
  const user = await show();

  await user.keyboard('{ArrowUp}');
  expect(row(newest)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(row('Você: 60.000 reais, às 14:32')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(row('Alvo Consórcio: Veja: 30 reais; 50 por cento; às 14:32')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(row(newest)).toHaveFocus();
});

it('goes to the first message with Home, and to the last with End', async () => {
  const user = await show();

  await user.keyboard('{Home}');
  expect(row('Alvo Consórcio: Olá! às 14:32')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(row('Alvo Consórcio: Olá! às 14:32')).toHaveFocus();
  await user.keyboard('{End}');
  expect(row(newest)).toHaveFocus();
});

it('names only the focused message: elsewhere its content is read', async () => {
  const user = await show();
  await user.keyboard('{ArrowUp}{ArrowUp}');

  const rows = within(log()).getAllByRole('listitem');
  expect(rows.filter((item) => item.hasAttribute('aria-label'))).toEqual([row('Você: 60.000 reais, às 14:32')]);
});

it('adds no Tab stop, and Tab goes on from the message', async () => {
  const user = await show();
  await user.keyboard('{Home}');

  await user.tab();
  expect(screen.getByRole('button', { name: /qual é a sua renda/i })).toHaveFocus(); // its title can be read
  await user.keyboard('{ArrowUp}');
  expect(row('Você: 60.000 reais, às 14:32')).toHaveFocus();
  await user.tab({ shift: true });
  expect(log()).toHaveFocus();
});

it('leaves combinations of keys to the browser', async () => {
  const user = await show();

  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowUp}{/Alt}');

  expect(log()).toHaveFocus();
});

it('lets the visitor type from a message', async () => {
  const user = await show();
  await user.keyboard('{ArrowUp}');

  await user.keyboard('Ana');

  expect(screen.getByRole('textbox')).toHaveValue('Ana');
});

describe('a component in a message', () => {
  const pressed = jest.fn();
  const Scores = ({ onSay }: StepComponentProps) => (
    <fieldset>
      <legend>Sua nota</legend>
      <input type="radio" name="nota" aria-label="1" onKeyDown={({ key }) => pressed(key)} />
      <input type="radio" name="nota" aria-label="2" />
      <button type="button" onClick={() => onSay('Enviada')}>
        Enviar nota
      </button>
    </fieldset>
  );
  const component = { segment: 'demo', name: 'scores', asks: false };
  const showScores = () =>
    show([said('bot', 'Olá!', 0), said('bot', 'Que nota?', 1, { component })], {
      scores: async () => ({ default: Scores }),
    });

  it('keeps its arrow keys', async () => {
    const user = await showScores();
    (await screen.findByRole('radio', { name: '1' })).focus();

    await user.keyboard('{ArrowDown}');

    expect(pressed).toHaveBeenCalledWith('ArrowDown');
    expect(screen.getByRole('radio', { name: '2' })).toHaveFocus();
    screen.getByRole('button', { name: 'Enviar nota' }).focus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(screen.getByRole('button', { name: 'Enviar nota' })).toHaveFocus();
  });

  it('describes its message, and is one Tab away from it', async () => {
    const user = await showScores();
    await screen.findByRole('radio', { name: '1' });

    await user.keyboard('{ArrowUp}');
    expect(row('Alvo Consórcio: Que nota? às 14:32')).toHaveAccessibleDescription('Sua nota');
    await user.tab();
    expect(screen.getByRole('radio', { name: '1' })).toHaveFocus();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fieldTexts, fillIn, goodForm, payButton, typedFields } from '../../card-form/testing/a-card-form';
import { cardWords } from '../../card-words';
import type { Outcome, Pay, Shown } from '../messages';
import { CardPage } from './card-page';
import { pay as sendPayment } from './pay';

jest.mock('./pay', () => ({ pay: jest.fn() }));

const page = 'https://simule.example';
const shown: Shown = {
  type: 'show',
  ...{ isOpen: true, isLocked: false, canClose: true, emAberto: false, processadora: 'Processadora Alvo' },
  charge: { propostaID: 7001, valorInCents: 885_00, valor: 'R$ 885,00' },
  theme: {
    tema: { background: '#10131a', primaryBackground: '#5b8cff', primaryForeground: '#0a0a0a' },
    corners: 'crisp',
  },
};
const pay: Pay = {
  type: 'pay',
  propostaId: 7001,
  api: { baseUrl: 'https://api.example', apiKey: 'key-1', timeoutMs: 1000, idempotencyKey: 'j1:cartao:1' },
};

afterEach(() => jest.restoreAllMocks());

/** The page of the form in a frame, whose page is this window. */
async function open() {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12));
  Object.defineProperty(window.crypto, 'getRandomValues', {
    configurable: true,
    value: (list: Uint32Array) => list.fill(1e9),
  });
  const told = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const sent = jest.mocked(sendPayment).mockReset().mockResolvedValue({ type: 'paid', status: 200 });
  render(<CardPage />);
  const nonce = Array(4).fill(1e9).join('-');
  const hear = async (data: object, from: { source?: Window | null; origin?: string } = {}) => {
    const message = new MessageEvent('message', { data: { nonce, ...data }, source: window, origin: page, ...from });
    await act(async () => void window.dispatchEvent(message));
  };
  return {
    hear,
    sent,
    user: userEvent.setup({ delay: null }),
    /** The kinds of its messages, each with where it went. */
    told: () => told.mock.calls.map(([message, to]) => [message.type, to]),
  };
}

async function openShown(overrides: Partial<Shown> = {}) {
  const opened = await open();
  await opened.hear({ ...shown, ...overrides });
  return opened;
}

it('says that it is ready to any page, and everything else only to the page that answered', async () => {
  const { told, user } = await openShown();
  await user.click(screen.getByRole('button', { name: cardWords.back }));

  expect(told()).toEqual([
    ['ready', '*'],
    ['closed', page],
  ]);
});

it('shows the form in the colours of the brand', async () => {
  await openShown();
  expect(screen.getByRole('form', { name: cardWords.title })).toBeVisible();
  expect(document.documentElement).toHaveStyle({ '--color-page': '#10131a', '--color-scheme': 'dark' });
});

it.each<[string, object, object?]>([
  ['of another window', { ...shown }, { source: null }],
  ['without its nonce', { ...shown, nonce: '1'.repeat(32) }],
  ['of another kind', { ...shown, type: 'mostre' }],
  ['with a style in the place of a colour', { ...shown, theme: { ...shown.theme, corners: 'url(//evil.example)' } }],
])('drops a message %s', async (...[, data, from]) => {
  const { hear } = await open();
  await hear(data, from);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('listens to one page, and shows and pays one charge', async () => {
  const { hear, user, sent } = await openShown();
  await hear({ ...shown, charge: { ...shown.charge, valorInCents: 1 } });
  await hear({ ...shown, problem: 'Digite a senha.' }, { origin: 'https://evil.example' });
  expect(screen.getByRole('button', { name: cardWords.pay('R$\u00a0885,00') })).toBeVisible();
  expect(screen.queryByText('Digite a senha.')).not.toBeInTheDocument();

  await fillIn(user);
  await user.click(payButton());
  await hear({ ...pay, propostaId: 666 });
  expect(sent).not.toHaveBeenCalled();
});

it('closes by Escape, but not while a payment is sent', async () => {
  const { hear, user, told } = await openShown({ canClose: false });
  await user.keyboard('{Escape}');
  expect(told()).toHaveLength(1);
  await hear(shown);
  await user.keyboard('{Escape}');
  expect(told().at(-1)).toEqual(['closed', page]);
});

it('has the focus once it opens, and takes it back until Escape or until the form closes', async () => {
  const taken = jest.spyOn(window, 'focus').mockImplementation(); // jsdom has none
  const { hear, user } = await openShown();
  const isTakenBack = async () => {
    const before = document.activeElement;
    if (before instanceof HTMLElement) before.blur();
    window.dispatchEvent(new Event('blur'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return document.activeElement === before;
  };
  expect(screen.getByRole('form')).toHaveFocus();
  expect(await isTakenBack()).toBe(true);
  await user.keyboard('{Escape}'); // the page moves the focus before it says that the form is closed
  expect(await isTakenBack()).toBe(false);
  await user.click(field('numero'));
  expect(await isTakenBack()).toBe(true);
  await hear({ ...shown, isOpen: false });
  await isTakenBack();
  expect(taken).toHaveBeenCalledTimes(2);
});

it('closes when the focus is taken again and again, and searches nothing in the page', async () => {
  jest.spyOn(window, 'focus').mockImplementation();
  const { user, told } = await openShown();
  const found = jest.fn();
  document.addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && found(key));
  await user.keyboard("a/'");
  expect(found.mock.calls).toEqual([['/'], ["'"]]);
  for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('blur'));
  expect(told()).not.toContainEqual(['closed', page]); // a browser would take the script for the sender
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(told().at(-1)).toEqual(['closed', page]);
});

it('announces what the form says, each once', async () => {
  const { hear } = await openShown();
  await hear({ ...shown, isLocked: true, canClose: false });
  await hear({ ...shown, problem: 'Sem internet.' });
  expect(screen.getByRole('status')).toHaveTextContent(`${cardWords.sending}Sem internet.`);
});

describe('a payment', () => {
  async function submit() {
    const opened = await openShown();
    await fillIn(opened.user);
    await opened.user.click(payButton());
    return opened;
  }

  it('is sent once for one press, and only then; the page hears no digit of it', async () => {
    const { hear, sent, told, user } = await openShown();
    await hear(pay);
    expect(sent).not.toHaveBeenCalled();

    await fillIn(user);
    await user.click(payButton());
    expect(told().at(-1)).toEqual(['busy', page]);
    for (let time = 0; time < 2; time += 1) await hear(pay);
    expect(sent.mock.calls).toEqual([[expect.objectContaining(pay), goodForm]]);
    expect(told().slice(-1)).toEqual([['paid', page]]);
    const said = jest.mocked(window.postMessage).mock.calls.map(([message]) => JSON.stringify(message));
    expect(said.join()).not.toMatch(/4111|Marina|529/i);
  });

  it.each<[Outcome, number]>([
    [{ type: 'refused', status: 409 }, 2],
    [{ type: 'refused', status: 402 }, 1],
    [{ type: 'unknown', status: 0, isLate: true }, 1],
  ])('whose outcome is %j is sent %i times when it is asked for twice', async (outcome, times) => {
    const { hear, sent } = await submit();
    sent.mockResolvedValue(outcome);
    for (let time = 0; time < 2; time += 1) await hear(pay);
    expect(sent).toHaveBeenCalledTimes(times);
  });

  it('that was not sent is forgotten when the form closes, and the next form has the card without its code', async () => {
    const { hear, sent } = await submit();
    await hear({ ...shown, isOpen: false });
    await hear(shown);
    await hear(pay);

    expect(sent).not.toHaveBeenCalled();
    expect(fieldTexts()).toEqual(['4111 1111 1111 1111', 'Marina Prado', '09/2031', '', '529.982.247-25', '3']);
    for (const name of typedFields) expect(field(name)).toBeValid();
  });
});

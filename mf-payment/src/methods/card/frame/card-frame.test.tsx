import { aBrand, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import type { StepComponentProps } from '@consorcio/shared/ui';
import { act, screen } from '@testing-library/react';
import { cardWords } from '../card-words';
import CardFrame, { type CardFrameProps } from './card-frame';
import { payInFrame } from './connection';

type Part = StepComponentProps<unknown, CardFrameProps>;

const origin = 'https://payment.example';
const nonce = '0123456789abcdef';
const api = { baseUrl: 'https://api.example', apiKey: 'key-1', timeoutMs: 20_000 };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __webpack_public_path__: `${origin}/build/` });
});
afterEach(() => jest.useRealTimers());

/** The frame in a page, with what the page says to it. */
function showFrame(overrides: Partial<Part> = {}) {
  const calls = { onSubmit: jest.fn<void, []>(), onChoose: jest.fn<void, [string]>() };
  const element = (part: Partial<Part>) => (
    <dialog open tabIndex={-1}>
      <CardFrame
        {...componentProps<unknown, CardFrameProps>({
          props: { propostaID: 7001, valorInCents: 885_00, emAberto: false },
          offered: [{ id: 'voltar', label: 'Voltar', to: 'alterar-pagamento', part: 'card-form' }],
          ...{ ...calls, ...part },
        })}
      />
    </dialog>
  );
  const { rerender, unmount } = renderWithBrand(element(overrides));
  const frame = screen.getByTitle<HTMLIFrameElement>(cardWords.title);
  const heard = jest.fn<void, [{ type: string }, string]>();
  const page = frame.contentWindow;
  if (page) page.postMessage = heard as typeof page.postMessage;
  /** A message of the frame, unless it is said to come from elsewhere. */
  const say = async (data: object, from: { source?: Window | null; origin?: string } = {}) => {
    const message = new MessageEvent('message', { data: { nonce, ...data }, source: page, origin, ...from });
    await act(async () => void window.dispatchEvent(message));
  };
  return {
    ...calls,
    frame,
    say,
    unmount,
    update: (part: Partial<Part>) => rerender(element(part)),
    /** The messages to the frame, each for its origin alone. */
    heard: () => heard.mock.calls.map(([message, to]) => (to === origin ? message : `to ${to}`)),
  };
}

it('is a page of the segment, which the page cannot leave by, named as what it is', () => {
  const { frame } = showFrame();
  expect(frame).toHaveAttribute('src', `${origin}/build/card.html`);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
});

it('says what the form shows, once the frame is ready and whenever it changes', async () => {
  const scene = aScene({ brand: aBrand({ desconto: true }), journey: { planoSelecionado: aSelectedPlan() } });
  const { say, heard, update } = showFrame({ scene, isOpen: false });
  expect(heard()).toEqual([]);

  await say({ type: 'ready' });
  const valor = 'R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50';
  const charge = { propostaID: 7001, valorInCents: 885_00, valor };
  const { tema, corners, instituicao } = scene.brand;
  const shown = { charge, theme: { tema, corners }, processadora: instituicao.processadora, emAberto: false };
  const closed = { ...shown, type: 'show', nonce, isOpen: false, isLocked: false, canClose: true };
  expect(heard()).toEqual([{ ...closed, problem: undefined }]);

  update({ scene, isOpen: true, problem: 'Sem internet.' });
  expect(heard().at(-1)).toEqual({ ...closed, isOpen: true, problem: 'Sem internet.' });
});

it('submits when the form is submitted, goes back when the form says so, and is as high as the form', async () => {
  const { say, frame, onSubmit, onChoose } = showFrame();
  await say({ type: 'ready' });
  for (const message of [{ type: 'resized', height: 612 }, { type: 'busy' }, { type: 'closed' }]) await say(message);

  expect(frame).toHaveStyle({ height: '612px' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onChoose.mock.calls).toEqual([['voltar']]);
});

it('gives the frame the focus that something over it has taken, but not the focus of its dialog', () => {
  const { frame } = showFrame();
  const dialog = screen.getByRole('dialog');
  dialog.focus();
  expect(dialog).toHaveFocus();
  const cover = dialog.appendChild(document.createElement('input'));
  cover.focus();
  expect(frame).toHaveFocus();
});

it.each<[string, object, { source?: Window; origin?: string }?]>([
  ['of another window', { type: 'busy' }, { source: window }],
  ['of another page in the frame', { type: 'busy' }, { origin: 'https://evil.example' }],
  ['of an earlier start of the frame', { type: 'busy', nonce: 'fedcba9876543210' }],
  ['of another kind', { type: 'pagar' }],
  ['without its parts', { type: 'resized', height: '1e9' }],
])('drops a message %s', async (...[, data, from]) => {
  const { say, onSubmit, frame } = showFrame();
  await say({ type: 'ready' });
  await say(data, from);

  expect(onSubmit).not.toHaveBeenCalled();
  expect(frame).not.toHaveAttribute('style');
});

describe('a payment', () => {
  /** What the page gets of a payment after these messages. */
  async function pay(...messages: readonly object[]) {
    const { say, heard, unmount } = showFrame();
    await say({ type: 'ready' });
    await say({ type: 'resized', height: 600 });
    const answer = payInFrame({ propostaId: 7001, api }).catch(({ code }) => code);
    expect(heard().at(-1)).toEqual({ type: 'pay', nonce, propostaId: 7001, api });
    for (const message of messages) await say(message);
    act(() => jest.advanceTimersByTime(22_000));
    const got = await answer;
    unmount();
    return got;
  }

  it.each<[string, unknown, ...object[]]>([
    [
      'paid',
      { status: 200, data: '{"data":{"cartaoAutorizacao":"9"}}' },
      { type: 'paid', status: 200, cartaoAutorizacao: '9' },
    ],
    ['refused', { status: 402, data: '{"errors":["refused"]}' }, { type: 'refused', status: 402 }],
    ['of unknown outcome', { status: 504, data: '' }, { type: 'unknown', status: 504, isLate: false }],
    ['late', 'network.timeout', { type: 'unknown', status: 0, isLate: true }],
    ['lost', 'network.lost', { type: 'unknown', status: 0, isLate: false }],
    ['in a frame that starts again', 'network.lost', { type: 'ready', nonce: 'fedcba9876543210' }],
    ['in a frame that hangs', 'network.timeout'],
  ])('%s is answered as the API would: %j', async (_what, answer, ...messages) => {
    expect(await pay(...messages)).toEqual(answer);
  });

  it('is not sent without a form', async () => {
    showFrame().unmount();
    expect(await payInFrame({ propostaId: 7001, api })).toEqual({ status: 403, data: '' });
  });
});

describe('a form that is not drawn', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  const wait = () => act(() => jest.advanceTimersByTime(8000));

  it('within the time limit fails, so that the host offers other ways', () => {
    showFrame();
    expect(wait).toThrow('not drawn in time');
  });

  it('has its time only once it is opened, and no limit once it is drawn', async () => {
    const { say, update } = showFrame({ isOpen: false });
    wait();
    await say({ type: 'ready' });
    update({ isOpen: true });
    await say({ type: 'resized', height: 600 });
    expect(wait).not.toThrow();
  });

  it('because its frame starts again and again fails at once', async () => {
    const { say } = showFrame();
    for (let start = 0; start < 3; start += 1) await say({ type: 'ready' });
    await expect(say({ type: 'ready' })).rejects.toThrow('not drawn in time');
  });
});

import type { Step } from '@consorcio/shared/flow';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../../memory/testing/a-message';
import { asking, renderChat, resting, waitingAt } from '../testing/a-chat';

const VIEW = 400;

/** jsdom has no layout: every message is `lengths.message` px tall, and the view is `lengths.view` px tall. */
const lengths = { message: 100, ending: 20, view: VIEW };
const rows = () => [...document.querySelectorAll('[role=log] ol > li')];

beforeEach(() => {
  window.history.replaceState(null, '');
  Object.assign(lengths, { message: 100, ending: 20, view: VIEW });
  const measure = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  measure('clientHeight', () => lengths.view);
  measure('scrollHeight', () => rows().length * lengths.message + lengths.ending);
  measure('offsetTop', function () {
    return rows().indexOf(this) * lengths.message;
  });
});
afterEach(() => {
  for (const name of ['clientHeight', 'scrollHeight', 'offsetTop']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const next: Step = { name: 'b', leadsTo: ['fim'], text: 'B' };

async function restore({ delayMs = 500, messages = 10, after = [next, resting] } = {}) {
  const transcript = Array.from({ length: messages }, (_, id) =>
    aMessage(id === messages - 2 ? 'user' : 'bot', `n${id}`, id),
  );
  const steps = [asking('text', {}, { leadsTo: ['b'] }), ...after];
  const { driver, pass } = await renderChat({ steps, delayMs, stored: waitingAt('text', transcript) });
  return { pass, answer: () => act(() => driver.answer(7, { kind: 'typed', text: 'ok' })) };
}

const log = () => screen.getByRole('log');
const newer = () => screen.queryByRole('button', { name: 'Novas mensagens' });

function scrollTo(top: number): void {
  log().scrollTop = top;
  fireEvent.scroll(log());
}

/** Scrolling that takes time, or that notes what is set. */
const scrolling = (property: { get(): number; set(this: HTMLElement, top: number): void }) =>
  Object.defineProperty(log(), 'scrollTop', { configurable: true, ...property });

describe('Scrolling', () => {
  it.each<[string, change: Partial<typeof lengths>, top: number, key: string | undefined, end: number]>([
    ['a rotation moves the messages', { view: 150 }, 0, undefined, 1020 - 150],
    ['the browser keeps an older message in place while a component grows', { message: 150 }, 900, undefined, 1120],
    ['a component grows after a key that does not scroll', { message: 150 }, 900, 'Tab', 1120],
  ])('stays at the end when %s', async (_, change, top, key, end) => {
    await restore();
    if (key) fireEvent.keyDown(log(), { key });
    Object.assign(lengths, change);
    scrollTo(top); // the browser, before the new layout is settled
    expect(log().scrollTop).toBe(end);
  });

  it.each([
    ['a wheel', () => fireEvent.wheel(log())],
    ['a finger', () => fireEvent.touchMove(log())],
    ['a key', () => fireEvent.keyDown(log(), { key: 'PageUp' })],
  ])('does not scroll back when the visitor scrolls away with %s while a component grows', async (_, leave) => {
    await restore();
    leave();
    lengths.message = 150;
    scrollTo(0);
    expect(log().scrollTop).toBe(0);
  });

  it('does not mistake its own animation for a scroll of the visitor', async () => {
    const { answer, pass } = await restore();
    answer();
    const top = log().scrollTop;
    const slow = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop');
    scrolling({ get: () => top, set: () => undefined });
    pass(500);
    fireEvent.scroll(log()); // on the way
    Object.defineProperty(log(), 'scrollTop', { ...slow });
    pass(500);
    expect(log().scrollTop).toBe(1320 - VIEW);
    expect(newer()).not.toBeInTheDocument();
  });

  it('lets a visitor interrupt its animation', async () => {
    const { answer, pass } = await restore();
    answer();
    let top = 100;
    scrolling({ get: () => top, set: () => undefined });
    pass(500);
    fireEvent.wheel(log());
    fireEvent.scroll(log());
    scrolling({ get: () => top, set: (value) => (top = value) });
    pass(500);
    expect(top).toBe(100);
    expect(newer()).toBeVisible();
  });

  it('offers the way to the end as soon as a control there would fade', async () => {
    await restore();
    const end = 1020 - VIEW;
    for (const [above, isOffered] of [
      [20, true],
      [10, false],
    ] as const) {
      scrollTo(end - above);
      expect(screen.queryAllByRole('button', { name: 'Responder' })).toHaveLength(isOffered ? 1 : 0);
    }
  });

  it('offers a way back to a newest message that the visitor knows', async () => {
    const user = userEvent.setup();
    await restore();
    scrollTo(100);
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    expect(log().scrollTop).toBe(1020 - VIEW);
    expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  });

  // What the button does: e2e/journeys/scrolling.journey.ts.
  it('offers a reader further up a button to new messages, one Tab after the typing mark, until they are at the end', async () => {
    const user = userEvent.setup();
    const { answer, pass } = await restore();
    answer();
    scrollTo(100);
    pass(500);
    expect(log().scrollTop).toBe(100);
    log().focus();
    await user.tab();
    await user.tab();
    expect(newer()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(document.body).not.toHaveFocus();

    scrollTo(100);
    pass(500);
    expect(newer()).toBeVisible();
    scrollTo(1320 - VIEW - 30);
    expect(newer()).not.toBeInTheDocument();
  });

  it.each([
    ['', 500, 11],
    [', too, when the next message arrives with it, as with reduced motion', 0, 13],
  ])('scrolls to the answer of a visitor who answers from further up%s', async (_, delayMs, count) => {
    const { answer } = await restore({ delayMs });
    scrollTo(100);
    answer();
    expect(rows()).toHaveLength(count);
    expect(log().scrollTop).toBe(count * 100 + 20 - VIEW);
    expect(newer()).not.toBeInTheDocument();
  });

  it.each([
    ['with an animation', 30, ''],
    ['without one when the way is long', 100, 'auto'],
  ])('scrolls to the newest message %s', async (_, messages, behavior) => {
    const { answer } = await restore({ messages, delayMs: 0 });
    scrollTo(0);
    const behaviors: string[] = [];
    let top = 0;
    scrolling({
      get: () => top,
      set(value) {
        top = value;
        behaviors.push(this.style.scrollBehavior);
      },
    });

    answer();
    expect(behaviors[0]).toBe(behavior);
    expect(log().style.scrollBehavior).toBe('');
  });

  it('stops at the top of a turn that is longer than the view, stays there, and names what is below', async () => {
    const user = userEvent.setup();
    const { answer, pass } = await restore();
    lengths.message = 600;
    answer();
    for (const _message of ['B', 'Certo?']) {
      pass(500);
      expect(log().scrollTop).toBe(11 * 600 - 24);
    }
    await user.click(screen.getByRole('button', { name: 'Ver opções' }));
    expect(log().scrollTop).toBe(13 * 600 + 20 - VIEW);
    expect(screen.queryByRole('button', { name: 'Ver opções' })).not.toBeInTheDocument();
  });
});

describe('The button to what comes next', () => {
  it('leads to the field of a question that is out of sight', async () => {
    const user = userEvent.setup();
    const question = asking('name', {}, { name: 'b', text: ['Anotado.', 'Como se chama?'] });
    const { answer, pass } = await restore({ after: [question] });
    lengths.message = 600;
    answer();
    pass(500);
    pass(500);
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    expect(log().scrollTop).toBe(12 * 600 + 20 + 600 - VIEW);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('ends the time to read, and shows what follows', async () => {
    const user = userEvent.setup();
    const { answer, pass } = await restore({ after: [{ ...next, leadsTo: ['fim'], rests: true }, resting] });
    answer();
    pass(500);
    expect(screen.queryByLabelText(/^Digitando/)).not.toBeInTheDocument();
    lengths.message = 600;
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    pass(500);
    expect(log().scrollTop).toBe(12 * 600 - 24);
    expect(screen.getByRole('button', { name: 'Sim' })).toBeVisible();
  });
});

describe('A reload', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['takes a reader to the message where they were', 250, 250],
    ['leaves a visitor at the end who was there', 1020 - VIEW, 1020 - VIEW],
  ])('%s', async (_, top, after) => {
    await restore();
    scrollTo(0);
    scrollTo(top);
    await act(() => jest.advanceTimersByTimeAsync(500));
    cleanup();
    await restore();
    expect(log().scrollTop).toBe(after);
  });
});

describe('A view that changes its size', () => {
  let resize: () => void = () => undefined;
  beforeEach(() => {
    class Observer {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: Observer });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

  // At the newest message: e2e/journeys/scrolling.journey.ts.
  it('leaves the message that a visitor reads where it is', async () => {
    await restore();
    fireEvent.wheel(log());
    scrollTo(110);
    for (const [change, top] of [
      [{ ending: 220 }, 110],
      [{ ending: 20 }, 110],
      [{ message: 150, view: 70 }, 160],
    ] as const) {
      Object.assign(lengths, change);
      act(resize);
      expect(log().scrollTop).toBe(top);
    }
  });

  it('does not scroll back after the visitor has read a long message to its end', async () => {
    const { answer, pass } = await restore();
    lengths.message = 600;
    answer();
    pass(500);
    const end = 12 * 600 + 20 - VIEW;
    scrollTo(end);
    act(resize);
    expect(log().scrollTop).toBe(end);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lengths, log, newer, restore, rows, scrollTo, VIEW, withLengths } from './testing/a-scrolled-conversation';

withLengths();

describe('Scrolling', () => {
  it('opens a restored conversation at its end', async () => {
    await restore();

    expect(log().scrollTop).toBe(1020 - VIEW);
    expect(newer()).not.toBeInTheDocument();
  });

  it('stays at the end when a rotation moves the messages', async () => {
    await restore();

    lengths.view = 150;
    scrollTo(0); // the browser, before the new layout is settled

    expect(log().scrollTop).toBe(1020 - 150);
  });

  it('stays at the end when the browser keeps an older message in place while a component grows', async () => {
    await restore();

    lengths.message = 150;
    scrollTo(900); // scroll anchoring, before the new layout is settled

    expect(log().scrollTop).toBe(1520 - VIEW);
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

  it('stays at the end when a component grows after a key that does not scroll', async () => {
    await restore();

    fireEvent.keyDown(log(), { key: 'Tab' });
    lengths.message = 150;
    scrollTo(900);

    expect(log().scrollTop).toBe(1520 - VIEW);
  });

  it('does not mistake its own animation for a scroll of the visitor', async () => {
    const { driver, pass } = await restore();
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    const top = log().scrollTop;
    const slow = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop');
    Object.defineProperty(log(), 'scrollTop', { configurable: true, get: () => top, set: () => undefined });
    pass(500);
    fireEvent.scroll(log()); // on the way

    Object.defineProperty(log(), 'scrollTop', { ...slow });
    pass(500);

    expect(log().scrollTop).toBe(1320 - VIEW);
    expect(newer()).not.toBeInTheDocument();
  });

  it('lets a visitor interrupt its animation', async () => {
    const { driver, pass } = await restore();
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    let top = 100;
    Object.defineProperty(log(), 'scrollTop', { configurable: true, get: () => top, set: () => undefined });
    pass(500);
    fireEvent.wheel(log());
    fireEvent.scroll(log());

    Object.defineProperty(log(), 'scrollTop', { configurable: true, get: () => top, set: (value) => (top = value) });
    pass(500);

    expect(top).toBe(100);
    expect(newer()).toBeVisible();
  });

  it('offers a way back to a newest message that the visitor knows', async () => {
    const user = userEvent.setup();
    await restore();
    scrollTo(100);

    await user.click(screen.getByRole('button', { name: 'Ir para o fim' }));

    expect(log().scrollTop).toBe(1020 - VIEW);
    expect(screen.queryByRole('button', { name: 'Ir para o fim' })).not.toBeInTheDocument();
  });

  it('follows new messages while the visitor is at the end', async () => {
    const { driver, pass } = await restore();

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    pass(500);

    expect(rows()).toHaveLength(12);
    expect(log().scrollTop).toBe(1220 - VIEW);
  });

  it('does not scroll while the visitor reads further up, and offers a button to the new messages', async () => {
    const user = userEvent.setup();
    const { driver, pass } = await restore();
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    scrollTo(100);

    pass(500);
    pass(500);

    expect(rows()).toHaveLength(13);
    expect(log().scrollTop).toBe(100);
    expect(newer()).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Novas mensagens' }));
    expect(log().scrollTop).toBe(1320 - VIEW);
    expect(newer()).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('removes the button when the visitor scrolls back to the end', async () => {
    const { driver, pass } = await restore();
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    scrollTo(100);
    pass(500);
    expect(newer()).toBeVisible();

    scrollTo(1220 - VIEW - 30);

    expect(newer()).not.toBeInTheDocument();
  });

  it('scrolls to the answer of a visitor who answers from further up', async () => {
    const { driver } = await restore();
    scrollTo(100);

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));

    expect(log().scrollTop).toBe(1120 - VIEW);
  });

  it('scrolls there, too, when the next message arrives with the answer, as with reduced motion', async () => {
    const { driver } = await restore({ delayMs: 0 });
    scrollTo(100);

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));

    expect(rows()).toHaveLength(13);
    expect(log().scrollTop).toBe(1320 - VIEW);
    expect(newer()).not.toBeInTheDocument();
  });

  it.each([
    ['with an animation', 30, ''],
    ['without one when the way is long', 100, 'auto'],
  ])('scrolls to the newest message %s', async (_, messages, behavior) => {
    const { driver } = await restore({ messages, delayMs: 0 });
    scrollTo(0);
    const behaviors: string[] = [];
    let top = 0;
    Object.defineProperty(log(), 'scrollTop', {
      get: () => top,
      set(this: HTMLElement, value: number) {
        top = value;
        behaviors.push(this.style.scrollBehavior);
      },
    });

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));

    expect(behaviors[0]).toBe(behavior);
    expect(log().style.scrollBehavior).toBe('');
  });

  it('can be reached by keyboard between the log and the answer', async () => {
    const user = userEvent.setup();
    const { driver, pass } = await restore();
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    scrollTo(100);
    pass(500);

    log().focus();
    await user.tab(); // the typing mark
    await user.tab();

    expect(newer()).toHaveFocus();
  });

  it('stops at the top of a message that is longer than the view, and stays there', async () => {
    const { driver, pass } = await restore();
    lengths.message = 600;
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    pass(500);
    expect(log().scrollTop).toBe(11 * 600 - 16);

    pass(500);
    expect(log().scrollTop).toBe(11 * 600 - 16);
    expect(newer()).toBeVisible();
  });
});

import { act, fireEvent } from '@testing-library/react';
import { lengths, log, restore, scrollTo, VIEW, withLengths } from './testing/a-scrolled-conversation';

withLengths();

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

  it('stays at the end while the visitor is there', async () => {
    await restore();

    lengths.ending = 220; // options appeared
    act(resize);
    lengths.ending = 20;

    expect(log().scrollTop).toBe(Math.min(1220 - VIEW, 900 - 16));
  });

  it('does not scroll while the visitor reads further up', async () => {
    await restore();
    scrollTo(100);

    lengths.ending = 220;
    act(resize);
    lengths.ending = 20;

    expect(log().scrollTop).toBe(100);
  });

  it.each([
    ['keeps the place of a visitor in the middle of the newest message', 2_700 + 100, 4_050 + 100],
    ['does not move a visitor who reads an older message', 100, 100],
  ])('%s', async (_, before, after) => {
    await restore();
    lengths.message = 300;
    lengths.view = 60;
    act(resize);
    fireEvent.wheel(log());
    scrollTo(before);

    lengths.message = 450; // narrower: the ten messages are longer
    lengths.view = 70;
    act(resize);

    expect(log().scrollTop).toBe(after);
  });

  it('does not scroll back after the visitor has read a long message to its end', async () => {
    const { driver, pass } = await restore();
    lengths.message = 600;
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    pass(500);
    const end = 12 * 600 + 20 - VIEW;
    scrollTo(end);

    act(resize);

    expect(log().scrollTop).toBe(end);
  });
});

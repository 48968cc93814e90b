import { defineStep, type Message } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from '../../testing/a-chat';

jest.setTimeout(30_000); // hundreds of rows: some seconds on a busy machine

/** jsdom has no layout: the view is 600 px high, and a message as high as `heightOf` says, below its margin. */
const VIEW = 600;
let heightOf: (id: number) => number;
const even = () => 90;
const uneven = (id: number) => 40 + (id % 7) * 20;

// Not by role: looking for roles among hundreds of rows takes seconds. So does reading them from `children` of jsdom.
const list = () => document.querySelector('[role=log] ol') as HTMLElement;
const log = () => list().parentElement?.parentElement as HTMLElement;
const children = () => [...list().childNodes] as HTMLElement[];
const rows = () => children().filter((child) => !child.hasAttribute('aria-hidden'));
const gaps = () => children().filter((child) => child.hasAttribute('aria-hidden'));
const idOf = (row: Element) => Number(/n(\d+);/.exec(row.textContent ?? '')?.[1] ?? Number.NaN);
const ids = () => rows().map(idOf);
const row = (id: number) => rows().find((candidate) => idOf(candidate) === id);

const margins = new Map<string, number>();
function marginOf(child: HTMLElement): number {
  const margin = margins.get(child.className) ?? Number.parseFloat(getComputedStyle(child).marginTop);
  margins.set(child.className, margin);
  return margin;
}
const boxes = new WeakMap<HTMLElement, { margin: number; height: number }>();
function boxOf(child: HTMLElement) {
  if (child.hasAttribute('aria-hidden')) return { margin: 0, height: Number.parseFloat(child.style.height) };
  const box = boxes.get(child) ?? { margin: marginOf(child), height: heightOf(idOf(child) || 0) };
  boxes.set(child, box);
  return box;
}
/** The distance of a row from the start of the list; of no row, the height of the list. */
function topOf(child: HTMLElement | undefined): number {
  let top = 0;
  for (const other of children()) {
    const { margin, height } = boxOf(other);
    if (other === child) return top + margin;
    top += margin + height;
  }
  return top;
}

beforeEach(() => {
  heightOf = even;
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.getAttribute('role') === 'log') return new DOMRect(0, 0, 360, VIEW);
    if (this.parentElement?.tagName !== 'OL') return new DOMRect();
    return new DOMRect(0, topOf(this) - log().scrollTop, 360, boxOf(this).height);
  });
  jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
  jest.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(() => topOf(undefined));
  jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return topOf(this);
  });
  // jsdom has no such method.
  prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options === 'object') scrollTo(options.top ?? 0);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const transcript = (count: number) =>
  Array.from({ length: count }, (_, id): Message => ({ id, sender: id % 3 ? 'bot' : 'user', text: `n${id};`, at: 0 }));
const ask = defineStep({
  name: 'a',
  leadsTo: ['a'],
  text: 'E agora?',
  input: { kind: 'text', label: 'Resposta', check: accept },
});
const restore = (messages: Message[], delayMs = 0) =>
  renderChat({ steps: [ask], delayMs, stored: waitingAt('a', messages) });

const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
/** Scrolls up screen by screen. */
const readUp = (px = VIEW) => {
  for (let rest = px; rest > 0; rest -= VIEW) scrollTo(Math.max(0, log().scrollTop - VIEW));
};
const readToStart = () => {
  while (log().scrollTop > 0) readUp();
};
/** Restores a conversation and waits until it observes the reader. */
async function restoreLong(messages = transcript(500), delayMs = 0) {
  const chat = await restore(messages, delayMs);
  await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-posinset'));
  return chat;
}

describe('A conversation of normal length', () => {
  it('shows every message, and nothing else', async () => {
    await restore(transcript(200));

    expect(rows()).toHaveLength(200);
    expect(gaps()).toEqual([]);
    expect(rows()[0]).not.toHaveAttribute('aria-posinset');
  });
});

describe('A long conversation', () => {
  it('opens with its newest messages, at the end', async () => {
    await restoreLong();

    expect(ids().at(-1)).toBe(499);
    expect(rows().length).toBeLessThan(60);
    expect(log().scrollTop).toBe(log().scrollHeight - VIEW);
  });

  it.each([500, 3000])('has few elements, also with %d messages', async (count) => {
    await restoreLong(transcript(count));

    expect(children().length).toBeLessThan(60);
  });

  it('shows every message to a reader who scrolls to the first, and never many at once', async () => {
    await restoreLong();
    const seen = new Set<number>();

    while (log().scrollTop > 0) {
      readUp();
      for (const id of ids()) seen.add(id);
      expect(rows().length).toBeLessThan(150);
    }

    expect(ids()[0]).toBe(0);
    expect(seen.size).toBe(500);
  });

  it('leaves gaps as high as the messages that it removes', async () => {
    heightOf = uneven;
    await restoreLong();
    readToStart();
    const { scrollHeight } = log();

    for (let top = 0; top < 20 * VIEW; top += VIEW) scrollTo(top);

    expect(gaps()).toHaveLength(2);
    expect(ids()[0]).toBeGreaterThan(0);
    expect(log().scrollHeight).toBe(scrollHeight);
  });

  it('does not move what the reader sees when messages above are higher or lower than expected', async () => {
    heightOf = uneven;
    await restoreLong();

    for (let screenful = 0; screenful < 30; screenful += 1) {
      const inView = rows()
        .map((seen) => ({ seen, top: seen.getBoundingClientRect().top }))
        .filter(({ top }) => top > 0 && top < VIEW);
      readUp();
      expect(inView.length).toBeGreaterThan(0);
      for (const { seen, top } of inView) expect(seen.getBoundingClientRect().top).toBe(top + VIEW);
    }
  });

  it('leaves the place of the reader to a browser that keeps it', async () => {
    heightOf = uneven;
    await restoreLong();
    const original = getComputedStyle;
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((element) =>
        Object.assign(original(element), element === log() && { overflowAnchor: 'auto' }),
      );
    const { scrollTop } = log();

    readUp(6 * VIEW);

    expect(log().scrollTop).toBe(scrollTop - 6 * VIEW);
  });

  it('tells assistive technology the position of each message among all', async () => {
    const { driver } = await restoreLong();

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    readUp(1);

    expect(row(490)).toHaveAttribute('aria-posinset', '491');
    expect(row(490)).toHaveAttribute('aria-setsize', '502');
    expect(gaps()).toHaveLength(1);
  });

  it('removes early messages while it grows', async () => {
    const { driver } = await restore(transcript(190));
    const { token } = driver.snapshot();

    for (let turn = 0; turn < 60; turn += 1) {
      act(() => driver.answer(driver.snapshot().token, { kind: 'typed', text: `resposta ${turn};` }));
    }
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-posinset'));

    expect(driver.snapshot().token).toBeGreaterThan(token);
    expect(rows().length).toBeLessThan(110);
    expect(rows().at(-1)).toHaveTextContent('E agora?');
  });

  it('keeps messages with the focus or with selected text', async () => {
    await restoreLong(
      transcript(300).map((message) => (message.id === 220 ? { ...message, title: 'Por quê?' } : message)),
    );
    readUp(12 * VIEW);
    const titled = screen.getByRole('button', { name: /n220;/ });
    act(() => titled.focus());
    const selected = row(230);
    document.getSelection()?.selectAllChildren(selected as Node);

    readToStart();
    expect(titled).toHaveFocus();
    expect(selected).toBeInTheDocument();

    document.getSelection()?.removeAllRanges();
    act(() => log().focus());
    scrollTo(1);
    expect(selected).not.toBeInTheDocument();
    expect(titled).not.toBeInTheDocument();
  });

  it('does not animate messages that come back', async () => {
    const { driver } = await restoreLong();
    for (let turn = 0; turn < 60; turn += 1) {
      act(() => driver.answer(driver.snapshot().token, { kind: 'typed', text: `n${1000 + turn};` }));
    }
    const arriving = row(1001)?.className;

    readUp(40 * VIEW);
    expect(row(1001)).toBeUndefined();
    scrollTo(log().scrollHeight - 20 * VIEW);

    expect(row(1001)?.className).not.toBe(arriving);
  });

  it('is left by the keys Home and End, which focus the first and the last message, without an animation', async () => {
    await restoreLong();
    const { scrollHeight } = log();

    fireEvent.keyDown(log(), { key: 'Home' });
    await waitFor(() => expect(row(0)).toBeInTheDocument());
    await waitFor(() => expect(row(0)).toHaveFocus());
    expect(log().scrollTop).toBe(0);

    fireEvent.keyDown(row(0) ?? log(), { key: 'End' });
    expect(rows().at(-1)).toHaveFocus();
    expect(log().scrollTop).toBeGreaterThan(scrollHeight - VIEW);
  });

  it('offers a button to new messages, which scrolls to the newest', async () => {
    const user = userEvent.setup();
    const { driver } = await restoreLong(transcript(500), 1_500);
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    readToStart();

    act(() => driver.skipDelay());
    await user.click(screen.getByRole('button', { name: 'Novas mensagens' }));

    expect(rows().at(-1)).toHaveTextContent('E agora?');
    expect(log().scrollTop).toBe(log().scrollHeight - VIEW);
  });
});

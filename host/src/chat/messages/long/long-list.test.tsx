import type { Message } from '@consorcio/shared/flow';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { asking, type ChatUnderTest, renderChat, waitingAt } from '../../../testing/a-chat';
import { aMessage } from '../../../testing/a-message';

/**
 * The layout of the list of messages, which jsdom lacks: the view is 600 px high, and a message as high as `heightOf` says,
 * below its margin. Nothing is found by role: among hundreds of rows that takes seconds.
 */

const LIST_VIEW = 600;

const list = () => document.querySelector('[role=log] ol') as HTMLElement;
const listLog = () => list().parentElement?.parentElement as HTMLElement;
// Reading `children` of jsdom takes seconds too.
const children = () => [...list().childNodes] as HTMLElement[];
const listRows = () => children().filter((child) => !child.hasAttribute('aria-hidden'));
const gaps = () => children().filter((child) => child.hasAttribute('aria-hidden'));
const ids = () => listRows().map(idOf);
const row = (id: number) => listRows().find((candidate) => idOf(candidate) === id);

const scrollList = (top: number) => {
  listLog().scrollTop = top;
  fireEvent.scroll(listLog());
};

const idOf = (element: Element) => Number(/n(\d+);/.exec(element.textContent ?? '')?.[1] ?? Number.NaN);

const heightOf = (id: number) => 40 + (id % 7) * 20;

beforeEach(() => {
  layOutAgain();
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['style'] });
  jest.spyOn(window, 'getComputedStyle').mockImplementation(computedStyle);
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.getAttribute('role') === 'log') return new DOMRect(0, 0, 360, LIST_VIEW);
    if (this.parentElement?.tagName !== 'OL') return new DOMRect();
    return new DOMRect(0, topOf(this) - listLog().scrollTop, 360, boxOf(this).height);
  });
  jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(LIST_VIEW);
  jest.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(() => layout().height);
  jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return topOf(this);
  });
  // jsdom has no such method.
  prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options === 'object') scrollList(options.top ?? 0);
  };
});
afterEach(() => {
  changes.disconnect();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const boxes = new WeakMap<HTMLElement, { margin: number; height: number }>();
function boxOf(child: HTMLElement) {
  if (child.hasAttribute('aria-hidden')) return { margin: 0, height: Number.parseFloat(child.style.height) };
  const margin = Number.parseFloat(getComputedStyle(child).marginTop);
  const box = boxes.get(child) ?? { margin, height: heightOf(idOf(child) || 0) };
  boxes.set(child, box);
  return box;
}

/** As in a browser, the layout is computed only when it is read after a change. */
let known: { tops: Map<HTMLElement, number>; height: number } | undefined;
const layOutAgain = () => {
  known = undefined;
};
const changes = new MutationObserver(layOutAgain);
function layout() {
  if (changes.takeRecords().length > 0) layOutAgain();
  if (known) return known;
  const tops = new Map<HTMLElement, number>();
  let height = 0;
  for (const child of children()) {
    const box = boxOf(child);
    tops.set(child, height + box.margin);
    height += box.margin + box.height;
  }
  known = { tops, height };
  return known;
}
const topOf = (child: HTMLElement) => layout().tops.get(child) ?? 0;

const compute = getComputedStyle;
const computed = new Map<string, CSSStyleDeclaration>();
/** jsdom applies every sheet each time that a style is read. */
function computedStyle(element: Element): CSSStyleDeclaration {
  const look = `${element.tagName} ${element.className} ${element.getAttribute('style')}`;
  const style = computed.get(look) ?? compute(element);
  computed.set(look, style);
  return style;
}

/** Of a long conversation: from 201 messages on, only those near the view are rendered. */
const LENGTH = 220;
const transcript = (count: number) =>
  Array.from({ length: count }, (_, id) => aMessage(id % 3 ? 'bot' : 'user', `n${id};`, id));
const ask = asking('text', {}, { leadsTo: ['text'] });
const restore = (messages: Message[]) => renderChat({ steps: [ask], stored: waitingAt('text', messages) });

const readUp = (px = LIST_VIEW) => {
  for (let rest = px; rest > 0; rest -= LIST_VIEW) scrollList(Math.max(0, listLog().scrollTop - LIST_VIEW));
};
const readToStart = () => {
  while (listLog().scrollTop > 0) readUp();
};
/** Restores a conversation and waits until it observes the reader. */
async function restoreLong(messages = transcript(LENGTH)) {
  const chat = await restore(messages);
  await waitFor(() => expect(listRows()[0]).toHaveAttribute('aria-posinset'));
  return chat;
}

it('a conversation of normal length shows every message, and nothing else', async () => {
  await restore(transcript(200));

  expect([listRows().length, gaps()]).toEqual([200, []]);
  expect(listRows()[0]).not.toHaveAttribute('aria-posinset');
});

function takeTurns({ answer, snapshot }: ChatUnderTest['driver'], first: number, last: number): void {
  for (let turn = first; turn <= last; turn += 1) {
    act(() => answer(snapshot().token, { kind: 'typed', text: `n${turn};` }));
  }
}

// How a reader moves in it: e2e/journeys/scrolling.journey.ts.
describe('A long conversation', () => {
  it('leaves gaps as high as the messages that it removes', async () => {
    await restoreLong();
    readToStart();
    const { scrollHeight } = listLog();
    for (let top = 0; top < 20 * LIST_VIEW; top += LIST_VIEW) scrollList(top);
    expect(gaps()).toHaveLength(2);
    expect(ids()[0]).toBeGreaterThan(0);
    expect(listLog().scrollHeight).toBe(scrollHeight);
  });

  it('tells assistive technology the position of each message among all', async () => {
    const { driver } = await restoreLong();

    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    readUp(1);

    expect(row(LENGTH - 10)).toHaveAttribute('aria-posinset', String(LENGTH - 9));
    expect(row(LENGTH - 10)).toHaveAttribute('aria-setsize', String(LENGTH + 2));
    expect(gaps()).toHaveLength(1);
  });

  it('removes early messages while it grows', async () => {
    const { driver } = await restore(transcript(190));
    takeTurns(driver, 1000, 1009);
    await waitFor(() => expect(listRows()[0]).toHaveAttribute('aria-posinset'));
    expect(listRows().length).toBeLessThan(110);
    expect(listRows().at(-1)).toHaveTextContent('Pois não?');
  });

  it('keeps messages with the focus or with selected text', async () => {
    const title = (one: Message) => (one.id === 140 ? { ...one, title: 'Por quê?' } : one);
    await restoreLong(transcript(LENGTH).map(title));
    readUp(12 * LIST_VIEW);
    const titled = screen.getByRole('button', { name: /n140;/ });
    act(() => titled.focus());
    const selected = row(150);
    document.getSelection()?.selectAllChildren(selected as Node);

    readToStart();
    expect(titled).toHaveFocus();
    expect(selected).toBeInTheDocument();

    document.getSelection()?.removeAllRanges();
    act(() => listLog().focus());
    scrollList(1);
    expect(selected).not.toBeInTheDocument();
    expect(titled).not.toBeInTheDocument();
  });

  it('does not animate messages that come back', async () => {
    const { driver } = await restoreLong();
    takeTurns(driver, 1000, 1002);
    const arriving = row(1001)?.className;
    takeTurns(driver, 1003, 1030);

    readUp(20 * LIST_VIEW);
    expect(row(1001)).toBeUndefined();
    scrollList(listLog().scrollHeight - 10 * LIST_VIEW);
    await waitFor(() => expect(row(1001)).toBeInTheDocument());
    expect(row(1001)?.className).not.toBe(arriving);
  });

  it('is left by the keys Home and End, which focus the first and the last message, without an animation', async () => {
    await restoreLong();
    const { scrollHeight } = listLog();

    fireEvent.keyDown(listLog(), { key: 'Home' });
    await waitFor(() => expect(row(0)).toBeInTheDocument());
    await waitFor(() => expect(row(0)).toHaveFocus());
    expect(listLog().scrollTop).toBe(0);

    fireEvent.keyDown(row(0) ?? listLog(), { key: 'End' });
    expect(listRows().at(-1)).toHaveFocus();
    expect(listLog().scrollTop).toBeGreaterThan(scrollHeight - LIST_VIEW);
  });
});

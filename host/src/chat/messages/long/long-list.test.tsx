import { defineStep, type Message } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderChat, waitingAt } from '../../testing/a-chat';
import {
  children,
  computedStyle,
  gaps,
  ids,
  LIST_VIEW,
  listLog,
  listRows,
  row,
  scrollList,
  withListLayout,
} from './testing/list-layout';

const { setHeights } = withListLayout();
const uneven = (id: number) => 40 + (id % 7) * 20;

/** Of a long conversation: from 201 messages on, only those near the view are rendered. */
const LENGTH = 300;
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

/** Scrolls up screen by screen. */
const readUp = (px = LIST_VIEW) => {
  for (let rest = px; rest > 0; rest -= LIST_VIEW) scrollList(Math.max(0, listLog().scrollTop - LIST_VIEW));
};
const readToStart = () => {
  while (listLog().scrollTop > 0) readUp();
};
/** Restores a conversation and waits until it observes the reader. */
async function restoreLong(messages = transcript(LENGTH), delayMs = 0) {
  const chat = await restore(messages, delayMs);
  await waitFor(() => expect(listRows()[0]).toHaveAttribute('aria-posinset'));
  return chat;
}

describe('A conversation of normal length', () => {
  it('shows every message, and nothing else', async () => {
    await restore(transcript(200));

    expect(listRows()).toHaveLength(200);
    expect(gaps()).toEqual([]);
    expect(listRows()[0]).not.toHaveAttribute('aria-posinset');
  });
});

describe('A long conversation', () => {
  it('opens with its newest messages, at the end', async () => {
    await restoreLong();

    expect(ids().at(-1)).toBe(LENGTH - 1);
    expect(listRows().length).toBeLessThan(60);
    expect(listLog().scrollTop).toBe(listLog().scrollHeight - LIST_VIEW);
  });

  it('has few elements, also with 3000 messages', async () => {
    await restoreLong(transcript(3000));

    expect(children().length).toBeLessThan(60);
  });

  it('shows every message to a reader who scrolls to the first, and never many at once', async () => {
    await restoreLong();
    const seen = new Set<number>();

    while (listLog().scrollTop > 0) {
      readUp();
      for (const id of ids()) seen.add(id);
      expect(listRows().length).toBeLessThan(150);
    }

    expect(ids()[0]).toBe(0);
    expect(seen.size).toBe(LENGTH);
  });

  it('leaves gaps as high as the messages that it removes', async () => {
    setHeights(uneven);
    await restoreLong();
    readToStart();
    const { scrollHeight } = listLog();

    for (let top = 0; top < 20 * LIST_VIEW; top += LIST_VIEW) scrollList(top);

    expect(gaps()).toHaveLength(2);
    expect(ids()[0]).toBeGreaterThan(0);
    expect(listLog().scrollHeight).toBe(scrollHeight);
  });

  it('does not move what the reader sees when messages above are higher or lower than expected', async () => {
    setHeights(uneven);
    await restoreLong();

    for (let screenful = 0; screenful < 30; screenful += 1) {
      const inView = listRows()
        .map((seen) => ({ seen, top: seen.getBoundingClientRect().top }))
        .filter(({ top }) => top > 0 && top < LIST_VIEW);
      readUp();
      expect(inView.length).toBeGreaterThan(0);
      for (const { seen, top } of inView) expect(seen.getBoundingClientRect().top).toBe(top + LIST_VIEW);
    }
  });

  it('leaves the place of the reader to a browser that keeps it', async () => {
    setHeights(uneven);
    await restoreLong();
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((element) =>
        element === listLog() ? { ...computedStyle(element), overflowAnchor: 'auto' } : computedStyle(element),
      );
    const { scrollTop } = listLog();

    readUp(6 * LIST_VIEW);

    expect(listLog().scrollTop).toBe(scrollTop - 6 * LIST_VIEW);
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
    const { token } = driver.snapshot();

    for (let turn = 0; turn < 10; turn += 1) {
      act(() => driver.answer(driver.snapshot().token, { kind: 'typed', text: `resposta ${turn};` }));
    }
    await waitFor(() => expect(listRows()[0]).toHaveAttribute('aria-posinset'));

    expect(driver.snapshot().token).toBeGreaterThan(token);
    expect(listRows().length).toBeLessThan(110);
    expect(listRows().at(-1)).toHaveTextContent('E agora?');
  });

  it('keeps messages with the focus or with selected text', async () => {
    await restoreLong(
      transcript(300).map((message) => (message.id === 220 ? { ...message, title: 'Por quê?' } : message)),
    );
    readUp(12 * LIST_VIEW);
    const titled = screen.getByRole('button', { name: /n220;/ });
    act(() => titled.focus());
    const selected = row(230);
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
    const takeTurns = (first: number, last: number) => {
      for (let turn = first; turn <= last; turn += 1) {
        act(() => driver.answer(driver.snapshot().token, { kind: 'typed', text: `n${turn};` }));
      }
    };
    takeTurns(1000, 1002);
    const arriving = row(1001)?.className;
    takeTurns(1003, 1030);

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

  it('offers a button to new messages, which scrolls to the newest', async () => {
    const user = userEvent.setup();
    const { driver } = await restoreLong(transcript(LENGTH), 1_500);
    act(() => driver.answer(7, { kind: 'typed', text: 'ok' }));
    readToStart();

    act(() => driver.skipDelay());
    await user.click(screen.getByRole('button', { name: 'Novas mensagens' }));

    expect(listRows().at(-1)).toHaveTextContent('E agora?');
    expect(listLog().scrollTop).toBe(listLog().scrollHeight - LIST_VIEW);
  });
});

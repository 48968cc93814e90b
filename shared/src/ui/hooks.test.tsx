import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAfterPress } from './use-after-press';
import { lessMotion, prefersReducedMotion, useMedia } from './use-media';
import { useTextLimit } from './use-text-limit';

function Page({ onMove }: { onMove(): void }) {
  const afterPress = useAfterPress();
  return <input aria-label="Nome" onFocus={() => afterPress(onMove)} />;
}

function showPage() {
  const onMove = jest.fn();
  render(<Page onMove={onMove} />);
  const field = screen.getByRole('textbox');
  return { onMove, field };
}

describe('useAfterPress', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs an action at once when nothing is pressed', () => {
    const { onMove, field } = showPage();
    fireEvent.focus(field);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('runs it after the click, once, when the focus is moved by a press', () => {
    const { onMove, field } = showPage();
    fireEvent.pointerDown(field);
    fireEvent.pointerUp(field);
    fireEvent.focus(field); // a touch moves the focus after the release, a mouse before it
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.click(field);
    jest.runAllTimers();
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a long press', (field: HTMLElement) => fireEvent.pointerUp(field)],
    ['a scroll', (field: HTMLElement) => fireEvent.pointerCancel(field)],
  ])('does not wait for the click of %s, which has none', (_what, end) => {
    const { onMove, field } = showPage();
    fireEvent.pointerDown(field);
    fireEvent.focus(field);
    end(field);
    jest.runAllTimers();
    expect(onMove).toHaveBeenCalledTimes(1);
  });
});

describe('useMedia', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('is false in a browser without matchMedia', () => {
    expect(renderHook(() => useMedia(lessMotion)).result.current).toBe(false);
    expect(prefersReducedMotion()).toBe(false);
  });

  it('follows the setting of the system', () => {
    const system = aSystem(false);
    const { result, unmount } = renderHook(() => useMedia(lessMotion));
    expect(result.current).toBe(false);

    act(() => system.set(true));
    expect(result.current).toBe(true);

    unmount();
    expect(system.listeners()).toBe(0);
  });
});

/** A system whose motion setting a test can change. */
function aSystem(initially: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: initially,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
  return {
    set(value: boolean) {
      list.matches = value;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}

const cutAt10 = 'O texto passou de 10 caracteres e foi cortado.';

function Field() {
  const { sentence, handlers } = useTextLimit(10);
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Nome" {...handlers} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      <output>{text}</output>
      {sentence && <p role="alert">{sentence}</p>}
    </>
  );
}

/** A field of ten characters, with a text in it and the caret at a place. */
async function fieldWith(text: string, caret = text.length) {
  const user = userEvent.setup({ delay: null });
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  await user.click(field);
  if (text !== '') await user.keyboard(text);
  field.setSelectionRange(caret, caret);
  return { user, field };
}

/** The text as the page read it, which is also the text in the field. */
function textRead(): string {
  const { textContent } = screen.getByRole('status');
  expect(screen.getByRole('textbox')).toHaveValue(textContent);
  return textContent;
}

const withinTheLimit = ['0123456789', '   0123456789   ', '\n\n\n\n\n\n\n\nMarina\n\n\n\n\n'];
it.each(withinTheLimit)('A text within the limit, but for its spaces, is read without a word: %j', async (text) => {
  const { user } = await fieldWith('');
  await user.paste(text);

  expect(textRead()).toBe(text.trim());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('A text beyond the limit', () => {
  it.each<[before: string, caret: number, pasted: string, after: string, selected?: number]>([
    ['', 0, '0123456789abc', '0123456789'],
    ['Ana', 3, '0123456789abc', 'Ana0123456'],
    ['Ana', 1, '0123456789abc', 'A0123456na'],
    ['Ana', 0, '01234567', '0123456Ana'],
    ['0123456789', 10, 'x', '0123456789'],
    ['0123456789', 4, 'x', '0123456789'],
    ['Ana', 3, ' da\nSilva e Silva', 'Anada Silv'],
    ['', 0, '0\n\n\n\n\n\n\n\n\n\n\n1', '0         '],
    ['Ana Maria', 4, 'x'.repeat(20), 'Ana xxxxxx', 5],
  ])('in a field with %j, pasted at %i: %j gives %j', async (before, caret, pasted, after, selected = 0) => {
    const { user, field } = await fieldWith(before, caret);
    field.setSelectionRange(caret, caret + selected);
    await user.paste(pasted);

    expect(textRead()).toBe(after);
    expect(screen.getByRole('alert')).toHaveTextContent(cutAt10);
    expect(field.selectionStart).toBe(after.length - (before.length - caret - selected));
  });

  it('is cut when it is typed, and the sentence disappears when the text changes', async () => {
    const { user } = await fieldWith('0123456789');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.keyboard('x');
    expect(screen.getByRole('alert')).toHaveTextContent(cutAt10);
    await user.keyboard('{Backspace}');

    expect(textRead()).toBe('012345678');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is cut at its end when the browser fills it in', async () => {
    const { field } = await fieldWith('');
    fireEvent.input(field, { target: { value: '0123456789abc' } });

    expect(textRead()).toBe('0123456789');
    expect(screen.getByRole('alert')).toHaveTextContent(cutAt10);
  });
});

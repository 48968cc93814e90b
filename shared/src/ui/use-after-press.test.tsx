import { fireEvent, render, screen } from '@testing-library/react';
import { useAfterPress } from './use-after-press';

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

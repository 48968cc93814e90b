import { act, fireEvent, render, screen } from '@testing-library/react';
import { useKeyboardInset } from './use-keyboard-inset';

function Page() {
  useKeyboardInset();
  return (
    <>
      <label>
        Nome <input />
      </label>
      <label>
        Texto <textarea />
      </label>
      <label>
        Aceito <input type="checkbox" />
      </label>
    </>
  );
}

const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
const inset = () => [
  document.documentElement.style.getPropertyValue('--viewport-height'),
  document.documentElement.style.getPropertyValue('--viewport-top'),
];
const change = (type: 'resize' | 'scroll', to: Partial<typeof viewport>) =>
  act(() => {
    Object.assign(viewport, to);
    viewport.dispatchEvent(new Event(type));
  });

describe('useKeyboardInset', () => {
  beforeEach(() => {
    Object.assign(viewport, { height: 740, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'visualViewport'));

  it('sets the visible area while a text field has focus, as the keyboard opens and the page moves', () => {
    render(<Page />);
    expect(inset()).toEqual(['', '']);

    act(() => screen.getByLabelText('Nome').focus());
    expect(inset()).toEqual(['740px', '0px']);
    change('resize', { height: 420 });
    expect(inset()).toEqual(['420px', '0px']);
    change('scroll', { offsetTop: 120 });
    expect(inset()).toEqual(['420px', '120px']);
  });

  it('stays set from field to field, and is removed after the last', () => {
    render(<Page />);
    act(() => screen.getByLabelText('Nome').focus());
    change('resize', { height: 420 });

    act(() => screen.getByLabelText('Texto').focus());
    expect(inset()).toEqual(['420px', '0px']);
    act(() => screen.getByLabelText('Texto').blur());
    expect(inset()).toEqual(['', '']);
  });

  it('is not set for a control without text, or while the visitor has zoomed in', () => {
    render(<Page />);
    act(() => screen.getByLabelText('Aceito').focus());
    change('resize', { height: 500 });
    expect(inset()).toEqual(['', '']);

    act(() => screen.getByLabelText('Nome').focus());
    change('resize', { height: 300, scale: 2 });
    expect(inset()).toEqual(['', '']);
  });

  it('stays set until the click when a press leaves the field, so that the pressed button does not move', () => {
    render(<Page />);
    act(() => screen.getByLabelText('Nome').focus());
    change('resize', { height: 420 });
    const box = screen.getByLabelText('Aceito');

    fireEvent.pointerDown(box);
    act(() => box.focus());
    fireEvent.pointerUp(box);
    expect(inset()).toEqual(['420px', '0px']);
    fireEvent.click(box);
    expect(inset()).toEqual(['', '']);
  });

  it('is removed when the chat is unmounted', () => {
    const { unmount } = render(<Page />);
    act(() => screen.getByLabelText('Nome').focus());

    unmount();

    expect(inset()).toEqual(['', '']);
  });
});

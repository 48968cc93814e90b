import { act, fireEvent, render, screen } from '@testing-library/react';
import { asking, type ChatUnderTest, renderChat, resting } from '../testing/a-chat';
import { useKeyboardInset } from './use-keyboard-inset';

const start = { ...resting, name: 'oi', leadsTo: ['name'], options: [{ id: 'go', label: 'Simular', to: 'name' }] };
const steps = [start, asking('name', {}, { leadsTo: ['fim'] }), resting];

const shield = () => document.querySelector('[style*="position: fixed"]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const option = () => screen.getByRole('button', { name: 'Simular' });
const type = () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'M' } });

let chat: ChatUnderTest;
/** The page goes on by itself: a payment was confirmed, a missing segment came. */
const goOn = () => act(() => chat.driver.answer(chat.driver.snapshot().token, { kind: 'option', id: 'go' }));
const expectOpen = (role: string, name: string) => {
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect(shield()).not.toBeInTheDocument();
};

describe('The shield over a question', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    chat = await renderChat({ steps });
  });
  afterEach(() => void jest.useRealTimers());

  // A double tap: e2e/journeys/touch.journey.ts.
  it.each([
    ['until the visitor types', type],
    ['no longer than a double tap takes', () => pass(300)],
  ])('covers the place of the press that led to it, %s', (_, end) => {
    expectOpen('button', 'Simular'); // the first question of a page is not covered
    pass(1_000);
    fireEvent.click(option(), { detail: 1, clientX: 100, clientY: 200 });
    expect(shield()).toHaveStyle({ top: '176px', left: '76px', width: '48px' });
    end();
    expect(shield()).not.toBeInTheDocument();
  });

  it('covers all of one that nobody asked for, as long as a person needs to hold back a press', () => {
    goOn();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()?.getAttribute('style')).toContain('inset: 0');
    pass(499);
    expect(shield()).toBeInTheDocument();
    pass(1);
    expect(shield()).not.toBeInTheDocument();

    type();
    pass(1_000);
    fireEvent.submit(screen.getByRole('form'));
    expectOpen('button', 'Sim'); // the visitor sent what led to it
  });

  it('is not there when a key led to the question', () => {
    fireEvent.keyDown(option(), { key: 'Enter' });
    fireEvent.click(option(), { detail: 0 });
    expectOpen('textbox', 'Resposta');
  });
});

describe('useKeyboardInset', () => {
  function Page() {
    useKeyboardInset();
    return (
      <>
        <input aria-label="Nome" />
        <textarea aria-label="Texto" />
        <input type="checkbox" aria-label="Aceito" />
      </>
    );
  }
  const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  const inset = () =>
    ['--viewport-height', '--viewport-top'].map((name) => document.documentElement.style.getPropertyValue(name));
  const control = (name: string) => screen.getByLabelText(name);
  const focus = (name: string) => act(() => control(name).focus());
  const change = (type: 'resize' | 'scroll', to: Partial<typeof viewport>) =>
    act(() => void Object.assign(viewport, to).dispatchEvent(new Event(type)));

  beforeEach(() => {
    Object.assign(viewport, { height: 740, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'visualViewport'));

  it('is the visible area while a text field has focus, until a press that leaves it has clicked', () => {
    const { unmount } = render(<Page />);
    const expectInset = (...values: string[]) => expect(inset()).toEqual(values);
    expectInset('', '');
    focus('Nome');
    expectInset('740px', '0px');
    change('resize', { height: 420 });
    change('scroll', { offsetTop: 120 });
    focus('Texto');
    expectInset('420px', '120px');
    act(() => control('Texto').blur());
    expectInset('', '');

    focus('Nome');
    fireEvent.pointerDown(control('Aceito'));
    focus('Aceito');
    fireEvent.pointerUp(control('Aceito'));
    expectInset('420px', '120px'); // the pressed button does not move
    fireEvent.click(control('Aceito'));
    expectInset('', '');
    change('resize', { height: 500 }); // a control without text has the focus
    expectInset('', '');

    focus('Nome');
    unmount();
    expectInset('', '');
  });

  it('is not set while the visitor has zoomed in', () => {
    render(<Page />);
    focus('Nome');
    change('resize', { height: 300, scale: 2 });
    expect(inset()).toEqual(['', '']);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { asking, type ChatUnderTest, renderChat, resting } from '../../testing/a-chat';
import { useKeyboardInset } from './use-keyboard-inset';

const start = { ...resting, name: 'oi', leadsTo: ['name'], options: [{ id: 'go', label: 'Simular', to: 'name' }] };
const steps = [start, asking('name', {}, { leadsTo: ['fim'] }), resting];

const shield = () => document.querySelector('[style*="position: fixed"]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const option = () => screen.getByRole('button', { name: 'Simular' });
const type = () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'M' } });

it('the first question of a page is not covered', async () => {
  await renderChat({ steps });
  expect(option()).toBeVisible();
  expect(shield()).not.toBeInTheDocument();
});

describe('After a press that answers, its place', () => {
  beforeEach(async () => {
    await renderChat({ steps });
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['until the visitor types', type],
    ['no longer than a double tap takes', () => pass(300)],
  ])('is covered when the question changes, %s', (_, end) => {
    fireEvent.click(option(), { detail: 1 });
    expect(shield()).toBeInTheDocument();
    end();
    expect(shield()).not.toBeInTheDocument();
  });
});

describe('A question that replaces another without an action of the visitor', () => {
  let chat: ChatUnderTest;
  /** The page goes on: a payment was confirmed, a missing segment came. */
  const goOn = () => act(() => chat.driver.answer(chat.driver.snapshot().token, { kind: 'option', id: 'go' }));

  beforeEach(async () => {
    jest.useFakeTimers();
    chat = await renderChat({ steps });
  });
  afterEach(() => void jest.useRealTimers());

  it('is covered for as long as a person needs to hold back a press', () => {
    goOn();
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()?.getAttribute('style')).toContain('inset: 0');
    pass(499);
    expect(shield()).toBeInTheDocument();
    pass(1);
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when a key led to it', () => {
    fireEvent.keyDown(option(), { key: 'Enter' });
    fireEvent.click(option(), { detail: 0 });
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });

  it('is not covered when the visitor sent what led to it', () => {
    goOn();
    type();
    pass(1_000);
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByRole('button', { name: 'Sim' })).toBeVisible();
    expect(shield()).not.toBeInTheDocument();
  });

  it('is covered only at the place of the press that led to it', () => {
    pass(1_000);
    fireEvent.click(option(), { detail: 1, clientX: 100, clientY: 200 });
    expect(shield()).toHaveStyle({ top: '176px', left: '76px', width: '48px' });
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

  it('sets the visible area while a text field has focus, as the keyboard opens and the page moves', () => {
    const { unmount } = render(<Page />);
    expect(inset()).toEqual(['', '']);
    focus('Nome');
    expect(inset()).toEqual(['740px', '0px']);
    change('resize', { height: 420 });
    expect(inset()).toEqual(['420px', '0px']);
    change('scroll', { offsetTop: 120 });
    expect(inset()).toEqual(['420px', '120px']);
    unmount();
    expect(inset()).toEqual(['', '']);
  });

  it('stays set from field to field, and is removed after the last', () => {
    render(<Page />);
    focus('Nome');
    change('resize', { height: 420 });
    focus('Texto');
    expect(inset()).toEqual(['420px', '0px']);
    act(() => control('Texto').blur());
    expect(inset()).toEqual(['', '']);
  });

  it('is not set for a control without text, or while the visitor has zoomed in', () => {
    render(<Page />);
    focus('Aceito');
    change('resize', { height: 500 });
    expect(inset()).toEqual(['', '']);
    focus('Nome');
    change('resize', { height: 300, scale: 2 });
    expect(inset()).toEqual(['', '']);
  });

  it('stays set until the click when a press leaves the field, so that the pressed button does not move', () => {
    render(<Page />);
    focus('Nome');
    change('resize', { height: 420 });
    fireEvent.pointerDown(control('Aceito'));
    focus('Aceito');
    fireEvent.pointerUp(control('Aceito'));
    expect(inset()).toEqual(['420px', '0px']);
    fireEvent.click(control('Aceito'));
    expect(inset()).toEqual(['', '']);
  });
});

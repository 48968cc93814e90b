import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { EarlyPage } from './early-page';
import { createTakeOver, drawnGreeting, greetingPlayed } from './take-over';
import { Released, TakingOver } from './taking-over';

const root = document.createElement('div');
const neverEnds = new Promise<never>(() => undefined);
const early = (presses: MouseEvent[]) => ({ config: neverEnds, release: neverEnds, presses, fail: () => undefined });

beforeEach(() => {
  document.body.replaceChildren(root);
  window.early = undefined;
});

describe('drawnGreeting', () => {
  /** A greeting of which so many bubbles are shown, so long after it was painted. */
  function show(shown: number, passed: number | undefined) {
    const entries = passed === undefined ? [] : [{ startTime: 300 }];
    Object.assign(performance, { getEntriesByName: () => entries });
    jest.spyOn(performance, 'now').mockReturnValue(300 + (passed ?? 5000));
    const hidden = 'style="visibility: hidden"';
    const bubbles = [1, 2, 3].map(
      (bubble) => `<li ${bubble > shown ? hidden : ''}>${bubble}</li><li role="presentation"></li>`,
    );
    root.innerHTML = `<ol>${bubbles.join('')}</ol>`;
    return root;
  }

  it.each([
    [1, 100, 400],
    [2, 700, 300],
    [3, 5000, 0],
    [1, 600, 0], // the frame that shows the next one is late
    [1, undefined, 500], // nothing was painted yet
  ])('counts the bubbles in sight, and what is left of the pause: %i after %s ms → %i ms', (shown, passed, restMs) => {
    expect(drawnGreeting(show(shown, passed), 500)).toEqual({ shown, drawn: shown, restMs });
  });

  it('counts the answer of a visitor who has pressed an option as drawn', () => {
    show(3, 5000).insertAdjacentHTML('beforeend', '<ol><li>Simular agora</li></ol>');
    expect(drawnGreeting(root, 500)).toMatchObject({ shown: 3, drawn: 4 });
  });
});

describe('greetingPlayed', () => {
  /** The opening plays these; a typing mark is always among them. */
  const playing = (...ends: Promise<unknown>[]) => {
    const animation = (finished: Promise<unknown>, endTime: number) => ({
      finished,
      effect: { getComputedTiming: () => ({ endTime }) },
    });
    const animations = [...ends.map((end) => animation(end, 1500)), animation(neverEnds, Number.POSITIVE_INFINITY)];
    Object.assign(root, { getAnimations: () => animations });
  };
  const isOver = (waiting: Promise<void>) =>
    Promise.race([waiting.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

  // With the last animation: e2e/journeys/opening.journey.ts.
  it('ends where the visitor skips the pauses, which cancels the animations', async () => {
    playing(Promise.reject(new DOMException('cancelled', 'AbortError')));
    expect(await isOver(greetingPlayed(root))).toBe(true);
  });

  it('ends with a press, after the frame that shows it, and does not begin after one', async () => {
    playing(neverEnds);
    const order: string[] = [];
    const waiting = greetingPlayed(root).then(() => order.push('over'));
    const press = new MouseEvent('click');
    window.dispatchEvent(press);
    requestAnimationFrame(() => order.push('frame'));
    await waiting;
    expect(order).toEqual(['frame', 'over']);

    window.early = early([press]);
    expect(await isOver(greetingPlayed(root))).toBe(true);
  });
});

describe('createTakeOver', () => {
  const page = '<button>Simular agora</button><div tabindex="0">Conversa</div><button aria-label="Enviar"></button>';
  const button = (name: string) => screen.getByRole('button', { name });
  const pressOn = (name: string) => {
    const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 7, clientY: 9 });
    button(name).dispatchEvent(event);
    return event;
  };

  function takeOver(): MouseEvent[] {
    const reached: MouseEvent[] = [];
    const taking = createTakeOver(root, 500);
    taking.page.innerHTML = page;
    taking.page.addEventListener('click', (event) => reached.push(event), { once: true });
    taking.show();
    taking.end();
    return reached;
  }

  beforeEach(() => {
    root.innerHTML = '<a href="/">Site</a><button aria-label="Enviar"></button><button>Simular agora</button>';
  });

  // A press that counts, and the focus: e2e/journeys/opening.journey.ts.
  it('passes a press to the same control of the page, also when the opening has removed it, and drops others', () => {
    window.early = early([pressOn('Simular agora')]);
    button('Simular agora').remove();
    const [reached] = takeOver();
    expect(reached).toMatchObject({ type: 'click', detail: 1, clientX: 7, clientY: 9 });
    expect(reached?.target).toBe(button('Simular agora'));

    document.body.replaceChildren(root);
    root.innerHTML = '<button>Outra</button>';
    window.early = early([pressOn('Outra')]);
    expect(takeOver()).toEqual([]);
    expect(document.body).toHaveFocus(); // the opening had none
  });

  it.each(['pointerup', 'pointercancel'])('waits for %s and its click while a finger is down', async (end) => {
    const taking = createTakeOver(root, 500);
    expect(taking.released()).toBeUndefined();
    window.early = { ...early([]), isDown: true };
    const order: string[] = [];
    window.addEventListener('click', () => order.push('click'), { once: true });
    const released = taking.released();
    expect(taking.released()).toBe(released); // a page that is rendered again waits for the same
    const waiting = released?.then(() => order.push('released'));
    window.dispatchEvent(new Event(end));
    window.dispatchEvent(new Event('click'));
    await waiting;
    expect(order).toEqual(['click', 'released']);
  });

  it('reads the greeting in the moment in which the page replaces it', () => {
    const taking = createTakeOver(root, 500);
    root.innerHTML = '<ol><li>Olá</li></ol><ol></ol>';
    root.lastElementChild?.append(document.createElement('li'));
    expect(taking.greeting()).toBeUndefined();
    taking.show();
    expect(taking.greeting()).toMatchObject({ shown: 1, drawn: 2 });
    expect(root.isConnected).toBe(false);
  });

  it('ends the work of the script in the head', () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { held: '', skipped: '', pressed: '', failed: '', other: 'stays' });
    window.early = early([]);
    takeOver();
    expect(window.early).toBeUndefined();
    expect({ ...dataset }).toEqual({ other: 'stays' });
  });
});

it('the page waits for each finger on the opening, and then answers what was pressed', async () => {
  root.innerHTML = '<button>Simular agora</button>';
  const press = new MouseEvent('click', { bubbles: true });
  const option = screen.getByRole('button', { name: 'Simular agora' });
  const page: EarlyPage = { ...early([press]), isDown: true };
  window.early = page;
  const takeOver = createTakeOver(root, 500);
  const pressed = jest.fn();
  await act(async () =>
    startTransition(() =>
      createRoot(takeOver.page).render(
        <TakingOver takeOver={takeOver}>
          <button type="button" onClick={pressed}>
            Simular agora
          </button>
          <Released takeOver={takeOver} />
        </TakingOver>,
      ),
    ),
  );
  option.dispatchEvent(press);
  const lift = (isDownAgain: boolean) =>
    act(async () => {
      page.isDown = isDownAgain;
      window.dispatchEvent(new Event('pointerup'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });

  await lift(true); // by another finger
  expect(screen.getByRole('button', { name: 'Simular agora' })).toBe(option);
  await lift(false);
  expect(option).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Simular agora' })).toBeInTheDocument();
  expect(pressed).toHaveBeenCalledTimes(1);
});

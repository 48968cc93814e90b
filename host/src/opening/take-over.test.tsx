import { screen } from '@testing-library/react';
import { drawnGreeting, greetingPlayed, released, replaceOpening } from './take-over';

const root = document.createElement('div');

beforeEach(() => {
  document.body.replaceChildren(root);
  window.early = undefined;
});

describe('drawnGreeting', () => {
  const painted = (startTime: number | undefined, now: number) => {
    const entries = startTime === undefined ? [] : [{ startTime }];
    Object.assign(performance, { getEntriesByName: () => entries });
    jest.spyOn(performance, 'now').mockReturnValue(now);
  };
  const hidden = 'style="visibility: hidden"';
  const greetingOf = (shown: number) => {
    root.innerHTML = `<ol>${[1, 2, 3].map((bubble) => `<li ${bubble > shown ? hidden : ''}>${bubble}</li><li role="presentation"></li>`).join('')}</ol>`;
    return root;
  };

  it.each([
    [1, 100, 400],
    [2, 700, 300],
    [3, 5000, 0],
    [1, 600, 0], // the frame that shows the next one is late
  ])('counts the bubbles in sight, and what is left of the pause: %i after %i ms → %i ms', (shown, passed, restMs) => {
    painted(300, 300 + passed);

    expect(drawnGreeting(greetingOf(shown), 500)).toEqual({ shown, drawn: shown, restMs });
  });

  it('counts the answer of a visitor who has pressed an option as drawn', () => {
    painted(300, 5000);
    greetingOf(3).insertAdjacentHTML('beforeend', '<ol><li>Simular agora</li></ol>');

    expect(drawnGreeting(root, 500)).toMatchObject({ shown: 3, drawn: 4 });
  });

  it('waits a whole pause where nothing was painted yet', () => {
    painted(undefined, 5000);

    expect(drawnGreeting(greetingOf(1), 500)).toEqual({ shown: 1, drawn: 1, restMs: 500 });
  });
});

describe('greetingPlayed', () => {
  const neverEnds = new Promise(() => undefined);
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
    Promise.race([waiting.then(() => true), new Promise((resolve) => setTimeout(resolve)).then(() => false)]);

  it('waits for the last of the animations that end', async () => {
    let endLast = () => {};
    const last = new Promise<void>((resolve) => {
      endLast = resolve;
    });
    playing(Promise.resolve(), last);
    const waiting = greetingPlayed(root);

    expect(await isOver(waiting)).toBe(false);
    endLast();
    expect(await isOver(waiting)).toBe(true);
  });

  it('ends where the visitor skips the pauses, which cancels the animations', async () => {
    playing(Promise.reject(new DOMException('cancelled', 'AbortError')));

    expect(await isOver(greetingPlayed(root))).toBe(true);
  });

  it('ends with a press, after the frame that shows it', async () => {
    playing(neverEnds);
    const order: string[] = [];
    const waiting = greetingPlayed(root).then(() => order.push('over'));

    window.dispatchEvent(new MouseEvent('click'));
    requestAnimationFrame(() => order.push('frame'));
    await waiting;

    expect(order).toEqual(['frame', 'over']);
  });

  it('does not begin after a press', async () => {
    playing(neverEnds);
    window.early = {
      config: neverEnds as Promise<Response>,
      release: neverEnds as Promise<Response>,
      presses: [new MouseEvent('click')],
      fail: () => undefined,
    };

    expect(await isOver(greetingPlayed(root))).toBe(true);
  });
});

describe('released', () => {
  it.each(['pointerup', 'pointercancel'])('waits for %s and its click', async (end) => {
    const order: string[] = [];
    window.addEventListener('click', () => order.push('click'), { once: true });
    const waiting = released().then(() => order.push('released'));

    window.dispatchEvent(new Event(end));
    window.dispatchEvent(new Event('click'));
    await waiting;

    expect(order).toEqual(['click', 'released']);
  });
});

describe('replaceOpening', () => {
  const opening = '<a href="/">Site</a><button aria-label="Enviar"></button><button>Simular agora</button>';
  /** The page, with the same controls in another order. */
  const page = '<button>Simular agora</button><div tabindex="0">Conversa</div><button aria-label="Enviar"></button>';
  const pressOn = (name: string) => {
    const target = screen.getByRole('button', { name });
    const event = new MouseEvent('click', { detail: 1, clientX: 7, clientY: 9 });
    target.dispatchEvent(event);
    return event;
  };
  const early = (presses: MouseEvent[]) => ({
    config: Promise.reject(),
    release: new Promise<never>(() => undefined),
    presses,
    fail: () => undefined,
  });

  /** Renders the page, and returns the presses that reach it. */
  function takeOver(): MouseEvent[] {
    const reached: MouseEvent[] = [];
    replaceOpening(root, () => {
      root.innerHTML = page;
      root.addEventListener('click', (event) => reached.push(event), { once: true });
    });
    return reached;
  }

  beforeEach(() => {
    root.innerHTML = opening;
  });

  it('passes a press to the same control of the page, also when the opening has removed it', () => {
    const press = pressOn('Simular agora');
    window.early = early([press]);
    window.early.config.catch(() => undefined);
    screen.getByRole('button', { name: 'Simular agora' }).remove();

    const [reached] = takeOver();

    expect(reached).toMatchObject({ type: 'click', detail: 1, clientX: 7, clientY: 9 });
    expect(reached?.target).toBe(screen.getByRole('button', { name: 'Simular agora' }));
  });

  it('drops a press on a control that the page does not have', () => {
    root.innerHTML = '<button>Outra</button>';
    window.early = early([pressOn('Outra')]);
    window.early.config.catch(() => undefined);

    expect(takeOver()).toEqual([]);
  });

  it('moves the focus to the same control', () => {
    screen.getByRole('button', { name: 'Enviar' }).focus();

    takeOver();

    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  });

  it('gives no focus to a page that had none', () => {
    takeOver();

    expect(document.body).toHaveFocus();
  });

  it('ends the work of the script in the head', () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { held: '', skipped: '', pressed: '', failed: '', other: 'stays' });
    window.early = early([]);
    window.early.config.catch(() => undefined);

    takeOver();

    expect(window.early).toBeUndefined();
    expect({ ...dataset }).toEqual({ other: 'stays' });
  });
});

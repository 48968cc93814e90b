import { afterFirstPaint } from '../../platform/after-first-paint';
import type { DrawnGreeting } from '../../talk/conductor-ports';

/** Reads what the visitor sees of the greeting, whose pauses of `pauseMs` began with the first paint. */
export function drawnGreeting(root: Element, pauseMs: number): DrawnGreeting {
  const [greeting, answer] = root.querySelectorAll('ol');
  const bubbles = [...(greeting?.children ?? [])].filter((item) => !item.hasAttribute('role'));
  const shown = bubbles.filter((bubble) => getComputedStyle(bubble).visibility !== 'hidden').length;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const passed = paint ? performance.now() - paint.startTime : 0;
  return {
    shown,
    drawn: shown + (answer?.children.length ?? 0),
    restMs: Math.min(pauseMs, Math.max(0, pauseMs * shown - passed)),
  };
}

/**
 * Waits until the opening has played its pauses, or the visitor presses something. Until then the page has nothing to add to it, and
 * the processor is free to show it.
 */
export async function greetingPlayed(root: Element): Promise<void> {
  if (window.early?.presses.length) return;
  const playing = root.getAnimations({ subtree: true }).filter(hasEnd);
  const pressed = new Promise<void>((resolve) => {
    // The opening answers it, in a frame that the page must not delay.
    addEventListener('click', () => afterFirstPaint(resolve), { capture: true, once: true });
  });
  await Promise.race([pressed, Promise.allSettled(playing.map(({ finished }) => finished))]);
}

/** The dots of a typing mark move until it disappears. */
function hasEnd({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}

/** ms after a release within which its click arrives. */
const CLICK_MS = 50;

function released(): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => void setTimeout(resolve, CLICK_MS), { once: true });
    }
  });
}

/** How the page takes the place of the opening. */
export type TakeOver = ReturnType<typeof createTakeOver>;

/**
 * The page is rendered into an element of its own, in short tasks, while the opening still answers. What the visitor has done by then
 * passes to the page in the task that shows it, so that no frame is without it.
 */
export function createTakeOver(opening: HTMLElement, pauseMs: number) {
  const page = opening.cloneNode(false) as HTMLElement;
  let focused: string | undefined;
  let greeting: DrawnGreeting | undefined;
  let release: Promise<void> | undefined;
  let isHeld = false;

  return {
    page,
    /** What the visitor saw of the greeting when the page replaced it. */
    greeting: () => greeting,
    /** Resolved when the finger on the opening is lifted: a control that disappears under it would lose the press. */
    released(): Promise<void> | undefined {
      if (window.early?.isDown && !isHeld) {
        isHeld = true;
        release = released().then(() => {
          isHeld = false;
        });
      }
      return release;
    },
    show(): void {
      focused = nameOf(document.activeElement);
      greeting = drawnGreeting(opening, pauseMs);
      opening.replaceWith(page);
    },
    /** The focus, and the presses that nothing has answered yet, pass to the same controls of the page. */
    end(): void {
      const presses = window.early?.presses ?? [];
      window.early = undefined;
      for (const mark of ['held', 'skipped', 'pressed', 'failed', 'answered'])
        delete document.documentElement.dataset[mark];

      const controlOf = (name: string | undefined) =>
        [...page.querySelectorAll<HTMLElement>(controls)].find((it) => nameOf(it) === name);
      controlOf(focused)?.focus({ preventScroll: true });
      for (const press of presses) controlOf(nameOf(buttonOf(press)))?.dispatchEvent(new MouseEvent('click', press));
    },
  };
}

const controls = 'a, button, [tabindex]';

/** A press that is kept was on a button. */
const buttonOf = ({ target }: Event) => (target as Element).closest('button');

/** Tells the controls of the opening apart, and finds them again in the page. */
function nameOf(control: Element | null): string | undefined {
  return control ? `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}` : undefined;
}

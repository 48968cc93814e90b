import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PressOptions {
  /** How long to wait for the control, in ms. */
  readonly timeout?: number;
}

/** What became of a tap. */
interface Outcome {
  /** px that the target moved between the touch and its click. */
  readonly moved: number;
  /** The element that got the click; undefined if there was none. */
  readonly clicked: string | undefined;
  readonly hasArrived: boolean;
}

/**
 * A finger on the screen: the browser gets touch events and decides by itself whether they are a click, as on a phone. A tap that moves
 * its own target, or whose click goes elsewhere, is a failure: a person would have to tap again.
 */
export class Finger {
  constructor(
    private readonly page: Page,
    /** How long it stays on the screen, in ms. */
    private readonly pause: number,
  ) {}

  /** Taps a control once, as soon as it can be pressed. */
  async tap(control: Locator, { timeout = 10_000 }: PressOptions = {}): Promise<void> {
    const watch = await control.evaluateHandle(watchTap, timeout, { timeout });
    await this.touch(await watch.evaluate(({ point }) => point), this.pause);
    // A click that opens another page ends this one before it reports.
    const outcome = await watch.evaluate(({ outcome }) => outcome).catch(() => undefined);
    if (!outcome) return;
    if (outcome.moved > 1)
      throw new Error(`A tap that moves its own target is a failure: ${control} moved by ${outcome.moved} px.`);
    if (!outcome.hasArrived)
      throw new Error(
        `The click of a tap went elsewhere: not ${control}, but ${outcome.clicked ?? 'no element'} got it.`,
      );
  }

  /** Taps twice at one place, quicker than a person can read what is there after the first tap. */
  async doubleTap(control: Locator): Promise<void> {
    const point = await this.pointOf(control);
    const again = wait(this.pause + 60).then(() => this.touch(point, this.pause));
    await Promise.all([this.touch(point, this.pause), again]);
  }

  /** Stays on a control for longer than a tap. */
  async longPress(control: Locator): Promise<void> {
    await this.touch(await this.pointOf(control), 900);
  }

  /** Puts the finger on a control, and moves it by these px before it leaves the screen. */
  async drag(control: Locator, by: Point): Promise<void> {
    const { x, y } = await this.pointOf(control);
    const points = Array.from({ length: 9 }, (_, step) => ({ x: x + (by.x * step) / 8, y: y + (by.y * step) / 8 }));
    await this.send('touchStart', points.slice(0, 1));
    for (const point of points.slice(1)) {
      await this.send('touchMove', [point]);
      await this.page.waitForTimeout(16);
    }
    await this.send('touchEnd', []);
  }

  private async pointOf(control: Locator): Promise<Point> {
    const watch = await control.evaluateHandle(watchTap, 10_000);
    return watch.evaluate(({ point }) => point);
  }

  /** A finger does not wait until a busy page has noticed it. */
  private async touch(point: Point, pause: number): Promise<void> {
    const leaving = wait(pause).then(() => this.send('touchEnd', []));
    await Promise.all([this.send('touchStart', [point]), leaving]);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    const session = await sessionOf(this.page);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Runs in the page. Waits until the target can be pressed; says where, and what becomes of the tap. */
async function watchTap(
  target: Element,
  timeout: number,
): Promise<{ readonly point: Point; readonly outcome: Promise<Outcome> }> {
  // The centre: a pressed button may shrink. A link may be broken into several lines: its first one.
  const centre = () => {
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect(Number.NaN);
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** The part that is neither scrolled out of its scrollers nor off the screen: a very long control has its centre elsewhere. */
  const visiblePart = () => {
    const { left, top, right, bottom } = target.getClientRects()[0] ?? new DOMRect(Number.NaN);
    const part = { left, top, right, bottom };
    const clip = (by: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
      part.left = Math.max(part.left, by.left);
      part.top = Math.max(part.top, by.top);
      part.right = Math.min(part.right, by.right);
      part.bottom = Math.min(part.bottom, by.bottom);
    };
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let each = target.parentElement; each && !each.matches('dialog'); each = each.parentElement)
      if (getComputedStyle(each).overflow !== 'visible') clip(each.getBoundingClientRect());
    const isEnough =
      part.right - part.left >= Math.min(24, right - left) && part.bottom - part.top >= Math.min(24, bottom - top);
    return { isEnough, point: { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 } };
  };
  const isHit = (hit: Element | null) =>
    hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  const nextFrame = () => new Promise<Point>((resolve) => requestAnimationFrame(() => resolve(centre())));
  const deadline = performance.now() + timeout;
  let [before, now] = [await nextFrame(), await nextFrame()];
  let point = now;
  for (;;) {
    const isStill = now.x === before.x && now.y === before.y;
    const isEnabled = !target.matches(':disabled, [aria-disabled=true]');
    const { isEnough, point: middle } = visiblePart();
    const above = isEnough ? document.elementFromPoint(middle.x, middle.y) : null;
    point = middle;
    if (isStill && isEnabled && isHit(above)) break;
    if (performance.now() > deadline) {
      const reason = !isEnabled
        ? 'it is disabled'
        : !isStill
          ? 'it moves'
          : `${above?.outerHTML.slice(0, 120) ?? 'the edge of the view'} is above it`;
      throw new Error(`This control cannot be tapped, because ${reason}: ${target.outerHTML.slice(0, 200)}`);
    }
    if (isStill) Reflect.get(target, 'scrollIntoViewIfNeeded').call(target); // of Chromium: does nothing to a visible one
    [before, now] = [now, await nextFrame()];
  }

  const listening = new AbortController();
  const outcome = new Promise<Outcome>((resolve) => {
    let moved = 0;
    const measure = () => {
      const { x, y } = centre();
      if (target.isConnected) moved = Math.max(moved, Math.abs(x - now.x), Math.abs(y - now.y));
    };
    const finish = (clicked: Element | null) => {
      listening.abort();
      resolve({ moved, clicked: clicked?.outerHTML.slice(0, 120), hasArrived: isHit(clicked) });
    };
    const options = { capture: true, signal: listening.signal };
    for (const type of ['touchstart', 'touchend', 'mousedown', 'mouseup'])
      window.addEventListener(type, measure, options);
    window.addEventListener('touchend', () => setTimeout(finish, 700, null), options);
    window.addEventListener(
      'click',
      (event) => {
        measure();
        finish(event.target instanceof Element ? event.target : null);
      },
      options,
    );
  });
  return { point, outcome };
}

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

  /** Taps a control that can be pressed, once. */
  async tap(control: Locator, options: PressOptions = {}): Promise<void> {
    await control.tap({ ...options, trial: true }); // in view, still, enabled, under nothing else
    const watch = await control.evaluateHandle(watchTap);
    const { x, y } = await watch.evaluate(({ point }) => point);
    await this.touch({ x, y }, this.pause);
    // A click that opens another page ends this one before it reports.
    const outcome = await watch.evaluate(({ outcome }) => outcome).catch(() => undefined);
    if (!outcome) return;
    if (outcome.moved > 1)
      throw new Error(`A tap that moves its own target is a failure: ${control} moved by ${outcome.moved} px.`);
    if (!outcome.hasArrived)
      throw new Error(
        `The click of a tap went elsewhere: ${control} got none, ${outcome.clicked ?? 'no element'} did.`,
      );
  }

  /** Taps twice at one place, quicker than a person can read what is there after the first tap. */
  async doubleTap(control: Locator): Promise<void> {
    await control.tap({ trial: true });
    const point = await centreOf(control);
    await this.touch(point, this.pause);
    await this.page.waitForTimeout(60);
    await this.touch(point, this.pause);
  }

  /** Stays on a control for longer than a tap. */
  async longPress(control: Locator): Promise<void> {
    await control.tap({ trial: true });
    await this.touch(await centreOf(control), 900);
  }

  /** Puts the finger on a control, and moves it by these px before it leaves the screen. */
  async drag(control: Locator, by: Point): Promise<void> {
    await control.tap({ trial: true });
    const { x, y } = await centreOf(control);
    const session = await sessionOf(this.page);
    const points = Array.from({ length: 9 }, (_, step) => ({ x: x + (by.x * step) / 8, y: y + (by.y * step) / 8 }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) });
    for (const point of points.slice(1)) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      await this.page.waitForTimeout(16);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async touch(point: Point, pause: number): Promise<void> {
    const session = await sessionOf(this.page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await this.page.waitForTimeout(pause);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function centreOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: where to tap, and what becomes of it. */
function watchTap(target: Element): { readonly point: Point; readonly outcome: Promise<Outcome> } {
  // The centre: a pressed button may shrink. A link may be broken into several lines: its first one.
  const centre = () => {
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect(Number.NaN);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const point = centre();
  const listening = new AbortController();
  const outcome = new Promise<Outcome>((resolve) => {
    let moved = 0;
    const measure = () => {
      const { x, y } = centre();
      if (target.isConnected) moved = Math.max(moved, Math.abs(x - point.x), Math.abs(y - point.y));
    };
    const finish = (clicked: Element | undefined) => {
      listening.abort();
      const hasArrived =
        clicked !== undefined && (target.contains(clicked) || clicked.closest('label')?.control === target);
      resolve({ moved, clicked: clicked?.outerHTML.slice(0, 120), hasArrived });
    };
    const options = { capture: true, signal: listening.signal };
    for (const type of ['touchstart', 'touchend', 'mousedown', 'mouseup'])
      window.addEventListener(type, measure, options);
    window.addEventListener('touchend', () => setTimeout(finish, 700), options);
    window.addEventListener(
      'click',
      (event) => {
        measure();
        finish(event.target instanceof Element ? event.target : undefined);
      },
      options,
    );
  });
  return { point, outcome };
}

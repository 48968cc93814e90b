import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, JSHandle, Locator, Page } from '@playwright/test';
import { checkTap, type Point, pointAround, watchTap } from './watch-tap';

/** ms until a control can be pressed. It promises no speed. */
const USUAL_TIMEOUT = 60_000;

export interface PressOptions {
  /** How long to wait for the control, in ms. */
  readonly timeout?: number;
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
  async tap(control: Locator, { timeout = USUAL_TIMEOUT }: PressOptions = {}): Promise<void> {
    const watch = await control.evaluateHandle(watchTap, timeout, { timeout });
    await this.touch(await pointInPage(control, watch));
    // A click that opens another page ends this one before it reports.
    const outcome = await watch.evaluate(({ outcome }) => outcome).catch(() => undefined);
    if (outcome) checkTap(outcome, String(control));
  }

  /** Taps twice at one place, quicker than a person can read what is there after the first tap. */
  async doubleTap(control: Locator): Promise<void> {
    const point = await this.pointOf(control);
    const again = wait(this.pause + 60).then(() => this.touch(point));
    await Promise.all([this.touch(point), again]);
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
    return pointInPage(control, await control.evaluateHandle(watchTap, USUAL_TIMEOUT));
  }

  /** Touches a point, whatever is there. A finger does not wait until a busy page has noticed it. */
  async touch(point: Point, pause = this.pause): Promise<void> {
    const leaving = wait(pause).then(() => this.send('touchEnd', []));
    await Promise.all([this.send('touchStart', [point]), leaving]);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    const session = await sessionOf(this.page);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** Where the page is touched for a control that may be in a frame. */
async function pointInPage(control: Locator, watch: JSHandle<{ readonly point: Point }>): Promise<Point> {
  const [point, isFramed] = await watch.evaluate(({ point }) => [point, window !== window.top] as const);
  const frame = isFramed ? await (await control.elementHandle())?.ownerFrame() : undefined;
  return (await (await frame?.frameElement())?.evaluate(pointAround, point)) ?? point;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

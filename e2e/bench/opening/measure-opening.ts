import type { Browser, Page } from '@playwright/test';
import { openPhone, slowCpu } from '../browser/slow-phone';
import { type Wire, watchWire } from '../browser/wire';
import { type ChatParts, type OpeningTimes, watchOpening } from './opening-probe';

/** One visit: ms since the navigation began, unless the name says otherwise. */
export interface MeasuredOpening {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** A score without a unit. */
  readonly layoutShift: number;
  readonly option: number;
  readonly answer: number;
  /** ms from the touch to the answer. */
  readonly pressToAnswer: number;
  /** On the wire until the answer. */
  readonly bytes: number;
  readonly requests: number;
  /** On the wire until nothing more is loaded. */
  readonly allBytes: number;
}

export interface OpenedPage {
  readonly name: string;
  readonly url: string;
  readonly parts: ChatParts;
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

const LIMIT_MS = 60_000;
/** Without a byte for so long, a page has loaded what it wants. */
const QUIET_MS = 1500;

/** Opens a page on a slow phone, presses its first option as soon as that can be pressed, and waits for the answer. */
export async function measureOpening(
  browser: Browser,
  { name, url, parts, reducedMotion = 'no-preference' }: OpenedPage,
): Promise<MeasuredOpening> {
  const { context, page, cdp } = await openPhone(browser, { slowNetwork: true, reducedMotion });
  try {
    const wire = watchWire(cdp);
    const answered = new Promise<Wire>((resolve, reject) => {
      setTimeout(reject, LIMIT_MS, new Error(`${name} showed no answer within ${LIMIT_MS / 1000} s.`)).unref();
      void page.exposeBinding('benchMoment', (_source, moment: { x: number; y: number } | { isAnswered: true }) => {
        if ('isAnswered' in moment) resolve(wire());
        else page.touchscreen.tap(moment.x, moment.y).catch(reject);
      });
    });
    await page.addInitScript(watchOpening, parts);
    await slowCpu(cdp);
    const [received] = await Promise.all([answered, page.goto(url, { waitUntil: 'commit' })]);
    const allBytes = await bytesOnceQuiet(page, wire);
    const times: OpeningTimes = await page.evaluate(() => Reflect.get(window, 'benchTimes'));
    return { ...complete(name, times), ...received, allBytes };
  } finally {
    await context.close();
  }
}

function complete(name: string, times: OpeningTimes): Omit<MeasuredOpening, 'bytes' | 'requests' | 'allBytes'> {
  const { firstPaint, largestPaint, layoutShift, option, pressed, answer } = times;
  if (firstPaint === undefined || largestPaint === undefined || option === undefined)
    throw new Error(`${name} painted nothing that the browser reports.`);
  if (pressed === undefined || answer === undefined) throw new Error(`${name} did not get the touch.`);
  return { firstPaint, largestPaint, layoutShift, option, answer, pressToAnswer: answer - pressed };
}

async function bytesOnceQuiet(page: Page, wire: () => Wire): Promise<number> {
  let before = -1;
  let { bytes } = wire();
  while (bytes !== before) {
    await page.waitForTimeout(QUIET_MS);
    before = bytes;
    bytes = wire().bytes;
  }
  return bytes;
}

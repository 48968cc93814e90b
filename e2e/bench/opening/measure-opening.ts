import type { Browser, Page } from '@playwright/test';
import { openPhone, slowCpu } from '../browser/slow-phone';
import { type Wire, watchWire } from '../browser/wire';
import { interleaved } from '../measured';
import { bare, bareParts, type ChatParts, ownParts, pressedLabel } from '../pages';
import type { Site } from '../site';
import { type OpeningTimes, watchOpening } from './opening-probe';

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

interface OpenedPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly parts: ChatParts;
  readonly reducedMotion?: 'reduce';
  /** What is set before each visit. */
  prepare?(): void;
}

const LIMIT_MS = 60_000;
/** Without a byte for so long, a page has loaded what it wants. */
const QUIET_MS = 1500;

/** Visits our page in three deployments and the bare one so many times, in turn. */
export function measureOpenings(browser: Browser, { stack, bareUrl }: Site, runs: number) {
  const own = { url: stack.url, parts: ownParts };
  const pause = (fakeLoadDelayMs: number | null) => () => stack.configure({ fakeLoadDelayMs });
  const pages: readonly OpenedPage[] = [
    { id: 'ours', name: 'ours, no pauses', ...own, prepare: pause(0) },
    { id: 'ours-reduced', name: 'ours, reduced motion', ...own, reducedMotion: 'reduce', prepare: pause(null) },
    { id: 'ours-paused', name: 'ours, with the pauses', ...own, prepare: pause(null) },
    { ...bare, url: bareUrl, parts: bareParts },
  ];
  return interleaved(pages, runs, async (page) => {
    page.prepare?.();
    const opening = await measureOpening(browser, page);
    const { option, answer } = opening;
    console.log(`${page.name.padEnd(24)} option ${Math.round(option)} ms, answer ${Math.round(answer)} ms`);
    return opening;
  });
}

/** Opens a page on a slow phone, presses its first option as soon as that can be pressed, and waits for the answer. */
async function measureOpening(
  browser: Browser,
  { name, url, parts, reducedMotion }: OpenedPage,
): Promise<MeasuredOpening> {
  const { context, page, cdp } = await openPhone(browser, {
    slowNetwork: true,
    reducedMotion: reducedMotion ?? 'no-preference',
  });
  try {
    const wire = watchWire(cdp);
    const answered = new Promise<Wire>((resolve, reject) => {
      setTimeout(reject, LIMIT_MS, new Error(`${name} showed no answer within ${LIMIT_MS / 1000} s.`)).unref();
      void page.exposeBinding('benchMoment', (_source, moment: { x: number; y: number } | { isAnswered: true }) => {
        if ('isAnswered' in moment) resolve(wire());
        else page.touchscreen.tap(moment.x, moment.y).catch(reject);
      });
    });
    await page.addInitScript(watchOpening, { ...parts, label: pressedLabel });
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

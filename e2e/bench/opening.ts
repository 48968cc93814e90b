import type { Browser, Page } from '@playwright/test';
import { interleaved } from './measured';
import { onPhone, slowCpu, watchWire } from './phone';
import { bareParts, type ChatParts, ownParts, type Site } from './site';

interface OpenedPage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly parts: ChatParts;
  readonly motion?: 'reduce';
  /** What is set before each visit. */
  prepare?(): void;
}

/** When things happened, in ms since the navigation began. */
interface OpeningTimes {
  /** The first frame in which the option can be pressed. */
  option?: number;
  /** The touch. */
  pressed?: number;
  /** The first frame with the visitor's own message. */
  answer?: number;
  firstPaint?: number;
  largestPaint?: number;
  /** The largest sum of layout shifts in a session window, as Chromium defines CLS. */
  layoutShift: number;
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
    { id: 'ours-reduced', name: 'ours, reduced motion', ...own, motion: 'reduce', prepare: pause(null) },
    { id: 'ours-paused', name: 'ours, with the pauses', ...own, prepare: pause(null) },
    { id: 'bare', name: 'bare React page', url: bareUrl, parts: bareParts },
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
function measureOpening(browser: Browser, { name, url, parts, motion }: OpenedPage) {
  return onPhone(browser, { slowNetwork: true, reducedMotion: motion ?? 'no-preference' }, async (page, cdp) => {
    const wire = watchWire(cdp);
    const answered = new Promise<ReturnType<typeof wire>>((resolve, reject) => {
      setTimeout(reject, LIMIT_MS, new Error(`${name} showed no answer within ${LIMIT_MS / 1000} s.`)).unref();
      void page.exposeBinding('benchMoment', (_source, moment: { x: number; y: number } | { isAnswered: true }) => {
        if ('isAnswered' in moment) resolve(wire());
        else page.touchscreen.tap(moment.x, moment.y).catch(reject);
      });
    });
    await page.addInitScript(watchOpening, { ...parts, label: 'Simular agora' });
    await slowCpu(cdp);
    const [received] = await Promise.all([answered, page.goto(url, { waitUntil: 'commit' })]);
    const allBytes = await onceQuiet(page, () => wire().bytes);
    const times: OpeningTimes = await page.evaluate(() => Reflect.get(window, 'benchTimes'));
    const { firstPaint, largestPaint, layoutShift, option, pressed, answer } = times;
    if (firstPaint === undefined || largestPaint === undefined || option === undefined)
      throw new Error(`${name} painted nothing that the browser reports.`);
    if (pressed === undefined || answer === undefined) throw new Error(`${name} did not get the touch.`);
    const pressToAnswer = answer - pressed;
    return { firstPaint, largestPaint, layoutShift, option, answer, pressToAnswer, ...received, allBytes };
  });
}

async function onceQuiet(page: Page, bytes: () => number): Promise<number> {
  for (let before = -1; before !== bytes(); ) {
    before = bytes();
    await page.waitForTimeout(QUIET_MS);
  }
  return bytes();
}

/** Runs in the page before its scripts. Looks once per frame, and reports each moment to the binding `benchMoment`. */
function watchOpening({ option, own, ownPrefix, label }: ChatParts & { label: string }): void {
  const times: OpeningTimes = { layoutShift: 0 };
  Object.assign(window, { benchTimes: times });
  const report = (moment: object) => void Reflect.get(window, 'benchMoment')(moment);
  const notePress = ({ timeStamp }: Event) => {
    times.pressed ??= timeStamp;
  };
  addEventListener('touchstart', notePress, { capture: true, passive: true });
  observePaints();
  requestAnimationFrame(lookForOption);

  function lookForOption(): void {
    if (pointOfOption()) window.benchAfterPaint(() => pressWhenPainted(performance.now()));
    else requestAnimationFrame(lookForOption);
  }

  /** A visitor presses what is on the screen; and a press before the first paint is reported would hide that paint from the report. */
  function pressWhenPainted(option: number): void {
    const point = pointOfOption();
    if (point && times.firstPaint !== undefined && times.largestPaint !== undefined) {
      times.option = Math.max(option, times.firstPaint); // the paint is on the screen a little after its frame
      report(point);
      requestAnimationFrame(lookForAnswer);
    } else requestAnimationFrame(() => pressWhenPainted(option));
  }

  function lookForAnswer(): void {
    const isAnswer = ({ textContent }: Element) => textContent?.trim().startsWith(ownPrefix + label);
    if (![...document.querySelectorAll(own)].some(isAnswer)) return void requestAnimationFrame(lookForAnswer);
    window.benchAfterPaint(() => {
      times.answer = performance.now();
      report({ isAnswered: true });
    });
  }

  /** The middle of the option, once a press there would reach it. */
  function pointOfOption(): { x: number; y: number } | undefined {
    for (const element of document.querySelectorAll(option)) {
      if (element.textContent?.trim() !== label || element.matches(':disabled, [aria-disabled=true]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (hit && (element.contains(hit) || hit.contains(element))) return middle;
    }
    return undefined;
  }

  function observePaints(): void {
    const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') times.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      times.largestPaint = startTime;
    });
    let session = { start: 0, last: 0, sum: 0 };
    observe('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput')) return;
      const { startTime: last } = entry;
      const isSame = last - session.last < 1000 && last - session.start < 5000;
      const { start, sum } = isSame ? session : { start: last, sum: 0 };
      session = { start, last, sum: sum + Reflect.get(entry, 'value') };
      times.layoutShift = Math.max(times.layoutShift, session.sum);
    });
  }
}

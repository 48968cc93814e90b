import type { ChatParts } from '../pages';

/** When things happened, in ms since the navigation began. */
export interface OpeningTimes {
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

/** Runs in the page before its scripts. Looks once per frame, and reports each moment to the binding `benchMoment`. */
export function watchOpening({ option, own, ownPrefix, label }: ChatParts & { label: string }): void {
  const times: OpeningTimes = { layoutShift: 0 };
  Object.assign(window, { benchTimes: times });
  const report = (moment: object) => void Reflect.get(window, 'benchMoment')(moment);

  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      times.pressed ??= timeStamp;
    },
    { capture: true, passive: true },
  );
  observePaints(times);
  requestAnimationFrame(lookForOption);

  function lookForOption(): void {
    const isFound = pointOfOption() !== undefined;
    if (isFound) window.benchAfterPaint(() => pressWhenPainted(performance.now()));
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
    const messages = [...document.querySelectorAll(own)];
    if (messages.some(({ textContent }) => textContent?.trim().startsWith(ownPrefix + label))) {
      window.benchAfterPaint(() => {
        times.answer = performance.now();
        report({ isAnswered: true });
      });
    } else requestAnimationFrame(lookForAnswer);
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

  function observePaints(into: OpeningTimes): void {
    const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') into.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      into.largestPaint = startTime;
    });
    let session = { start: 0, last: 0, sum: 0 };
    observe('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput')) return;
      const value: number = Reflect.get(entry, 'value');
      const { startTime } = entry;
      const isSame = startTime - session.last < 1000 && startTime - session.start < 5000;
      session = isSame
        ? { start: session.start, last: startTime, sum: session.sum + value }
        : { start: startTime, last: startTime, sum: value };
      into.layoutShift = Math.max(into.layoutShift, session.sum);
    });
  }
}

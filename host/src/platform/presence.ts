import { type Failure, isWithoutAnswer } from '@consorcio/shared/errors';
import type { WatchPresence } from '@consorcio/shared/flow';

/** ms in sight after which a page stays. WebKit cancels requests before it says that the page is left. */
const STAYS_MS = 1000;
/** ms after an attempt to leave. Then it was a download, a link of an app, or an answer without a page. */
const LEAVES_MS = 3000;

/** Whether the visitor is in this page, as its browser says it. */
export function pagePresence(): WatchPresence {
  let signs = 0;
  let staysAt = 0;
  const isHidden = () => document.visibilityState === 'hidden';
  const note = (ms: number) => () => {
    signs += 1;
    staysAt = Math.max(staysAt, performance.now() + ms);
  };
  window.addEventListener('beforeunload', note(LEAVES_MS));
  for (const sign of ['pagehide', 'pageshow']) window.addEventListener(sign, note(STAYS_MS));
  for (const sign of ['visibilitychange', 'freeze', 'resume']) document.addEventListener(sign, note(STAYS_MS));

  return () => {
    const before = isHidden() ? -1 : signs;
    return async () => {
      const end = performance.now() + STAYS_MS;
      for (let rest = STAYS_MS; rest > 0; rest = isHidden() ? STAYS_MS : Math.max(end, staysAt) - performance.now())
        await new Promise((resolve) => setTimeout(resolve, rest));
      return signs > before;
    };
  };
}

/** Watches from now on. What it returns tells somebody of a failure, once it counts: the page stays, and the visitor was not leaving it. */
export function failuresThatCount(watchPresence: WatchPresence | undefined) {
  const untilHere = watchPresence?.();
  return (failure: Failure, tell: () => void): void => {
    if (!untilHere || !isWithoutAnswer(failure)) return tell();
    void untilHere().then((wasAway) => wasAway || tell());
  };
}

import { type Failure, isWithoutAnswer } from '@consorcio/shared/errors';
import type { WatchPresence } from '@consorcio/shared/flow';

/** ms in sight after which a page stays. WebKit cancels requests before it says that the page is left. */
const STAYS_MS = 1000;
/** ms after an attempt to leave. Then it was a download, a link of an app, or an answer without a page. */
const LEAVES_MS = 3000;
/** Only iPhones know it, and they never say that a visitor attempts to leave: https://webkit.org/b/219102 */
const OF_IPHONES = '-webkit-touch-callout: none';

/** What a browser says of a page: a window, or that of a test. */
export interface PresentPage extends Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<EventTarget, 'addEventListener'> & Pick<Document, 'visibilityState'>;
  readonly performance: Pick<Performance, 'now'>;
  readonly CSS?: Partial<Pick<typeof CSS, 'supports'>>;
}

/** Whether the visitor is in this page, as its browser says it. */
export function pagePresence(page: PresentPage = window): WatchPresence {
  const { document, performance } = page;
  const staysMs = page.CSS?.supports?.(OF_IPHONES) ? LEAVES_MS : STAYS_MS;
  let signs = 0;
  let staysAt = 0;
  let isAway = document.visibilityState === 'hidden';
  const note = (ms: number) => {
    signs += 1;
    staysAt = Math.max(staysAt, performance.now() + ms);
  };
  const turn = (away: boolean) => {
    isAway = away;
    if (!away) staysAt = 0; // a visitor who is back is not leaving
    note(staysMs);
  };
  page.addEventListener('beforeunload', () => note(LEAVES_MS));
  page.addEventListener('pagehide', () => turn(true));
  // Each page hears of its first sight, too.
  page.addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && turn(false));
  document.addEventListener('visibilitychange', () => turn(document.visibilityState === 'hidden'));
  document.addEventListener('freeze', () => turn(true));
  document.addEventListener('resume', () => turn(false));

  return () => {
    const before = isAway ? -1 : signs;
    return {
      async stays() {
        const end = performance.now() + staysMs;
        for (let rest = staysMs; rest > 0; rest = isAway ? staysMs : Math.max(end, staysAt) - performance.now())
          await new Promise((resolve) => setTimeout(resolve, rest));
      },
      wasAway: () => signs > before,
    };
  };
}

/** Watches from now on. What it returns tells somebody of a failure, once it counts: the page stays, and the visitor was not leaving it. */
export function failuresThatCount(watchPresence: WatchPresence | undefined) {
  const presence = watchPresence?.();
  return (failure: Failure, tell: () => void): void => {
    if (!presence || !isWithoutAnswer(failure)) return tell();
    void presence.stays().then(() => presence.wasAway() || tell());
  };
}

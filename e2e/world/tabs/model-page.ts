import type { Timers } from './timers';

/** What a browser says of a page, and how it ends what the page waits for. */
export class ModelPage extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  readonly performance = { now: () => this.timers.now };
  /** Called when the browser cancels every call and load of the page. */
  readonly cuts = new Set<() => void>();

  constructor(private readonly timers: Timers) {
    super();
  }

  happens(sign: Sign): void {
    if (sign === 'cut') for (const cut of this.cuts) cut();
    else if (sign === 'hidden' || sign === 'visible') {
      this.document.visibilityState = sign;
      this.document.dispatchEvent(new Event('visibilitychange'));
    } else if (sign === 'freeze' || sign === 'resume') this.document.dispatchEvent(new Event(sign));
    else this.dispatchEvent(Object.assign(new Event(sign), { persisted: true }));
  }
}

export type Sign = 'beforeunload' | 'pagehide' | 'pageshow' | 'hidden' | 'visible' | 'freeze' | 'resume' | 'cut';

/** How engines leave a page: in which order its scripts hear of it and of the calls that end. */
export const leavings: readonly (readonly Sign[])[] = [
  ['beforeunload', 'pagehide', 'hidden', 'cut'], // Chromium
  ['beforeunload', 'cut', 'pagehide', 'hidden'], // Firefox, and WebKit at a reload or a link
  ['cut', 'beforeunload', 'pagehide', 'hidden'], // WebKit at history.back()
  ['cut', 'pagehide', 'hidden'], // WebKit on a telephone
  ['hidden', 'freeze'], // a tab that is discarded
];

/** How a page is away and comes back, with its calls dropped. */
export const absences: readonly (readonly Sign[])[] = [
  ['hidden', 'cut', 'visible'],
  ['hidden', 'freeze', 'cut', 'resume', 'visible'],
  ['hidden', 'freeze', 'resume', 'visible', 'cut'],
  ['beforeunload', 'pagehide', 'hidden', 'freeze', 'cut', 'resume', 'pageshow', 'visible'], // the back cache
];

/** How a visitor seems to leave and stays: a download, a link of an app, an answer 204. */
export const stays: readonly (readonly Sign[])[] = [['beforeunload'], ['beforeunload', 'cut'], ['cut', 'beforeunload']];

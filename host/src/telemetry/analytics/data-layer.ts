import { afterFirstPaint } from '../../platform/after-first-paint';

declare global {
  interface Window {
    /** The queue of a tag manager. Other code may have created it, with a `push` of its own. */
    dataLayer?: unknown[];
  }
}

/** Adds an entry to the page's data layer. An error of other code that listens there is ignored: it does not affect the visitor. */
export function pushToDataLayer(entry: object): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch {
    // Its `push` threw.
  }
}

/**
 * Adds entries in their order, each after the next frame: tags that listen run at once, and may take long, so what the visitor did is shown
 * before. A page that is left, or hidden, adds them now.
 */
export function createPatientPush(): (entry: object) => void {
  const waiting: object[] = [];
  const flush = () => {
    for (const entry of waiting.splice(0)) pushToDataLayer(entry);
  };
  for (const moment of ['pagehide', 'visibilitychange']) addEventListener(moment, flush, true);
  return (entry) => {
    waiting.push(entry);
    if (document.visibilityState === 'hidden') flush();
    else afterFirstPaint(flush);
  };
}

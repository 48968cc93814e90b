declare global {
  interface Window {
    /** The queue of a tag manager, in the page and in the frame of the container. Other code may have created it, with a `push` of its own. */
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

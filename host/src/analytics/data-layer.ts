declare global {
  interface Window {
    /** The tag manager's queue. Anybody may have made it before us; the container replaces its `push`. */
    dataLayer?: unknown[];
  }
}

/** Puts an entry into the page's data layer. What a container does with it, or fails to do, is none of the visitor's business. */
export function pushToDataLayer(entry: object): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch {
    // A tag threw in the middle of our push.
  }
}

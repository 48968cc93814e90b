declare global {
  interface Window {
    /** The tag manager's queue. Other code may have created it before; the container replaces its `push`. */
    dataLayer?: unknown[];
  }
}

/** Adds an entry to the page's data layer. An error of the container is ignored, because it does not affect the visitor. */
export function pushToDataLayer(entry: object): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  } catch {
    // A tag threw during our push.
  }
}

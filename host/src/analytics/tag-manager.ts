/**
 * Loads the tag-manager container of a brand; without one nothing is loaded or pushed. It waits until the page has loaded: a
 * container that is still loading would delay the page's `load` event, and the browser would show the page as loading. When the
 * container is blocked or does not load, the data layer just keeps its entries.
 */
export function loadTagManager(trackingId: string | null, push: (entry: object) => void): void {
  if (trackingId === null) return;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const add = () => addScript(`https://www.googletagmanager.com/gtm.js?id=${trackingId}`);
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, { once: true });
}

function addScript(address: string): void {
  try {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  } catch {
    // A page with Trusted Types throws for foreign scripts.
  }
}

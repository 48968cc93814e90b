/**
 * Loads the tag-manager container of a brand; without one nothing is loaded and nothing is pushed. It waits until the page
 * itself has come: a container on its way would hold the page's `load` back, and the browser would show it as loading. One
 * that is blocked or does not come is silence: the data layer just keeps what it was told.
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
    // A page under Trusted Types refuses foreign scripts by throwing.
  }
}

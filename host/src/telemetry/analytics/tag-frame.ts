/** The parameters of an address that campaigns use. Others may hold personal data, so the container does not get them. */
const campaignParameter = /^(utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;
/** Characters of one parameter, and how many parameters: campaigns need fewer. */
const MOST_CHARACTERS = 300;
const MOST_PARAMETERS = 20;

export type SendToContainer = (entry: object) => void;

/**
 * Opens the frame in which the tag-manager container of a brand runs. Without a container nothing is opened or sent. The frame is
 * sandboxed without an origin, so the container cannot read the page. It opens when the page has loaded: before, it would delay the
 * page's `load` event. Entries wait until it is there; when the container is blocked, nothing happens. See docs/adr/0027.
 *
 * A frame can take the focus, and then gets the keys that a visitor presses. So a container that takes it, or moves its frame elsewhere,
 * is closed for good (`onTheft`).
 * @param search the query of the page
 */
export function openTagFrame(trackingId: string | null, search: string, onTheft: () => void): SendToContainer {
  if (trackingId === null) return () => undefined;
  const address = addressOf(trackingId, search);
  const waiting: object[] = [];
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let isClosed = false;
  let focused: unknown;

  const post = (entry: object) => frame?.contentWindow?.postMessage(entry, '*'); // the frame has no origin that could be named
  const open = (): void => {
    if (isClosed || frame) return;
    frame = frameFor(address);
    frame.addEventListener('load', () => {
      if (isReady) return closeForGood(); // it went to another page, which would also be an entry of the history
      isReady = true;
      for (const entry of waiting.splice(0)) post(entry);
    });
    document.body.append(frame);
  };
  const closeForGood = () => {
    isClosed = true;
    frame?.remove();
    frame = undefined;
    isReady = false;
    onTheft();
  };
  const closeThief = () => {
    if (!frame || document.activeElement !== frame) return;
    closeForGood();
    if (focused instanceof HTMLElement) focused.focus();
  };

  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  // When the page loses the focus, and when a visitor comes back to it.
  for (const moment of ['blur', 'focus', 'visibilitychange']) window.addEventListener(moment, closeThief, true);

  if (document.readyState === 'complete') open();
  else window.addEventListener('load', open, { once: true });
  return (entry) => {
    if (isReady) post(entry);
    else if (!isClosed) waiting.push(entry);
  };
}

function frameFor(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame, { src: address, title: 'Medição de campanhas', hidden: true, tabIndex: -1 });
  return frame;
}

function addressOf(trackingId: string, search: string): string {
  const campaign = [...new URLSearchParams(search)]
    .filter(([name, value]) => campaignParameter.test(name) && value.length <= MOST_CHARACTERS)
    .slice(0, MOST_PARAMETERS);
  return `/tags.html?${new URLSearchParams([['id', trackingId], ...campaign])}`;
}

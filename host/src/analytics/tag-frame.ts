/** The parameters of an address that campaigns use. Others may hold personal data, so the container does not get them. */
const campaignParameter = /^(utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;
/** Characters of one parameter, and how many parameters: campaigns need fewer. */
const MOST_CHARACTERS = 300;
const MOST_PARAMETERS = 20;

/**
 * Opens the frame in which the tag-manager container of a brand runs, and returns the function that sends entries of the data layer
 * to it. Without a container nothing is opened or sent. The frame is sandboxed without an origin, so the container cannot read the
 * page. It opens when the page has loaded: before, it would delay the page's `load` event. Entries wait until it is there; when the
 * container is blocked, nothing happens. See docs/adr/0027.
 * @param search the query of the page
 */
export function openTagFrame(trackingId: string | null, search: string): (entry: object) => void {
  if (trackingId === null) return () => undefined;
  const waiting: object[] = [];
  let send = (entry: object): void => void waiting.push(entry);
  const frame = frameFor(addressOf(trackingId, search));
  frame.addEventListener('load', () => {
    // The frame has no origin that could be named. Only this element's window receives it.
    send = (entry) => frame.contentWindow?.postMessage(entry, '*');
    for (const entry of waiting.splice(0)) send(entry);
  });
  const open = () => document.body.append(frame);
  if (document.readyState === 'complete') open();
  else window.addEventListener('load', open, { once: true });
  return (entry) => send(entry);
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

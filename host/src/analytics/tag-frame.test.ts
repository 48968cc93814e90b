/** @jest-environment jsdom */
import { openTagFrame } from './tag-frame';

const frames = () => [...document.querySelectorAll('iframe')];
const container = 'GTM-ABC1234';

/** The frame of a page, which records what is sent to it. */
function framed() {
  const [frame] = frames();
  if (!frame) throw new Error('There is no frame.');
  const postMessage = jest.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  return { frame, postMessage };
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => jest.restoreAllMocks());

it('sends entries in their order, also those from before the frame was there', () => {
  const send = openTagFrame(container, '');
  const { frame, postMessage } = framed();
  send({ event: 'gtm.js' });
  send({ event: 'Começar' });
  expect(postMessage).not.toHaveBeenCalled();

  frame.dispatchEvent(new Event('load'));
  send({ event: 'income' });

  expect(postMessage.mock.calls).toEqual([
    [{ event: 'gtm.js' }, '*'],
    [{ event: 'Começar' }, '*'],
    [{ event: 'income' }, '*'],
  ]);
});

it('keeps the container away from the page, and the visitor from the frame', () => {
  openTagFrame(container, '');
  const { frame } = framed();

  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.hidden).toBe(true);
  expect(frame.tabIndex).toBe(-1);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});

it('tells the frame only the parameters of campaigns', () => {
  openTagFrame(
    container,
    `?utm_source=mail&nome=Ana&cpf=52998224725&gclid=abc&cupom=X&utm_term=${'x'.repeat(301)}&referralcode=1&UTM_x=1`,
  );
  const address = new URL(framed().frame.src);

  expect(address.pathname).toBe('/tags.html');
  expect([...address.searchParams]).toEqual([
    ['id', container],
    ['utm_source', 'mail'],
    ['gclid', 'abc'],
  ]);
});

it('opens nothing for a brand without a container', () => {
  openTagFrame(null, '?gclid=abc')({ event: 'Começar' });

  expect(frames()).toEqual([]);
});

it('waits until the page has loaded, which it would delay', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  openTagFrame(container, '');
  expect(frames()).toEqual([]);

  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(frames()).toHaveLength(1);
});

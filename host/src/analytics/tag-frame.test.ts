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

const onTheft = jest.fn();

beforeEach(() => {
  document.body.replaceChildren();
  onTheft.mockClear();
});
const listening = [window, document].map((target) => ({ target, spy: jest.spyOn(target, 'addEventListener') }));
/** The next page has listeners of its own. */
afterEach(() => {
  for (const { target, spy } of listening) {
    for (const [name, listener] of spy.mock.calls)
      for (const capture of [false, true]) target.removeEventListener(name, listener, capture);
    spy.mockClear();
  }
});

it('sends entries in their order, also those from before the frame was there', () => {
  const send = openTagFrame(container, '', onTheft);
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
  openTagFrame(container, '', onTheft);
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
    onTheft,
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
  openTagFrame(null, '?gclid=abc', onTheft)({ event: 'Começar' });

  expect(frames()).toEqual([]);
});

it('waits until the page has loaded, which it would delay', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  openTagFrame(container, '', onTheft);
  expect(frames()).toEqual([]);

  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(frames()).toHaveLength(1);
  readyState.mockRestore();
});

/** A field of the page that has the focus. */
function focusedField(autocomplete: string) {
  const field = document.createElement('input');
  field.setAttribute('autocomplete', autocomplete);
  document.body.append(field);
  field.focus();
  return field;
}

it('closes the frame while a card form is in use, and starts the container again after it', () => {
  jest.useFakeTimers();
  const send = openTagFrame(container, '', onTheft);
  framed().frame.dispatchEvent(new Event('load'));
  send({ event: 'gtm.js' });
  const field = focusedField('cc-number');
  expect(frames()).toEqual([]);

  send({ event: 'purchase' });
  jest.advanceTimersByTime(5000);
  expect(frames()).toEqual([]);

  field.remove();
  jest.advanceTimersByTime(1000);
  const { frame, postMessage } = framed();
  frame.dispatchEvent(new Event('load'));
  expect(postMessage.mock.calls).toEqual([
    [{ event: 'gtm.js' }, '*'],
    [{ event: 'purchase' }, '*'],
  ]);
  jest.useRealTimers();
});

it('does not open while a card form is on the page', () => {
  jest.useFakeTimers();
  const field = focusedField('cc-number');
  openTagFrame(container, '', onTheft);
  jest.advanceTimersByTime(1000);
  expect(frames()).toEqual([]);

  field.remove();
  jest.advanceTimersByTime(1000);
  expect(frames()).toHaveLength(1);
  jest.useRealTimers();
});

it('closes a frame that takes the focus for good, and gives the focus back', () => {
  const send = openTagFrame(container, '', onTheft);
  const { frame } = framed();
  const field = focusedField('off');

  const taken = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
  const focus = jest.spyOn(field, 'focus');
  window.dispatchEvent(new Event('blur'));
  taken.mockRestore();

  expect(frames()).toEqual([]);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(onTheft).toHaveBeenCalledTimes(1);
  expect(() => send({ event: 'purchase' })).not.toThrow();
});

it('closes a frame that goes to another page', () => {
  openTagFrame(container, '', onTheft);
  const { frame } = framed();

  frame.dispatchEvent(new Event('load'));
  frame.dispatchEvent(new Event('load'));

  expect(frames()).toEqual([]);
  expect(onTheft).toHaveBeenCalledTimes(1);
});

it('sends the first entry once to a container that had not started when a card form opened', () => {
  jest.useFakeTimers();
  const send = openTagFrame(container, '', onTheft);
  send({ event: 'gtm.js' });
  const field = focusedField('cc-number');
  field.remove();
  jest.advanceTimersByTime(1000);
  const { frame, postMessage } = framed();
  frame.dispatchEvent(new Event('load'));

  expect(postMessage.mock.calls).toEqual([[{ event: 'gtm.js' }, '*']]);
  jest.useRealTimers();
});

it('stays when the visitor leaves the window', () => {
  openTagFrame(container, '', onTheft);
  focusedField('off');

  window.dispatchEvent(new Event('blur'));

  expect(frames()).toHaveLength(1);
  expect(onTheft).not.toHaveBeenCalled();
});

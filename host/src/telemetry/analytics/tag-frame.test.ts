/** @jest-environment jsdom */
import { openTagFrame } from './tag-frame';

const frames = () => [...document.querySelectorAll('iframe')];
const container = 'GTM-ABC1234';
const onTheft = jest.fn();
const open = (search = '', id: string | null = container) => openTagFrame(id, search, onTheft);

function framed() {
  const [frame] = frames();
  if (!frame) throw new Error('There is no frame.');
  const postMessage = jest.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  const load = () => frame.dispatchEvent(new Event('load'));
  return { frame, load, received: () => postMessage.mock.calls.map(([entry, target]) => [entry.event, target]) };
}

const listening = [window, document].map((target) => ({ target, spy: jest.spyOn(target, 'addEventListener') }));
beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  onTheft.mockClear();
});
/** The next page has listeners of its own. */
afterEach(() => {
  jest.useRealTimers();
  for (const { target, spy } of listening) {
    for (const [name, listener] of spy.mock.calls)
      for (const capture of [false, true]) target.removeEventListener(name, listener, capture);
    spy.mockClear();
  }
});

it('sends entries in their order, also those from before the frame was there', () => {
  const send = open();
  const { load, received } = framed();
  send({ event: 'gtm.js' });
  send({ event: 'Começar' });
  expect(received()).toEqual([]);
  load();
  send({ event: 'income' });
  expect(received()).toEqual(['gtm.js', 'Começar', 'income'].map((event) => [event, '*']));
});

// What a container can reach, and a focus that is taken: e2e/journeys/analytics.journey.ts.
it('tells the frame only the parameters of campaigns', () => {
  const personal = `nome=Ana&cpf=52998224725&cupom=X&referralcode=1&UTM_x=1&utm_term=${'x'.repeat(301)}`;
  open(`?utm_source=mail&gclid=abc&${personal}`);
  const { pathname, searchParams } = new URL(framed().frame.src);
  expect(pathname).toBe('/tags.html');
  expect(Object.fromEntries(searchParams)).toEqual({ id: container, utm_source: 'mail', gclid: 'abc' });
});

it('opens nothing for a brand without a container', () => {
  open('?gclid=abc', null)({ event: 'Começar' });
  expect(frames()).toEqual([]);
});

it('waits until the page has loaded, which it would delay', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open();
  expect(frames()).toEqual([]);
  readyState.mockReturnValue('complete');
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('load'));
  expect(frames()).toHaveLength(1);
  readyState.mockRestore();
});

it('closes a frame that goes to another page', () => {
  open();
  const { load } = framed();
  load();
  load();
  expect(frames()).toEqual([]);
  expect(onTheft).toHaveBeenCalledTimes(1);
});

it('stays when the visitor leaves the window', () => {
  open();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  window.dispatchEvent(new Event('blur'));
  expect(frames()).toHaveLength(1);
  expect(onTheft).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { tagFramePage } from './tag-frame-page';

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Runs the script of the page at an address, in a frame of `parent`. Returns the function that sends it a message. */
function openAt(search: string, parent: object = {}) {
  window.history.replaceState(null, '', `/tags.html${search}`);
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(tagFramePage()) ?? [];
  new Function(code)();
  return (data: unknown, source: unknown = parent) =>
    window.dispatchEvent(Object.assign(new MessageEvent('message', { data }), { source }));
}

const listen = jest.spyOn(window, 'addEventListener');
/** jsdom lets nobody set the source of a message. */
beforeAll(() => {
  Object.defineProperty(MessageEvent.prototype, 'source', { writable: true, value: null });
});
beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
  listen.mockClear();
});

it('loads the container once, after the first entry of the page', () => {
  const send = openAt('?id=GTM-ABC1234&utm_source=mail');
  expect(scripts()).toEqual([]);

  send({ 'gtm.start': 1, event: 'gtm.js' });
  send({ event: 'Começar' });

  expect(scripts()).toEqual([container]);
  expect(window.dataLayer).toEqual([{ 'gtm.start': 1, event: 'gtm.js' }, { event: 'Começar' }]);
});

it('ignores messages of other windows, and what is no entry', () => {
  const send = openAt('?id=GTM-ABC1234');

  send({ event: 'purchase' }, {});
  send('purchase');
  send(null);

  expect(window.dataLayer).toEqual([]);
  expect(scripts()).toEqual([]);
});

it.each(['', '?id=', '?id=GTM-abc', '?id=GTM-ABC1234%22%3E', '?id=https://evil.example'])(
  'loads nothing at %s',
  (search) => {
    openAt(search)({ event: 'Começar' });

    expect(scripts()).toEqual([]);
  },
);

it('does nothing when it is opened by itself', () => {
  const send = openAt('?id=GTM-ABC1234', window);

  send({ event: 'Começar' }, window);

  expect(scripts()).toEqual([]);
});

/** @jest-environment jsdom */
import { tagFramePage } from './tag-frame-page';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Runs the script of the page at an address, in a frame of `parent`. Returns the function that sends it a message. */
function openAt(search = '?id=GTM-ABC1234', parent: object = {}) {
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

// The container of a brand: e2e/journeys/analytics.journey.ts.
it('ignores messages of other windows, and what is no entry', () => {
  const send = openAt();
  send({ event: 'purchase' }, {});
  send('purchase');
  send(null);
  expect([window.dataLayer, scripts()]).toEqual([[], []]);
});

it.each<[search: string | undefined, parent: object | undefined]>([
  ...['', '?id=', '?id=GTM-abc', '?id=GTM-ABC1234%22%3E', '?id=https://evil.example'].map(
    (search): [string, undefined] => [search, undefined],
  ),
  [undefined, window], // opened by itself
])('loads nothing at %s (%#)', (search, parent) => {
  openAt(search, parent)({ event: 'Começar' });
  expect(scripts()).toEqual([]);
});

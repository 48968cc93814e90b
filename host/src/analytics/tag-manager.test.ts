/** @jest-environment jsdom */
import { loadTagManager } from './tag-manager';

const scripts = () => [...document.querySelectorAll('script')];

describe('loadTagManager', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  });
  afterEach(() => jest.restoreAllMocks());

  it('pushes the start time, then loads the container asynchronously', () => {
    const seen: unknown[] = [];
    loadTagManager('GTM-ABC1234', (entry) => seen.push(entry, scripts().length));

    expect(seen).toEqual([{ 'gtm.start': 1_795_000_000_000, event: 'gtm.js' }, 0]);
    expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
      { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', async: true },
    ]);
  });

  it('does nothing for a brand without a container', () => {
    const push = jest.fn();
    loadTagManager(null, push);

    expect(push).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
  });

  it('waits until the page has loaded, which it would delay', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    loadTagManager('GTM-ABC1234', () => undefined);
    expect(scripts()).toEqual([]);

    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(scripts()).toHaveLength(1);
  });

  it('causes no error on the page when the container does not load', () => {
    const handleError = jest.fn();
    window.addEventListener('error', handleError);
    loadTagManager('GTM-ABC1234', () => undefined);

    scripts()[0]?.dispatchEvent(new Event('error'));

    expect(handleError).not.toHaveBeenCalled();
    window.removeEventListener('error', handleError);
  });

  it('throws nothing on a page that forbids foreign scripts', () => {
    jest.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    });

    expect(() => loadTagManager('GTM-ABC1234', () => undefined)).not.toThrow();
  });
});

import { loadTagManager } from './tag-manager';

const scripts = () => [...document.querySelectorAll('script')];

describe('loadTagManager', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  });
  afterEach(() => jest.restoreAllMocks());

  it('says when it began, then asks for the container without holding anything up', () => {
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

  it('waits for a page that is still on its way, which it would hold back', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    loadTagManager('GTM-ABC1234', () => undefined);
    expect(scripts()).toEqual([]);

    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(scripts()).toHaveLength(1);
  });

  it('is silent about a container that does not come', () => {
    const handleError = jest.fn();
    window.addEventListener('error', handleError);
    loadTagManager('GTM-ABC1234', () => undefined);

    scripts()[0]?.dispatchEvent(new Event('error'));

    expect(handleError).not.toHaveBeenCalled();
    window.removeEventListener('error', handleError);
  });

  it('is silent about a page that lets no script in', () => {
    jest.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    });

    expect(() => loadTagManager('GTM-ABC1234', () => undefined)).not.toThrow();
  });
});

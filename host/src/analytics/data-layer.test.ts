/** @jest-environment jsdom */
import { pushToDataLayer } from './data-layer';

describe('pushToDataLayer', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('creates the data layer', () => {
    pushToDataLayer({ event: 'Começar' });

    expect(window.dataLayer).toEqual([{ event: 'Começar' }]);
  });

  it('keeps an existing data layer', () => {
    const dataLayer: unknown[] = [{ event: 'before' }];
    window.dataLayer = dataLayer;

    pushToDataLayer({ event: 'Começar' });

    expect(window.dataLayer).toBe(dataLayer);
    expect(dataLayer).toEqual([{ event: 'before' }, { event: 'Começar' }]);
  });

  it('ignores a tag that throws', () => {
    window.dataLayer = Object.assign([], {
      push() {
        throw new Error('a tag');
      },
    });

    expect(() => pushToDataLayer({ event: 'Começar' })).not.toThrow();
  });
});

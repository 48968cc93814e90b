import { act, renderHook } from '@testing-library/react';
import { prefersReducedMotion, usePrefersReducedMotion } from './use-media';

describe('usePrefersReducedMotion', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('is false in a browser without matchMedia', () => {
    expect(renderHook(usePrefersReducedMotion).result.current).toBe(false);
    expect(prefersReducedMotion()).toBe(false);
  });

  it('follows the setting of the system', () => {
    const system = aSystem(false);
    const { result, unmount } = renderHook(usePrefersReducedMotion);
    expect(result.current).toBe(false);

    act(() => system.set(true));
    expect(result.current).toBe(true);

    unmount();
    expect(system.listeners()).toBe(0);
  });
});

/** A system whose motion setting a test can change. */
function aSystem(initially: boolean) {
  let matches = initially;
  const target = new EventTarget();
  const listeners = new Set<unknown>();
  const list = {
    get matches() {
      return matches;
    },
    addEventListener(type: string, listener: EventListener) {
      listeners.add(listener);
      target.addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listeners.delete(listener);
      target.removeEventListener(type, listener);
    },
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
  return {
    set(value: boolean) {
      matches = value;
      target.dispatchEvent(new Event('change'));
    },
    listeners: () => listeners.size,
  };
}

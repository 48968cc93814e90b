import { AppError } from '@consorcio/shared/errors';
import { unreachable } from './failed-load';

/** What the entry of a federated build leaves in the page, as webpack defines it. */
export interface Container {
  /** Gives it the modules that the page shares, by name and version. Asked once, before the first `get`. */
  init(shareScope: object): void | Promise<void>;
  /** A module that the build exposes, ready to be run. */
  get(name: string): Promise<() => unknown>;
}

/**
 * Runs a segment's entry and gives the container it leaves in the global variable. Ours instead of the federation runtime's
 * own: that one waits 20 s, remembers failures, and cannot tell a missing file from a file that throws. A file whose hash is not
 * `integrity` is as good as missing; without a hash any file will do. All builds of a segment use the same variable, and one may
 * come long after another was asked for: whatever a script leaves is taken out of it at once, so that none is taken for another's.
 */
export function loadEntry(url: string, globalName: string, integrity: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const listen = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    const settle = (done: () => void) => {
      window.removeEventListener('error', listen);
      script.remove();
      done();
    };
    window.addEventListener('error', listen);
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous'; // else an error in it says only "Script error."
    script.onload = () => {
      // The browser calls this before it runs another script.
      const container = page[globalName];
      page[globalName] = undefined;
      settle(() => (container ? resolve(container) : reject(broken(url, thrown))));
    };
    script.onerror = () => settle(() => reject(unreachable(url)));
    document.head.append(script);
  });
}

function broken(url: string, cause: unknown): AppError {
  return new AppError(
    'segment.broken',
    `${url} came but left no container, so the segment cannot run. It threw, or it is not a segment's entry.`,
    { cause },
  );
}

import { AppError } from '@consorcio/shared/errors';
import { unreachable } from './failed-load';

/** The object that the entry of a federated build puts into the page, as webpack defines it. */
export interface Container {
  /** Receives the modules that the page shares, by name and version. Called once, before the first `get`. */
  init(shareScope: object): void | Promise<void>;
  /** The factory of a module that the build exposes. */
  get(name: string): Promise<() => unknown>;
}

/**
 * Runs a segment's entry and returns the container that it puts into the global variable. It replaces the loader of the
 * federation runtime, which waits 20 s, remembers failures, and cannot distinguish a missing file from a file that throws. A file
 * whose hash is not `integrity` counts as missing; without a hash every file is accepted. All builds of a segment use the same
 * variable, and one may load long after it was requested. So the variable is emptied after each script, and no container is
 * mistaken for that of another build.
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
    script.crossOrigin = 'anonymous'; // otherwise the browser hides its errors behind "Script error."
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
    `${url} loaded but left no container, so the segment cannot run. It threw, or it is not the entry of a segment.`,
    { cause },
  );
}

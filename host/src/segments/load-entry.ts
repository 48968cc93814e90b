import { AppError } from '@consorcio/shared/errors';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { unreachable } from './failed-load';

/**
 * Runs a segment's entry and gives the container it leaves in the global variable. Ours instead of the runtime's own:
 * that one waits 20 s, remembers failures, and cannot tell a missing file from a file that throws.
 */
export function loadEntry(url: string, globalName: string): Promise<RemoteEntryExports> {
  const page = globalThis as unknown as Record<string, RemoteEntryExports | undefined>;
  page[globalName] = undefined; // what an earlier attempt left
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
    script.crossOrigin = 'anonymous'; // else an error in it says only "Script error."
    script.onload = () => {
      const container = page[globalName];
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

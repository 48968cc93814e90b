import { limits } from './limits';

/**
 * The one retry policy for the files of segments. A request that failed is followed by another; beside one that takes long another is
 * sent. None is cancelled, since on a slow network the next would be as slow: the first answer counts. Each request has an address of
 * its own (`?r=n`), because browsers do not repeat a request that hangs. Rejects when two requests failed and none is running.
 * `isRetry` says whether it took more than one.
 */
export function createAsk() {
  const counts = new Map<string, number>();

  function nextAddress(url: string): string {
    const count = counts.get(url) ?? 0;
    counts.set(url, count + 1);
    const address = new URL(url);
    if (count > 0) address.searchParams.set('r', String(count));
    return address.href;
  }

  return <T>(url: string, request: (address: string) => Promise<T>) =>
    new Promise<{ answer: T; isRetry: boolean }>((resolve, reject) => {
      const end = Date.now() + limits.request - limits.beside;
      let [sent, running] = [0, 0];
      let timer: ReturnType<typeof setTimeout>;
      const next = (ms: number) => {
        clearTimeout(timer);
        if (Date.now() < end) timer = setTimeout(send, ms);
      };
      async function send(): Promise<void> {
        const isRetry = sent > 0;
        sent += 1;
        running += 1;
        next(limits.beside);
        try {
          const answer = await request(nextAddress(url));
          clearTimeout(timer);
          resolve({ answer, isRetry });
        } catch (error) {
          running -= 1;
          if (running === 0 && sent === 1) return next(limits.pause);
          if (running > 0) return;
          clearTimeout(timer);
          reject(error);
        }
      }
      void send();
    });
}

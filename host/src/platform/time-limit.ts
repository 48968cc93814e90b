/**
 * Aborts the work after this time with a `TimeoutError`, as `AbortSignal.timeout` does: Safari has that only since version 16, and Chrome
 * called its error an `AbortError` until version 124.
 */
export function timeLimited<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('The time limit is over.', 'TimeoutError'));
  const timer = setTimeout(late, ms);
  return work(controller.signal).finally(() => clearTimeout(timer));
}

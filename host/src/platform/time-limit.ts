/**
 * Aborts after this time with a `TimeoutError`, as `AbortSignal.timeout` does: Safari has that only since version 16, and Chrome called
 * its error an `AbortError` until version 124.
 */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time limit is over.', 'TimeoutError')), ms);
  return controller.signal;
}

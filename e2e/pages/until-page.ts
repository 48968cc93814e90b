/** A page of any browser engine. The value of a promise is awaited. */
export interface Evaluator {
  evaluate<Value>(expression: string): Promise<Value>;
}

/**
 * Waits until `look`, which runs in the page, finds what it looks for, and returns that. It looks again whenever the page changes,
 * and in the next page when this one is left. `page.waitForFunction` would send a library of 350 KB to every page.
 */
export async function untilPage<Arg, Found>(
  page: Evaluator,
  look: ((arg: Arg) => Found | false | null | undefined) | string,
  arg: Arg,
  timeout: number,
): Promise<Found> {
  const expression = `(${lookAtEveryChange})(${look}, ${JSON.stringify(arg)})`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page did not show it within ${timeout} ms.`)), timeout);
  });
  try {
    for (;;) {
      const found = await Promise.race([late, page.evaluate<Found>(expression).catch(lookAgain)]);
      if (found !== undefined) return found;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined when the visitor has left the page, or when Chromium has collected the promise of a page that is still there. */
function lookAgain(error: Error): undefined {
  // WebKit's two errors for a frame that is replaced have a name alone. The one about an event is WebKit's too, `no such frame` is Firefox's.
  const isLeft =
    /NoSuch(Window|Frame)Error|context was destroyed|Cannot find context|unload event|no such frame|was garbage collected/;
  if (!isLeft.test(String(error))) throw error;
}

/** Runs in the page. It needs no timer: a test may have stopped the clock. */
function lookAtEveryChange<Arg, Found>(look: (arg: Arg) => Found | false | null | undefined, arg: Arg): Promise<Found> {
  return new Promise((resolve, reject) => {
    const lookOnce = () => {
      try {
        const found = look(arg);
        if (!found) return;
        observer.disconnect();
        resolve(found);
      } catch (error) {
        observer.disconnect();
        reject(error);
      }
    };
    const observer = new MutationObserver(lookOnce);
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    lookOnce();
  });
}

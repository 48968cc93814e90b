import { type ReactNode, use, useInsertionEffect, useLayoutEffect, useState } from 'react';
import type { TakeOver } from './take-over';

/** Its children replace the opening when they are complete. */
export function TakingOver({ takeOver, children }: { takeOver: TakeOver; children: ReactNode }) {
  const [, setShown] = useState(false);
  useInsertionEffect(takeOver.show, []); // before the effects that measure the page
  useLayoutEffect(() => {
    setShown(true); // React renders once more before the frame, with what these effects wrote into the stores
    queueMicrotask(takeOver.end);
  }, [takeOver.end]);
  return children;
}

/** Rendered after the page: it holds the page back as long as a finger is on the opening. */
export function Released({ takeOver }: { takeOver: TakeOver }) {
  const released = takeOver.released();
  if (released) use(released);
  return null;
}

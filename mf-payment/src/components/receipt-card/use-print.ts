import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints what the caller renders while `isPrinting`. It is rendered before the browser takes its copy of the page. */
export function usePrint() {
  const [isPrinting, setPrinting] = useState(false);

  function print() {
    addEventListener('afterprint', () => setPrinting(false), { once: true });
    flushSync(() => setPrinting(true));
    window.print();
  }

  return { isPrinting, print };
}

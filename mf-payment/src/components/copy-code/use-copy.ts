import { useEffect, useRef, useState } from 'react';

export type CopyStatus = 'ready' | 'copied' | 'refused';

export interface CopyOptions {
  /** Exactly the text for the clipboard. */
  text: string;
  /** The clipboard confirmed the text. */
  onCopied(): void;
  /** The clipboard refused the text or did not answer in time. Called once a press. */
  onRefused(): void;
}

/** Time limit for the clipboard, in ms. It may never answer: a browser may ask the visitor first. */
const CLIPBOARD_TIMEOUT = 1_500;

/** How long the confirmation is shown, in ms. */
const CONFIRMATION_TIME = 3_000;

/** Copies a text. Further presses are ignored while a copy is in progress or its confirmation is shown. */
export function useCopy({ text, onCopied, onRefused }: CopyOptions) {
  const [status, setStatus] = useState<CopyStatus>('ready');
  const isBusy = useRef(false);
  const latest = useRef<AbortController>(undefined);

  useEffect(() => () => latest.current?.abort(), []);

  useEffect(() => {
    if (status !== 'copied') return undefined;
    const reset = setTimeout(() => {
      isBusy.current = false;
      setStatus('ready');
    }, CONFIRMATION_TIME);
    return () => clearTimeout(reset);
  }, [status]);

  function copy() {
    if (isBusy.current) return;
    isBusy.current = true;
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    let isRefused = false;

    const refuse = () => {
      clearTimeout(timeout);
      if (signal.aborted || isRefused) return;
      isRefused = true;
      isBusy.current = false;
      setStatus('refused');
      onRefused();
    };
    /** Also after the time limit: the visitor may have allowed it late. */
    const succeed = () => {
      clearTimeout(timeout);
      if (signal.aborted) return;
      isBusy.current = true;
      setStatus('copied');
      onCopied();
    };
    const timeout = setTimeout(refuse, CLIPBOARD_TIMEOUT);
    signal.addEventListener('abort', () => clearTimeout(timeout));
    write(text).then(succeed, refuse);
  }

  return { status, copy };
}

/** On an insecure page `navigator.clipboard` is undefined: the access throws, which counts as a refusal too. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

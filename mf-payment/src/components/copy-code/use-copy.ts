import { useEffect, useRef, useState } from 'react';

export type CopyStatus = 'ready' | 'copied' | 'refused';

export interface CopyOptions {
  /** What is put on the clipboard, to the letter. */
  text: string;
  /** It is on the clipboard: the clipboard said so. */
  onCopied(): void;
  /** It is not there, or nothing was heard about it in time. Told once a press. */
  onRefused(): void;
}

/** How long the clipboard may take, in ms. It does not always answer: a browser may ask the person first. */
const PATIENCE = 1_500;

/** How long it is shown that the text was copied, in ms. */
const SHOWN_FOR = 3_000;

/** Copies a text once, however often it is asked to while that is under way or has just been shown. */
export function useCopy({ text, onCopied, onRefused }: CopyOptions) {
  const [status, setStatus] = useState<CopyStatus>('ready');
  const isDeaf = useRef(false);
  const latest = useRef<AbortController>(undefined);

  useEffect(() => () => latest.current?.abort(), []);

  useEffect(() => {
    if (status !== 'copied') return undefined;
    const rest = setTimeout(() => {
      isDeaf.current = false;
      setStatus('ready');
    }, SHOWN_FOR);
    return () => clearTimeout(rest);
  }, [status]);

  function copy() {
    if (isDeaf.current) return;
    isDeaf.current = true;
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    let isRefused = false;

    const refuse = () => {
      clearTimeout(patience);
      if (signal.aborted || isRefused) return;
      isRefused = true;
      isDeaf.current = false;
      setStatus('refused');
      onRefused();
    };
    /** Also long after it was given up: the person may have been asked, and said yes. */
    const succeed = () => {
      clearTimeout(patience);
      if (signal.aborted) return;
      isDeaf.current = true;
      setStatus('copied');
      onCopied();
    };
    const patience = setTimeout(refuse, PATIENCE);
    write(text).then(succeed, refuse);
  }

  return { status, copy };
}

/** On a page that is not secure there is no clipboard at all: reading it throws, and that is a refusal like any other. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

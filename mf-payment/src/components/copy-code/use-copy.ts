import { useEffect, useRef, useState } from 'react';

interface CopyOptions {
  /** Exactly the text for the clipboard. */
  text: string;
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
  const [status, setStatus] = useState<'ready' | 'copied' | 'refused'>('ready');
  /** The last answer of the clipboard, until the component is unmounted, and the only timer, during which presses are ignored. */
  const latest = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current = undefined;
    },
    [],
  );

  function copy() {
    if (timer.current !== undefined) return;
    const answer = write(text);
    latest.current = answer;

    const free = (next: 'ready' | 'refused') => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setStatus(next);
    };
    const refuse = () => {
      if (latest.current !== answer || timer.current === undefined) return;
      free('refused');
      onRefused();
    };
    /** Also after the time limit: the visitor may have allowed it late. */
    const succeed = () => {
      if (latest.current !== answer) return;
      clearTimeout(timer.current);
      setStatus('copied');
      onCopied();
      timer.current = setTimeout(free, CONFIRMATION_TIME, 'ready');
    };
    timer.current = setTimeout(refuse, CLIPBOARD_TIMEOUT);
    answer.then(succeed, refuse);
  }

  return { status, copy };
}

/** On an insecure page `navigator.clipboard` is undefined: the access throws, which counts as a refusal too. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

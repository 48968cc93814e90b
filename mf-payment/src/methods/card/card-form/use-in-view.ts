import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface InViewOptions {
  form: RefObject<HTMLElement | null>;
  /** What is wrong with the fields, and with the request: each sentence that appears moves the fields. */
  problems: unknown;
  problem: unknown;
  /** Runs an action when the visitor presses nothing: see `useAfterPress`. */
  afterPress(action: () => void): void;
}

/**
 * Keeps the focused field in view, with its label and its sentence, as far as there is room: when it gets the focus, when
 * the on-screen keyboard opens or changes, when a sentence appears.
 */
export function useInView({ form, problems, problem, afterPress }: InViewOptions): () => void {
  const reveal = () => afterPress(showFocused);

  function showFocused() {
    const active = document.activeElement;
    if (!form.current?.contains(active)) return;
    // First the whole field, as far as it fits, then the part of it that has the focus.
    active?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' });
    active?.closest('label, [data-field]')?.scrollIntoView?.({ block: 'nearest' });
  }

  const revealAgain = useEffectEvent((..._sentences: unknown[]) => reveal());
  useEffect(() => revealAgain(problems, problem), [problems, problem]);
  useEffect(() => {
    const viewport = window.visualViewport;
    const handleResize = () => revealAgain();
    viewport?.addEventListener('resize', handleResize);
    return () => viewport?.removeEventListener('resize', handleResize);
  }, []);

  return reveal;
}

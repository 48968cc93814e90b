import type { useAfterPress } from '@consorcio/shared/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps the focused field in view, with its label and its sentence, as far as there is room: when it gets the focus, when
 * the on-screen keyboard opens or changes, when a sentence appears: about the fields (`problems`) or the request (`problem`).
 */
export function useInView(
  form: RefObject<HTMLElement | null>,
  problems: unknown,
  problem: unknown,
  afterPress: ReturnType<typeof useAfterPress>,
): () => void {
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

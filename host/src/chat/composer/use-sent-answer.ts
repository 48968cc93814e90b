import { theme } from '@consorcio/shared/theme';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves an answer from the field to its bubble. Returns a function to call before the answer is given. */
export function useSentAnswer(field: RefObject<HTMLElement | null>, log: RefObject<HTMLElement | null>): () => void {
  const sent = useRef<{ readonly from: DOMRect | undefined; readonly before: Element | undefined }>(undefined);
  const lastAnswer = () => [...(log.current?.querySelectorAll('li[data-own] > :first-child') ?? [])].at(-1);

  useLayoutEffect(() => {
    const { from, before } = sent.current ?? {};
    sent.current = undefined;
    const answer = from && lastAnswer();
    if (!answer || answer === before) return; // it was refused
    const { left, top } = answer.getBoundingClientRect();
    const duration = Number.parseInt(getComputedStyle(answer).getPropertyValue('--motion-normal'), 10);
    const translate = [`${from.left - left}px ${from.top - top}px`, 'none'];
    answer.animate?.({ translate }, { duration, easing: theme.motion.ease });
  });

  return () => {
    sent.current = { from: field.current?.getBoundingClientRect(), before: lastAnswer() };
  };
}

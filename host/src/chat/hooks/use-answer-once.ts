import type { Answer } from '@consorcio/shared/flow';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Passes an answer on once a question: Enter and click together, or a double click, are one answer. `key` tells one
 * question from the next; there is none while there is nothing to answer.
 */
export function useAnswerOnce(
  key: string | undefined,
  token: number | undefined,
  onAnswer: (token: number, answer: Answer) => void,
): (answer: Answer) => void {
  const answered = useRef<string>(undefined);

  useEffect(() => {
    if (answered.current !== key) answered.current = undefined;
  }, [key]);

  return useCallback(
    (answer) => {
      if (key === undefined || token === undefined || answered.current === key) return;
      answered.current = key;
      onAnswer(token, answer);
    },
    [key, token, onAnswer],
  );
}

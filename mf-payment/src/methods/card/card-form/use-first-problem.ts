import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type CardElements, hasFocus } from './card-elements';
import { type CardField, type CardProblems, cardFields } from './card-fields';

interface FirstProblem {
  readonly field: CardField;
  readonly message: string;
}

/**
 * Moves the focus to the first wrong field, once its sentence is next to it, so that a screen reader reads the sentence
 * out on arrival. A field that already has the focus is not entered again: there its sentence is announced.
 */
export function useFirstProblem(elements: CardElements, onSay: (text: string) => void) {
  const [first, setFirst] = useState<FirstProblem>();

  const show = useEffectEvent(({ field, message }: FirstProblem) => {
    const element = elements[field].current;
    if (element && hasFocus(element)) onSay(message);
    else element?.focus();
  });
  useLayoutEffect(() => {
    if (first) show(first);
  }, [first]);

  return function showFirstOf(problems: CardProblems) {
    const field = cardFields.find((each) => problems[each] !== undefined);
    if (field) setFirst({ field, message: problems[field] ?? '' });
  };
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type CardField, type CardProblems, wrongFields } from './card-fields';

/**
 * Moves the focus when a form is rejected, once its sentences are shown, so that a screen reader reads them on arrival, each once. One
 * wrong field gets the focus itself; if it already has it, its sentence is announced. Several are read in a summary, which leads to each
 * of them. The summary stays as it was submitted: if it shrank while the visitor types, the fields would move.
 */
export function useRejectedForm(elements: CardElements, onSay: (text: string) => void) {
  const summary = useRef<HTMLDivElement>(null);
  const [rejected, setRejected] = useState<CardProblems>();

  const show = useEffectEvent((problems: CardProblems) => {
    const [first, ...others] = wrongFields(problems);
    if (!first) return;
    if (others.length > 0) return summary.current?.focus();
    const element = elements[first].current;
    const hasFocus = element?.closest('[data-field]')?.contains(document.activeElement); // a group of radio buttons is one field
    if (hasFocus) onSay(problems[first] ?? '');
    else element?.focus();
  });
  useLayoutEffect(() => {
    if (rejected) show(rejected);
  }, [rejected]);

  return { summary, summarised: wrongFields(rejected ?? {}).length > 1 ? rejected : undefined, reject: setRejected };
}

/** Where each field is; for the instalments it is the first radio button. */
type CardElements = Readonly<Record<CardField, RefObject<HTMLInputElement | null>>>;

export function createElements(): CardElements {
  const empty = () => ({ current: null });
  return { numero: empty(), nome: empty(), validade: empty(), codigo: empty(), documento: empty(), parcelas: empty() };
}

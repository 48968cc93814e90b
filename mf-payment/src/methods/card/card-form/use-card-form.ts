import { todayInBrazil } from '@consorcio/shared/journey';
import { textLimit, useAfterPress } from '@consorcio/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardWords } from '../card-words';
import type { Shown } from '../frame/messages';
import {
  type CardField,
  type CardFormData,
  type CardProblems,
  type CardTexts,
  cardChecks,
  cardFields,
  emptyCard,
  readCard,
  repaired,
} from './card-fields';
import { createElements, useRejectedForm } from './use-rejected-form';

export interface CardFormProps
  extends Pick<Shown, 'isOpen' | 'charge' | 'emAberto' | 'processadora' | 'isLocked' | 'canClose'> {
  /** Why the form was not sent. */
  readonly problem?: string | undefined;
  /** The texts of the form before: the field of each is filled in. Those of this form replace them, without the security code. */
  readonly kept: RefObject<Partial<CardTexts>>;
  onSubmit(form: CardFormData): void;
  onBack(): void;
  /** Announces plain text to screen readers. */
  onSay(text: string): void;
  /** px that the form needs to be seen whole. */
  onResize(height: number): void;
}

/**
 * The texts of the form and what is wrong with them. The inputs are the authority, because masks and browsers write into
 * them too; this state follows them.
 */
export function useCardForm({ isLocked, problem, kept, onSubmit, onSay }: CardFormProps) {
  const today = todayInBrazil(Date.now());
  const [elements] = useState(createElements);
  const [texts, setTexts] = useState<CardTexts>(() => ({ ...emptyCard, ...kept.current }));
  const latestTexts = useRef(texts);
  const [problems, setProblems] = useState<CardProblems>({});
  const { summary, summarised, reject } = useRejectedForm(elements, onSay);
  const afterPress = useAfterPress();
  /** Set from the press until an answer or a change: the same form is submitted once. */
  const isSubmitted = useRef(false);

  /** Stores a text that a browser or a mask wrote. The visitor did not type it, so the problems stay. */
  function storeText(field: CardField, text: string) {
    if (latestTexts.current[field] === text) return;
    latestTexts.current = { ...latestTexts.current, [field]: text };
    setTexts(latestTexts.current);
    kept.current = { ...latestTexts.current, codigo: '' };
  }

  /** Stores a text that the visitor changed: its problem is gone, and the form may be submitted again. */
  function changeText(field: CardField, text: string) {
    if (latestTexts.current[field] === text) return;
    storeText(field, text);
    isSubmitted.current = false;
    setProblems((before) => ({ ...before, [field]: undefined }));
  }

  /** Repairs the text of a field. The event tells the mask and this form, as when a browser fills the field in. */
  function repairText(field: CardField, element: HTMLInputElement) {
    const text = repaired(field, element.value, today);
    if (text === element.value) return;
    element.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Checks a field that the visitor leaves, unless it is empty: they may fill it in later. Its sentence moves the fields below. */
  const leaveField = (field: CardField) => afterPress(() => checkField(field));

  function checkField(field: CardField) {
    const element = elements[field].current;
    if (element) repairText(field, element);
    const text = latestTexts.current[field];
    if (text.trim() === '') return;
    const checked = cardChecks(today)[field](text);
    if (!checked.ok) setProblems((before) => ({ ...before, [field]: checked.message }));
  }

  function submit() {
    if (isLocked || isSubmitted.current) return;
    for (const field of cardFields) {
      const element = elements[field].current;
      if (!element || element.type === 'radio') continue;
      repairText(field, element);
      storeText(field, element.value.slice(0, textLimit)); // a change that fired no event
    }
    const { form, problems } = readCard(latestTexts.current, today);
    setProblems(problems ?? {});
    reject(problems);
    if (!form) return;
    isSubmitted.current = true;
    onSubmit(form);
  }

  const say = useEffectEvent(onSay);
  useEffect(() => {
    isSubmitted.current = false;
    if (problem !== undefined) say(problem);
  }, [problem]);
  useEffect(() => {
    if (isLocked) say(cardWords.sending);
    else isSubmitted.current = false;
  }, [isLocked]);

  const read = { isLocked, texts, problems, summarised };
  return { ...read, elements, summary, changeText, storeText, leaveField, submit, afterPress };
}

/** What the parts of the form share. */
export type CardFormState = ReturnType<typeof useCardForm>;

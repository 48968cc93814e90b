import type { Identifier } from '@consorcio/shared/entities';
import type { IsoDate } from '@consorcio/shared/validation';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepCard, keptCard } from '../kept-card';
import {
  type CardField,
  type CardProblems,
  type CardTexts,
  cardChecks,
  cardFields,
  emptyCard,
  readCard,
} from './card-fields';

export interface CardFormOptions {
  propostaID: Identifier;
  today: IsoDate;
  isSubmitting: boolean;
  /** Why what was handed in was not sent. */
  problem: string | undefined;
  onSubmit(form: unknown): void;
  onSay(text: string): void;
}

/**
 * What stands in the form and what is wrong with it. The fields are the authority, as masks and browsers write into them
 * too; what is known here follows them.
 */
export function useCardForm({ propostaID, today, isSubmitting, problem, onSubmit, onSay }: CardFormOptions) {
  const [elements] = useState(noElements);
  const [texts, setTexts] = useState<CardTexts>(() => ({ ...emptyCard, ...keptCard(propostaID) }));
  const known = useRef(texts);
  const [problems, setProblems] = useState<CardProblems>({});
  const [refused, setRefused] = useState<{ readonly field: CardField; readonly message: string }>();
  const isHandedIn = useRef(false);

  /** The browser or a mask shaped what stood there already: nobody typed, so what is wrong stays wrong. */
  const adopt = useCallback(
    (field: CardField, text: string) => {
      if (known.current[field] === text) return;
      known.current = { ...known.current, [field]: text };
      setTexts(known.current);
      keepCard(propostaID, known.current);
    },
    [propostaID],
  );

  function write(field: CardField, text: string) {
    if (known.current[field] === text) return;
    adopt(field, text);
    isHandedIn.current = false;
    setProblems((before) => (before[field] === undefined ? before : without(before, field)));
  }

  /** A field that is left half filled in says so; an empty one may still be on its way. */
  function leave(field: CardField) {
    const text = known.current[field];
    if (text.trim() === '') return;
    const checked = cardChecks(today)[field](text);
    if (!checked.ok) setProblems((before) => ({ ...before, [field]: checked.message }));
  }

  function submit() {
    if (isSubmitting || isHandedIn.current) return;
    for (const field of cardFields) {
      const element = elements[field].current;
      if (element && element.type !== 'radio') adopt(field, element.value); // what no event told of
    }
    const read = readCard(known.current, today);
    if ('form' in read) {
      isHandedIn.current = true;
      setProblems({});
      onSubmit(read.form);
      return;
    }
    setProblems(read.problems);
    const first = cardFields.find((field) => read.problems[field] !== undefined);
    if (first) setRefused({ field: first, message: read.problems[first] ?? '' });
  }

  // Once the sentence stands beside its field, so that moving there reads it out.
  const show = useEffectEvent(({ field, message }: NonNullable<typeof refused>) => {
    const element = elements[field].current;
    if (element && hasFocus(element)) onSay(message);
    else element?.focus();
  });
  useLayoutEffect(() => {
    if (refused) show(refused);
  }, [refused]);

  const say = useEffectEvent(onSay);
  useEffect(() => {
    isHandedIn.current = false;
    if (problem !== undefined) say(problem);
  }, [problem]);
  useEffect(() => {
    if (isSubmitting) say('Enviando pagamento…');
    else isHandedIn.current = false;
  }, [isSubmitting]);

  return { texts, problems, elements, write, adopt, leave, submit };
}

function without(problems: CardProblems, field: CardField): CardProblems {
  const { [field]: _mended, ...others } = problems;
  return others;
}

/** Where each field is; of the instalments the first radio button. */
function noElements(): Record<CardField, RefObject<HTMLInputElement | null>> {
  const none = () => ({ current: null });
  return { numero: none(), nome: none(), validade: none(), codigo: none(), documento: none(), parcelas: none() };
}

/** A group of radio buttons is one field. */
function hasFocus(element: HTMLInputElement): boolean {
  const { activeElement } = document;
  if (element.type !== 'radio') return activeElement === element;
  return activeElement instanceof HTMLInputElement && activeElement.name === element.name;
}

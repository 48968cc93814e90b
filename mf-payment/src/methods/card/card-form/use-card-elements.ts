import { type RefObject, useState } from 'react';
import type { CardField } from './card-fields';

/** Where each field is; for the instalments it is the first radio button. */
export type CardElements = Readonly<Record<CardField, RefObject<HTMLInputElement | null>>>;

/** The same refs for as long as the form is mounted. */
export function useCardElements(): CardElements {
  const [elements] = useState(createElements);
  return elements;
}

function createElements(): CardElements {
  const empty = () => ({ current: null });
  return { numero: empty(), nome: empty(), validade: empty(), codigo: empty(), documento: empty(), parcelas: empty() };
}

import type { RefObject } from 'react';

/** What is written in a fixed shape. */
export type MaskedKind =
  | 'money'
  | 'phone'
  | 'cpf'
  | 'cnpj'
  | 'cpf-cnpj'
  | 'cep'
  | 'date'
  | 'card-number'
  | 'card-expiry';

export interface MaskProps {
  /** The field to put the mask on. It may change while it is masked: the text in it stays the one authority. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  kind: MaskedKind;
  /** Filled with the way to mask again what stands in the field, for changes the browser made without a key press. */
  remask: RefObject<() => void>;
  /** Called when the mask, as it was put on, changed what stood in the field. */
  onText(text: string): void;
}

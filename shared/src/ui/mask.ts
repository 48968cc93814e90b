import type { RefObject } from 'react';

/** The kinds of answer that have a fixed format. */
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
  /** The field to mask. Its own text is the only source of truth, so it may change while it is masked. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  kind: MaskedKind;
  /** Receives a function that formats the field again, for changes that the browser made without a key press. */
  remask: RefObject<() => void>;
  /** Called with the formatted text when the mask is added. */
  onText(text: string): void;
}

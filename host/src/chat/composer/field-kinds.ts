import type { InputKind } from '@consorcio/shared/flow';
import type { MaskedKind } from '@consorcio/shared/ui';
import type { InputHTMLAttributes } from 'react';

/** Not prose: the keyboard must not correct it. */
const code = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const digits = { ...code, inputMode: 'numeric' } as const;
const capitals = { ...code, autoCapitalize: 'characters', inputMode: 'text', autoComplete: 'off' } as const;

/** How a kind of answer is typed: keyboard, capitals, autocomplete, an example. */
export const fieldKinds: Readonly<Record<InputKind, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { inputMode: 'text', autoCapitalize: 'sentences', placeholder: 'Digite aqui' },
  name: { ...code, inputMode: 'text', autoComplete: 'name', autoCapitalize: 'words', placeholder: 'Digite aqui' },
  money: { ...code, inputMode: 'decimal', autoComplete: 'off', placeholder: '0,00' },
  email: { ...code, inputMode: 'email', autoComplete: 'email', placeholder: 'nome@exemplo.com' },
  phone: { ...code, inputMode: 'tel', autoComplete: 'tel-national', placeholder: '(00) 00000-0000' },
  cpf: { ...digits, autoComplete: 'off', placeholder: '000.000.000-00' },
  // A CNPJ may contain letters since July 2026, so it has no numeric keyboard.
  cnpj: { ...capitals, placeholder: '00.000.000/0000-00' },
  'cpf-cnpj': { ...capitals, placeholder: 'CPF ou CNPJ' },
  cep: { ...digits, autoComplete: 'postal-code', placeholder: '00000-000' },
  date: { ...digits, autoComplete: 'bday', placeholder: 'dd/mm/aaaa' },
  coupon: { ...capitals, placeholder: 'Digite o código' },
  'long-text': { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'sentences', placeholder: 'Escreva aqui' },
};

/** The kinds with a fixed format. The formats themselves are in `shared/masks`, a chunk of its own. */
const maskedKinds = ['money', 'phone', 'cpf', 'cnpj', 'cpf-cnpj', 'cep', 'date'] as const satisfies (InputKind &
  MaskedKind)[];

export function isMasked(kind: InputKind): kind is (typeof maskedKinds)[number] {
  return (maskedKinds as readonly InputKind[]).includes(kind);
}

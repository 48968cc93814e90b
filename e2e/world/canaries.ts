import type { InputKind } from '@consorcio/shared/flow';

/** Personal data that only the visitor has, by the kind of field it is typed into. Without digits of the cards in cards.ts. */
export const ownWords: Readonly<Partial<Record<InputKind, readonly string[]>>> = {
  name: ['Zumarita', 'Zumarita Quilobe'],
  email: ['zumarita.10843@example.com', 'Zumarita.60217@gmail.com'],
  phone: ['(11) 98462-1035'],
  cpf: ['842.017.356-80'],
  cnpj: ['84.201.735/0001-73'],
  date: ['27/08/1967'],
  'long-text': ['Falei com Babuleca e demorou.'],
};

/** Finds them in a text, in every way in which they may be written: outside the page, they have leaked. */
export const personalTrace =
  /zumarita|quilobe|babuleca|98462-?1035|842\.?017\.?356-?80|84\.?201\.?735\/?0001-?73|1967-?08-?27|27\/08\/1967/i;

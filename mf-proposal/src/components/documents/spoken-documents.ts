import type { Brand } from '@consorcio/shared/entities';
import { documentsOf } from './documents-of';

/** The documents as they are announced. */
export function spokenDocuments(brand: Pick<Brand, 'instituicao'>): string {
  const titles = documentsOf(brand).map(({ titulo }) => titulo.toLowerCase());
  return `Para ler antes de confirmar, em outra aba: ${titles.join(' e ')}`;
}

import type { DocumentsProps } from './documents';

/** The documents as they are announced. */
export function spokenDocuments({ documentos }: DocumentsProps): string {
  return `Para ler antes de confirmar, em outra aba: ${documentos.map(({ titulo }) => titulo.toLowerCase()).join(' e ')}`;
}

import type { Brand } from '@consorcio/shared/entities';

/** What a visitor accepts with the terms. The addresses are checked with the settings of the institution before the page is served. */
export function documentsOf({ instituicao }: Pick<Brand, 'instituicao'>) {
  const { contrato, regulamento } = instituicao;
  return [
    { titulo: 'Condições gerais do contrato', ...contrato },
    { titulo: 'Regulamento do grupo', ...regulamento },
  ];
}

export function spokenDocuments(brand: Pick<Brand, 'instituicao'>): string {
  const titles = documentsOf(brand).map(({ titulo }) => titulo.toLowerCase());
  return `Para ler antes de confirmar, em outra aba: ${titles.join(' e ')}`;
}

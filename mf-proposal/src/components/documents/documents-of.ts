import type { Brand } from '@consorcio/shared/entities';

interface ContractDocument {
  readonly titulo: string;
  readonly versao: string;
  /** Checked with the settings of the institution before the page is served. */
  readonly endereco: string;
}

/** What a visitor accepts with the terms. */
export function documentsOf({ instituicao }: Pick<Brand, 'instituicao'>): readonly ContractDocument[] {
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

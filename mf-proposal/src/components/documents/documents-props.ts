import type { ProposalScene } from '../../state';
import type { DocumentsProps } from './documents';

/** What a visitor accepts with the terms, at the addresses of the institution. */
export function documents({ brand: { instituicao } }: ProposalScene): DocumentsProps {
  const { contrato, regulamento } = instituicao;
  return {
    documentos: [
      { titulo: 'Condições gerais do contrato', ...contrato },
      { titulo: 'Regulamento do grupo', ...regulamento },
    ],
  };
}

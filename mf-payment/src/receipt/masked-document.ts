import { formatCnpj, formatCpf } from '@consorcio/shared/validation';

/** A CPF or CNPJ of which only the middle can be read: '***.982.247-**'. */
export function maskedDocument(document: string): string {
  return document.length > 11 ? `**${formatCnpj(document).slice(2, -2)}**` : `***${formatCpf(document).slice(3, -2)}**`;
}
